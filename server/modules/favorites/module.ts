import { defineModule } from "../../core/modules/module.ts";
import { configModule } from "../config/module.ts";
import { gamesModule } from "../games/module.ts";
import { favoritesRoutes } from "./routes.ts";
import { createFavoritesService } from "./service.ts";

export const favoritesModule = defineModule({
  name: "favorites",
  needs: { config: configModule, games: gamesModule },
  setup({ db, now, players }, { config, games }) {
    const favorites = createFavoritesService({
      db,
      now,
      games,
      currencyOf: async (id) => (await players.byId(id))?.currency,
      currencies: config.currencies,
    });
    return { routes: (app) => favoritesRoutes(app, favorites) };
  },
});
