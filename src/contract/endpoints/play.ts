import { LaunchedSchema, LaunchSchema, VariantIdSchema } from "../play.ts";
import type { Endpoint } from "./endpoint.ts";

/** Playing games. */
export const playEndpoints = {
  "POST /api/games/:id/launch": {
    summary: "Begin to play a game: gives the address of its frame, good once",
    params: VariantIdSchema,
    body: LaunchSchema,
    response: LaunchedSchema,
  },
} as const satisfies Record<string, Endpoint>;
