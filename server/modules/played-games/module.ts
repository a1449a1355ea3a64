import { defineModule } from "../../core/modules/module.ts";
import { route } from "../../http/route.ts";
import { exclusionsFor, requirePlayerId } from "../../http/visitor.ts";
import { gamesModule } from "../games/module.ts";
import { createPlayedGames } from "./service.ts";

export const playedGamesModule = defineModule({
  name: "played-games",
  needs: { games: gamesModule },
  setup({ db }, { games }) {
    const playedGames = createPlayedGames({ db, games });
    return {
      routes: (app) =>
        route(app, "GET /api/player/played_games", async ({ visitor }) =>
          playedGames.of(await requirePlayerId(visitor), exclusionsFor(visitor)),
        ),
    };
  },
});
