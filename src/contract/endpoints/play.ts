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
import { NewPlanSchema, PlanAnswerSchema, SessionPlansSchema } from "../session-plan.ts";
import type { Endpoint } from "./endpoint.ts";

/** Playing games. */
export const playEndpoints = {
  "POST /api/games/:id/launch": {
    summary: "Begin to play a game: gives the address of its frame, good once",
    params: VariantIdSchema,
    body: LaunchSchema,
    rejections: [
      "unauthorized",
      "restricted_country",
      "too_young",
      "player_excluded",
      "limit_reached",
      "currency_not_supported",
      "fields_missing",
      "no_demo_mode",
      "already_playing",
    ],
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
  "PUT /api/player/sitting/plan": {
    session: true,
    summary:
      "Plan what to lose at most and how long to play: a help that refuses no bet; while at play only less",
    body: NewPlanSchema,
    response: SittingSchema,
  },
  "DELETE /api/player/sitting/plan": {
    session: true,
    summary: "Drop a plan by which nothing has been played yet",
    rejections: ["validation_failed"],
    response: SittingSchema,
  },
  "POST /api/player/sitting/plan/answer": {
    session: true,
    summary: "Say that the player has seen how far the plan is used, or goes on beyond it",
    body: PlanAnswerSchema,
    response: SittingSchema,
  },
  "GET /api/player/sitting/plans": {
    session: true,
    summary: "The last plans that were played by, newest first, and what became of them",
    response: SessionPlansSchema,
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
