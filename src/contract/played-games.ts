import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";
import { GameSchema } from "./games.ts";

export const playedGamesEndpoints = {
  "GET /api/player/played_games": {
    session: true,
    summary: "Games that the player opened for real money, most recently played first",
    response: v.array(GameSchema),
  },
} as const satisfies Record<string, Endpoint>;
