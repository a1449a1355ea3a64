import { DoneSchema } from "../auth.ts";
import { CompPointsSchema } from "../comp-points.ts";
import {
  GameSessionIdSchema,
  LaunchedSchema,
  LaunchSchema,
  PlaySessionSchema,
  RealityCheckSchema,
  VariantIdSchema,
} from "../play.ts";
import { RealtimeTokenSchema } from "../realtime.ts";
import { NewPlanSchema, PlanAnswerSchema, SessionPlansSchema } from "../session-plan.ts";
import type { Endpoint } from "./endpoint.ts";

/** Launches and play sessions. */
export const playEndpoints = {
  "POST /api/games/:id/launch": {
    summary: "Launch a game: returns the address of its frame with a single-use token",
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
    summary: "End a real-money game session: later bets are rejected",
    params: GameSessionIdSchema,
    response: DoneSchema,
  },
  "GET /api/player/play_session": {
    session: true,
    summary: "The play session: its length, stakes, wins and the next reality check",
    response: PlaySessionSchema,
  },
  "POST /api/player/play_session/continue": {
    session: true,
    summary: "Answer the due reality check and continue",
    response: PlaySessionSchema,
  },
  "PUT /api/player/play_session/reality_check": {
    session: true,
    summary: "Choose the interval of reality checks",
    body: RealityCheckSchema,
    response: PlaySessionSchema,
  },
  "PUT /api/player/play_session/plan": {
    session: true,
    summary: "Plan budget and time of a play session: rejects no bet; during play it can only be reduced",
    body: NewPlanSchema,
    response: PlaySessionSchema,
  },
  "DELETE /api/player/play_session/plan": {
    session: true,
    summary: "Delete a plan that play has not started on",
    rejections: ["validation_failed"],
    response: PlaySessionSchema,
  },
  "POST /api/player/play_session/plan/answer": {
    session: true,
    summary: "Acknowledge how far the plan is used, or continue beyond it",
    body: PlanAnswerSchema,
    response: PlaySessionSchema,
  },
  "GET /api/player/play_session/plans": {
    session: true,
    summary: "The last played plans and their outcome, newest first",
    response: SessionPlansSchema,
  },
  "GET /api/player/comp_points": {
    session: true,
    summary: "The player's comp points: to spend, and lifetime",
    response: CompPointsSchema,
  },
  "GET /api/player/realtime": {
    session: true,
    summary: "Token of the player's realtime connection, valid for five minutes",
    response: RealtimeTokenSchema,
  },
} as const satisfies Record<string, Endpoint>;
