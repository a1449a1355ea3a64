import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { DeviceSchema } from "./games.ts";
import { SignedAmountSchema } from "./history.ts";
import { LOCALES } from "./locale.ts";
import { SessionPlanSchema } from "./session-plan.ts";

export const PlayModeSchema = v.picklist(["real", "demo"]);
export type PlayMode = v.InferOutput<typeof PlayModeSchema>;

/** Id of the variant to play: that of the player's currency, or of `FUN`. */
export const VariantIdSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/, "invalid_format"), v.transform(Number)),
});

export const LaunchSchema = v.object({
  mode: PlayModeSchema,
  device: DeviceSchema,
  locale: v.picklist(LOCALES),
  /** Path of the app that the game returns to. */
  return_url: v.pipe(v.string(), v.maxLength(500), v.startsWith("/")),
  /** Ends the game played elsewhere, where only one may be played at a time. */
  replace: v.optional(v.boolean(), false),
  /** This tab's game client session before a reload, which the launch replaces. */
  replaces_session: v.optional(v.pipe(v.string(), v.uuid("unknown"))),
});

/**
 * Conversion for a crypto account that plays in fiat: minor units of the account's currency per million of
 * the played currency's; fixed while the game is open.
 */
export const ConversionSchema = v.object({
  /** Currency of play. */
  played: v.string(),
  rate: AmountSchema,
});
export type Conversion = v.InferOutput<typeof ConversionSchema>;

export const LaunchedSchema = v.object({
  /** Address of the frame; valid once, for a short time. */
  url: v.string(),
  /** Session of a real-money launch; null for a demo. */
  session: v.nullable(v.string()),
  mode: PlayModeSchema,
  /** Currency of the account, or `FUN`. */
  currency: v.string(),
  /** Null if the game is played in the account's currency. */
  conversion: v.nullable(ConversionSchema),
});
export type Launched = v.InferOutput<typeof LaunchedSchema>;

export const GameSessionIdSchema = v.object({ session: v.pipe(v.string(), v.uuid("unknown")) });

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
