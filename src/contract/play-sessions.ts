import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { DoneSchema, type Endpoint } from "./endpoint.ts";
import { SignedAmountSchema } from "./history.ts";

/** Parts of a session plan: the loss that the player accepts, and the time to play. */
export const PLAN_PARTS = ["budget", "time"] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];
const parts = v.array(v.picklist(PLAN_PARTS));

/** Minor units; above any possible stake. */
export const MAX_BUDGET = 10 ** 12;
/** One day. */
export const MAX_MINUTES = 1_440;

const wholeUpTo = (max: number) =>
  v.nullable(
    v.pipe(
      v.number("invalid_format"),
      v.integer("not_integer"),
      v.minValue(1, "too_small"),
      v.maxValue(max, "too_big"),
    ),
  );

/** A plan of the current play session or the next. Either part may be null. */
export const NewPlanSchema = v.object({
  /** Currency of the active account; guards against planning for another account by mistake. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/, "unknown")),
  /** Minor units. */
  budget_cents: wholeUpTo(MAX_BUDGET),
  minutes: wholeUpTo(MAX_MINUTES),
});
export type NewPlan = v.InferOutput<typeof NewPlanSchema>;

/**
 * A plan and its progress; times are the server's, ISO 8601 in UTC. `waiting`: no game was started since the plan
 * was made. `over`: its play session has ended.
 */
export const SessionPlanSchema = v.object({
  id: v.number(),
  state: v.picklist(["waiting", "running", "over"]),
  /** Currency of the budget and totals. */
  currency: v.string(),
  budget_cents: v.nullable(AmountSchema),
  minutes: v.nullable(v.number()),
  /** Start and end of the play session. */
  started_at: v.nullable(v.string()),
  ended_at: v.nullable(v.string()),
  /** Since the start of the play session. */
  staked_cents: AmountSchema,
  won_cents: SignedAmountSchema,
  net_cents: SignedAmountSchema,
  /** Parts whose near-limit warning the player has acknowledged. */
  acknowledged: parts,
  /** Parts that the player chose to exceed, and how often. */
  exceeded: parts,
  exceeded_count: v.number(),
  /** True if the summary has not been shown since the last play. */
  summary_due: v.boolean(),
});
export type SessionPlan = v.InferOutput<typeof SessionPlanSchema>;

/** Played plans, newest first. */
export const SessionPlansSchema = v.array(SessionPlanSchema);

/**
 * `acknowledged`: the player has read the near-limit warning. `continue`: continues beyond a reached part. `seen`:
 * has read the summary.
 */
export const PlanAnswerSchema = v.object({ answer: v.picklist(["acknowledged", "continue", "seen"]) });
export type PlanAnswer = v.InferOutput<typeof PlanAnswerSchema>["answer"];

/**
 * A stretch of real-money play across games, tabs and devices, which ends after an hour without play. Times
 * are the server's, ISO 8601 in UTC.
 */
export const PlaySessionSchema = v.object({
  now: v.string(),
  /** Null before the first game. */
  started_at: v.nullable(v.string()),
  /** Currency of the active account; the totals cover only this account. */
  currency: v.string(),
  staked_cents: AmountSchema,
  won_cents: SignedAmountSchema,
  /** Wins less stakes. */
  net_cents: SignedAmountSchema,
  reality_check: v.object({
    /** Interval of reality checks; null if the player turned them off. */
    minutes: v.nullable(v.number()),
    choices: v.array(v.number()),
    optional: v.boolean(),
    /** From then on bets are rejected until the player confirms to continue. */
    due_at: v.nullable(v.string()),
  }),
  /** Plan of this play session or the next; null without one. Rejects nothing. */
  plan: v.nullable(SessionPlanSchema),
});
export type PlaySession = v.InferOutput<typeof PlaySessionSchema>;

export const RealityCheckSchema = v.object({
  minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_440))),
});

export const playSessionsEndpoints = {
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
  "POST /api/player/play_session/stop": {
    session: true,
    summary: "Stop at a reality check or a reached plan: no offers for ten minutes",
    response: DoneSchema,
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
} as const satisfies Record<string, Endpoint>;
