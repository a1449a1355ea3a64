import { LaunchedSchema, LaunchSchema, VariantIdSchema } from "../play.ts";
import { RealtimeTokenSchema } from "../realtime.ts";
import type { Endpoint } from "./endpoint.ts";

/** Playing games. */
export const playEndpoints = {
  "POST /api/games/:id/launch": {
    summary: "Begin to play a game: gives the address of its frame, good once",
    params: VariantIdSchema,
    body: LaunchSchema,
    response: LaunchedSchema,
  },
  "GET /api/player/realtime": {
    session: true,
    summary: "A token for the player's realtime connection, good for five minutes",
    response: RealtimeTokenSchema,
  },
} as const satisfies Record<string, Endpoint>;
