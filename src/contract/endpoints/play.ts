import { DoneSchema } from "../auth.ts";
import { CompPointsSchema } from "../comp-points.ts";
import {
  GameSessionIdSchema,
  LaunchedSchema,
  LaunchSchema,
  RealityCheckSchema,
  SittingSchema,
  VariantIdSchema,
} from "../play.ts";
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
  "DELETE /api/games/sessions/:session": {
    session: true,
    summary: "Leave a game that is played for real: no more bets are taken in it",
    params: GameSessionIdSchema,
    response: DoneSchema,
  },
  "GET /api/player/sitting": {
    session: true,
    summary: "How long the player has been at play, what was staked and won meanwhile, and the next reminder",
    response: SittingSchema,
  },
  "POST /api/player/sitting/go_on": {
    session: true,
    summary: "Answer the reminder that is due: the player goes on",
    response: SittingSchema,
  },
  "PUT /api/player/sitting/reality_check": {
    session: true,
    summary: "Choose how often to be reminded of time and money",
    body: RealityCheckSchema,
    response: SittingSchema,
  },
  "GET /api/player/comp_points": {
    session: true,
    summary: "Points that the player has earned by playing: to spend, and in all",
    response: CompPointsSchema,
  },
  "GET /api/player/realtime": {
    session: true,
    summary: "A token for the player's realtime connection, good for five minutes",
    response: RealtimeTokenSchema,
  },
} as const satisfies Record<string, Endpoint>;
