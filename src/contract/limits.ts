import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { LimitPeriodSchema, LimitTypeSchema } from "./jurisdictions.ts";

/**
 * `active`: in force. `unconfirmed`: in force, and more is asked for. `confirmed`: in force, raised after a wait.
 * `unconfirmed_disable`: in force, and its end is asked for. `confirmed_disable`: gone.
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

/** Minor units of a currency; without one, minutes. */
const AmountOfLimitSchema = v.object({ currency: v.nullable(v.string()), amount_cents: AmountSchema });

/** ISO 8601 in UTC. */
const instant = v.string();

export const UserLimitSchema = v.object({
  id: v.number(),
  type: LimitTypeSchema,
  period: LimitPeriodSchema,
  state: LimitStateSchema,
  /** Its amount and what of it is used: in minor units, of time in minutes without a currency. A break has none. */
  accounts: v.array(
    v.object({
      ...AmountOfLimitSchema.entries,
      /** All currencies together, unless the licence has a limit for each. */
      current_value_amount_cents: AmountSchema,
    }),
  ),
  /** Used up; a break always is. */
  reached: v.boolean(),
  /** Four fifths or more are used. */
  near: v.boolean(),
  /** When the running window began and the next one begins, or a break began and ends; single stakes have no window. */
  since: instant,
  resets_at: instant,
  /** A break has no end by itself. */
  forever: v.boolean(),
  /** What the player has asked for, and has to confirm once the wait is over. */
  asked: v.nullable(
    v.object({
      /** Null: the limit is to go. */
      to: v.nullable(AmountOfLimitSchema),
      asked_at: instant,
      /** From then on it can be confirmed, by the link of the mail. */
      confirm_from: instant,
      /** Until then: it comes to nothing if nobody does. */
      confirm_until: instant,
    }),
  ),
});
export type UserLimit = v.InferOutput<typeof UserLimitSchema>;
export const UserLimitsSchema = v.array(UserLimitSchema);

/** What the player's licence offers and asks. */
export const LimitRulesSchema = v.object({
  offered: v.array(v.object({ type: LimitTypeSchema, periods: v.array(LimitPeriodSchema) })),
  /** Of the account that is played with. */
  currency: v.string(),
  /** Seconds until what is asked for can be confirmed. */
  increase_delay_seconds: v.number(),
  removal_delay_seconds: v.number(),
  /** It waits for the end of the running day, week or month, too. */
  until_period_ends: v.boolean(),
  /** Whose calendar begins days, weeks and months. */
  time_zone: v.string(),
  /** A break of 24 hours is one tap away wherever money is. */
  panic_button: v.boolean(),
  before_play: v.picklist(["required", "asked", "offered"]),
  /** Of a break that has no end by itself, a date far away. */
  excluded_until: v.nullable(instant),
});
export type LimitRules = v.InferOutput<typeof LimitRulesSchema>;

/** Sets a limit, or changes the one of the same type and period. */
export const NewLimitSchema = v.object({
  type: LimitTypeSchema,
  period: LimitPeriodSchema,
  /** Minor units, or minutes of `session`; none for a break. */
  amount_cents: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.safeInteger()))),
  /** Of money; the player's own without it. */
  currency: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/)))),
  /** Names the wish for a break, so that it is granted once however often it is sent. */
  key: v.optional(v.pipe(v.string(), v.uuid())),
});
export type NewLimit = v.InferOutput<typeof NewLimitSchema>;

export const LimitIdSchema = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });
export const LimitTokenSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(100)),
});

/** What a link has confirmed. */
export const ConfirmedLimitSchema = v.object({
  type: LimitTypeSchema,
  period: LimitPeriodSchema,
  from: AmountOfLimitSchema,
  /** Null: the limit is gone. */
  to: v.nullable(AmountOfLimitSchema),
  /** From then on it holds. */
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

/** What was set, asked for or confirmed; `keep` took back what was asked for. */
export const LimitChangeSchema = v.object({
  id: v.number(),
  kind: v.picklist(LIMIT_CHANGES),
  type: LimitTypeSchema,
  period: LimitPeriodSchema,
  /** Null where there was none, or will be none. */
  from: v.nullable(AmountOfLimitSchema),
  to: v.nullable(AmountOfLimitSchema),
  /** Of a break: when it ends. */
  ends_at: v.nullable(instant),
  at: instant,
  /** Null for what waited for a confirmation. */
  in_force_at: v.nullable(instant),
});
export type LimitChange = v.InferOutput<typeof LimitChangeSchema>;
/** Newest first. */
export const LimitChangesSchema = v.array(LimitChangeSchema);

/** What can be done about a refusal: take less, wait until it changes, or ask for more. */
export const LIMIT_WAYS = ["less", "wait", "ask_more"] as const;

/** Which limit refuses a bet or a deposit, and what can be done about it. */
export const LimitRefusalSchema = v.object({
  type: LimitTypeSchema,
  period: LimitPeriodSchema,
  /** Used up; else this alone would go too far. */
  reached: v.boolean(),
  /** What would still be allowed: minor units of the limit's currency, or minutes. */
  left_cents: AmountSchema,
  currency: v.nullable(v.string()),
  /** When it begins anew, or the break ends; a date far away for what never does. */
  resets_at: instant,
  ways: v.array(v.picklist(LIMIT_WAYS)),
});
