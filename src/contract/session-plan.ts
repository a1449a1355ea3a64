import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { SignedAmountSchema } from "./history.ts";

/** What a player can plan of a sitting: what they are ready to lose, and how long they want to play. */
export const PLAN_PARTS = ["budget", "time"] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];
const parts = v.array(v.picklist(PLAN_PARTS));

/** Minor units: no stake can be above it. */
export const MOST_BUDGET = 10 ** 12;
/** A day. */
export const MOST_MINUTES = 1_440;

const whole = (most: number) =>
  v.nullable(
    v.pipe(
      v.number("invalid_format"),
      v.integer("not_integer"),
      v.minValue(1, "too_small"),
      v.maxValue(most, "too_big"),
    ),
  );

/** A plan for the sitting that runs, or for the next one. One of its parts may be left open. */
export const NewPlanSchema = v.object({
  /** Of the account that is played with: whoever looks at another one plans nothing by accident. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/, "unknown")),
  /** Minor units. */
  budget_cents: whole(MOST_BUDGET),
  minutes: whole(MOST_MINUTES),
});
export type NewPlan = v.InferOutput<typeof NewPlanSchema>;

/**
 * A plan and what became of it; times are the server's, ISO 8601 in UTC. `waiting`: no game has been begun since it was
 * made. `over`: the sitting that it was for is.
 */
export const SessionPlanSchema = v.object({
  id: v.number(),
  state: v.picklist(["waiting", "running", "over"]),
  /** Of the account that the budget and the sums are of. */
  currency: v.string(),
  budget_cents: v.nullable(AmountSchema),
  minutes: v.nullable(v.number()),
  /** When the sitting began, and when it was over. */
  began_at: v.nullable(v.string()),
  ended_at: v.nullable(v.string()),
  /** Since the sitting began. */
  staked_cents: AmountSchema,
  won_cents: SignedAmountSchema,
  net_cents: SignedAmountSchema,
  /** Parts that the player was told of when most of them was used. */
  noted: parts,
  /** Parts beyond which the player went on, and how often they said so. */
  answered: parts,
  went_on: v.number(),
  /** What became of it has not been seen since the last play. */
  summary_due: v.boolean(),
});
export type SessionPlan = v.InferOutput<typeof SessionPlanSchema>;

/** Those that were played by, newest first. */
export const SessionPlansSchema = v.array(SessionPlanSchema);

/** `noted`: most of a part is used. `go_on`: a part is reached, and the player goes on. `seen`: what became of it. */
export const PlanAnswerSchema = v.object({ answer: v.picklist(["noted", "go_on", "seen"]) });
export type PlanAnswer = v.InferOutput<typeof PlanAnswerSchema>["answer"];
