import { ART_VERSION } from "../../core/art-version.ts";
import { defineModule } from "../../core/modules/module.ts";
import { gamesRoutes } from "./routes.ts";
import { createGamesService } from "./service.ts";

export const gamesModule = defineModule({
  name: "games",
  async setup({ db, content, now }) {
    const games = await createGamesService({ db, content, artVersion: ART_VERSION });
    return { api: games, routes: (app) => gamesRoutes(app, games, now) };
  },
});
