import { defineModule } from "../../core/modules/module.ts";
import { referenceGamesModule } from "../../reference-game-server/module.ts";
import { configModule } from "../config/module.ts";
import { gamesModule } from "../games/module.ts";
import { historyRoutes } from "./routes.ts";
import { createHistory } from "./service.ts";

export const historyModule = defineModule({
  name: "history",
  needs: { config: configModule, games: gamesModule, referenceGames: referenceGamesModule },
  setup({ db, now }, { config, games, referenceGames }) {
    const history = createHistory({
      db,
      gamesOf: games.byIdentifiers,
      isVerifiable: (provider) => provider === referenceGames.name,
    });
    return { routes: (app) => historyRoutes(app, { history, subunits: config.subunits, now }) };
  },
});
