import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";
import { GameSchema } from "./games.ts";

export const playedGamesEndpoints = {
  "GET /api/player/played_games": {
    session: true,
    summary: "The player's recent games, newest first",
    response: v.array(GameSchema),
  },
} as const satisfies Record<string, Endpoint>;
