import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { DoneSchema, type Endpoint } from "./endpoint.ts";
import { SignedAmountSchema } from "./history.ts";
import { LimitPeriodSchema, LimitTypeSchema } from "./jurisdictions.ts";

/**
 * `active`: in force. `unconfirmed`: in force, increase requested. `confirmed`: in force after a confirmed
 * increase. `unconfirmed_disable`: in force, removal requested. `confirmed_disable`: removed.
 */
export const LIMIT_STATES = [
  "active",
  "confirmed",
  "confirmed_disable",
  "unconfirmed_disable",
  "unconfirmed",
] as const;
export const LimitStateSchema = v.picklist(LIMIT_STATES);
export type LimitState = v.InferOutput<typeof LimitStateSchema>;

/** Minor units of a currency; minutes if `currency` is null. */
const AmountOfLimitSchema = v.object({ currency: v.nullable(v.string()), amount_cents: AmountSchema });

/** ISO 8601 in UTC. */
const instant = v.string();

export const UserLimitSchema = v.object({
  id: v.number(),
  type: LimitTypeSchema,
  period: LimitPeriodSchema,
  state: LimitStateSchema,
  /** Amount and usage: minor units, or minutes if `currency` is null. A break has none. */
  accounts: v.array(
    v.object({
      ...AmountOfLimitSchema.entries,
      /** Usage summed over all currencies, or in this currency if the licence limits each currency separately. */
      current_value_amount_cents: AmountSchema,
    }),
  ),
  /** Used up; always true for a break. */
  reached: v.boolean(),
  /** At least 80% used. */
  near: v.boolean(),
  /** Start and end of the current window, or of a break; single-stake limits have no window. */
  since: instant,
  resets_at: instant,
  /** A break without an end date. */
  forever: v.boolean(),
  /** The requested change, which the player has to confirm after the wait. */
  pending_change: v.nullable(
    v.object({
      /** Null requests the removal. */
      to: v.nullable(AmountOfLimitSchema),
      requested_at: instant,
      /** Earliest time of the confirmation, with the email's link. */
      confirm_from: instant,
      /** Latest time of the confirmation; the request expires then. */
      confirm_until: instant,
    }),
  ),
});
export type UserLimit = v.InferOutput<typeof UserLimitSchema>;
export const UserLimitsSchema = v.array(UserLimitSchema);

/** Limits that the player's licence offers and requires. */
export const LimitRulesSchema = v.object({
  offered: v.array(v.object({ type: LimitTypeSchema, periods: v.array(LimitPeriodSchema) })),
  /** Currency of the active account. */
  currency: v.string(),
  /** Seconds until an increase can be confirmed. */
  increase_delay_seconds: v.number(),
  removal_delay_seconds: v.number(),
  /** The wait lasts at least until the current day, week or month ends. */
  until_period_ends: v.boolean(),
  /** Time zone of days, weeks and months. */
  time_zone: v.string(),
  /** Offers a 24-hour break with one tap on every money screen. */
  panic_button: v.boolean(),
  before_play: v.picklist(["required", "prompted", "offered"]),
  /** True if the player declined the prompt for a deposit limit. */
  declined: v.boolean(),
  /** End of the current break, a distant date if the break is permanent; null without a break. */
  excluded_until: v.nullable(instant),
});
export type LimitRules = v.InferOutput<typeof LimitRulesSchema>;

/** Sets a limit, or changes the one of the same type and period. */
export const NewLimitSchema = v.object({
  type: LimitTypeSchema,
  period: LimitPeriodSchema,
  /** Minor units, or minutes for `session`; null for a break. */
  amount_cents: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.safeInteger()))),
  /** Currency of a money limit; defaults to the player's. */
  currency: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/)))),
  /** Idempotency key of a break. */
  key: v.optional(v.pipe(v.string(), v.uuid())),
});
export type NewLimit = v.InferOutput<typeof NewLimitSchema>;

export const LimitIdSchema = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });
export const LimitTokenSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(100)),
});

/** The confirmed change. */
export const ConfirmedLimitSchema = v.object({
  type: LimitTypeSchema,
  period: LimitPeriodSchema,
  from: AmountOfLimitSchema,
  /** Null if the limit was removed. */
  to: v.nullable(AmountOfLimitSchema),
  /** Effective time. */
  in_force_at: instant,
});
export type ConfirmedLimit = v.InferOutput<typeof ConfirmedLimitSchema>;

export const LIMIT_CHANGES = [
  "set",
  "lower",
  "keep",
  "raise",
  "remove",
  "confirm_raise",
  "confirm_remove",
  "break",
] as const;
export type LimitChangeKind = (typeof LIMIT_CHANGES)[number];

/** One change of a limit: set, requested or confirmed; `keep` withdraws a requested change. */
export const LimitChangeSchema = v.object({
  id: v.number(),
  kind: v.picklist(LIMIT_CHANGES),
  type: LimitTypeSchema,
  period: LimitPeriodSchema,
  /** Null if there was no limit before, or is none after. */
  from: v.nullable(AmountOfLimitSchema),
  to: v.nullable(AmountOfLimitSchema),
  /** End of a break. */
  ends_at: v.nullable(instant),
  at: instant,
  /** Null while the confirmation is pending. */
  in_force_at: v.nullable(instant),
});
export type LimitChange = v.InferOutput<typeof LimitChangeSchema>;
/** Newest first. */
export const LimitChangesSchema = v.array(LimitChangeSchema);

/** What a player deposited, lost and played in a day or a week that starts on a Monday. */
export const ActivityPeriodSchema = v.object({
  /** First day, `yyyy-mm-dd`. */
  from: v.string(),
  /** Negative if reversals exceed deposits. */
  deposits_cents: SignedAmountSchema,
  /** Bets minus wins; negative if the player won more. */
  net_losses_cents: SignedAmountSchema,
  play_minutes: v.number(),
});
export type ActivityPeriod = v.InferOutput<typeof ActivityPeriodSchema>;

/** Activity by the days and weeks of the licence's calendar, as the limits count them; oldest first, up to today. */
export const ActivitySeriesSchema = v.object({
  /** Currency of the amounts; the player's other currencies are converted where the limits count them too. */
  currency: v.string(),
  days: v.array(ActivityPeriodSchema),
  weeks: v.array(ActivityPeriodSchema),
});
export type ActivitySeries = v.InferOutput<typeof ActivitySeriesSchema>;

/** Remedies of a limit rejection: a smaller amount, waiting, or requesting an increase. */
export const LIMIT_REMEDIES = ["less", "wait", "request_increase"] as const;

/** The limit that rejects a bet or a deposit, and the remedies. */
export const LimitRejectionSchema = v.object({
  type: LimitTypeSchema,
  period: LimitPeriodSchema,
  /** True if the limit is used up; false if only this amount is too large. */
  reached: v.boolean(),
  /** Remaining amount: minor units of the limit's currency, or minutes. */
  remaining_cents: AmountSchema,
  currency: v.nullable(v.string()),
  /** Start of the next window, or end of the break; a distant date for never. */
  resets_at: instant,
  remedies: v.array(v.picklist(LIMIT_REMEDIES)),
});

export const limitsPublications = {
  game_limits_changes: v.object({}),
} as const;

export const limitsEndpoints = {
  "GET /api/user_limits": {
    session: true,
    summary: "The player's limits in force, their usage and pending changes",
    response: UserLimitsSchema,
  },
  "GET /api/user_limits/rules": {
    session: true,
    summary: "Limits that the player's licence offers, and how long increases wait",
    response: LimitRulesSchema,
  },
  "GET /api/user_limits/changes": {
    session: true,
    summary: "Limits set, requested and confirmed in the last twelve months, newest first",
    response: LimitChangesSchema,
  },
  "GET /api/player/activity/series": {
    session: true,
    summary: "Deposits, net losses and play time of the last two weeks by day and the last eight by week",
    response: ActivitySeriesSchema,
  },
  "POST /api/user_limits": {
    session: true,
    summary:
      "Set or change a limit, or start a break: decreases apply immediately, increases wait for confirmation",
    body: NewLimitSchema,
    rejections: ["too_many_requests"],
    response: UserLimitsSchema,
  },
  "POST /api/user_limits/decline": {
    session: true,
    summary: "Decline the prompt for a deposit limit, for good",
    response: DoneSchema,
  },
  "DELETE /api/user_limits/:id": {
    session: true,
    summary: "Request the removal of a limit, which waits for confirmation",
    params: LimitIdSchema,
    rejections: ["too_many_requests"],
    response: UserLimitsSchema,
  },
  "POST /api/user_limits/confirm": {
    summary: "Confirm a requested change with the email's link after the wait; with or without a session",
    body: LimitTokenSchema,
    rejections: ["too_many_requests"],
    response: ConfirmedLimitSchema,
  },
} as const satisfies Record<string, Endpoint>;
