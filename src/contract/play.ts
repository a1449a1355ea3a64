import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { DeviceSchema } from "./games.ts";
import { SignedAmountSchema } from "./history.ts";
import { LOCALES } from "./locale.ts";
import { SessionPlanSchema } from "./session-plan.ts";

export const PlayModeSchema = v.picklist(["real", "demo"]);
export type PlayMode = v.InferOutput<typeof PlayModeSchema>;

/** Id of the variant that is to be played: that of the player's currency, or `FUN`'s. */
export const VariantIdSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/, "invalid_format"), v.transform(Number)),
});

export const LaunchSchema = v.object({
  mode: PlayModeSchema,
  device: DeviceSchema,
  locale: v.picklist(LOCALES),
  /** Where the game leads back to: a path of the app. */
  return_url: v.pipe(v.string(), v.maxLength(500), v.startsWith("/")),
  /** Ends what is played elsewhere, where only one game may be played at a time. */
  replace: v.optional(v.boolean(), false),
  /** The session that this tab had of this game before it was loaded anew: it ends, and is in nobody's way. */
  continues: v.optional(v.pipe(v.string(), v.uuid("unknown"))),
});

/**
 * How somebody plays in money whose account is in coins: minor units of the account's currency for a million of the
 * played one's, the same for as long as the game is open.
 */
export const ConversionSchema = v.object({
  /** Of the two currencies the one that is played in. */
  played: v.string(),
  rate: AmountSchema,
});
export type Conversion = v.InferOutput<typeof ConversionSchema>;

export const LaunchedSchema = v.object({
  /** Of the frame; good once, and not for long. */
  url: v.string(),
  /** Of play for real; null for a demo, which moves no money. */
  session: v.nullable(v.string()),
  mode: PlayModeSchema,
  /** Of the account, or `FUN`. */
  currency: v.string(),
  /** Null where the game is played in the account's own currency. */
  conversion: v.nullable(ConversionSchema),
});
export type Launched = v.InferOutput<typeof LaunchedSchema>;

export const GameSessionIdSchema = v.object({ session: v.pipe(v.string(), v.uuid("unknown")) });

/**
 * A player at play for real, over all games, tabs and devices, until they have not played for an hour. Times are the
 * server's, ISO 8601 in UTC.
 */
export const SittingSchema = v.object({
  now: v.string(),
  /** Null before the first game. */
  began_at: v.nullable(v.string()),
  /** Of the account that is played with; the sums are of it alone. */
  currency: v.string(),
  staked_cents: AmountSchema,
  won_cents: SignedAmountSchema,
  /** What was won less what was staked. */
  net_cents: SignedAmountSchema,
  reality_check: v.object({
    /** Between reminders; null where the player wants none. */
    minutes: v.nullable(v.number()),
    choices: v.array(v.number()),
    optional: v.boolean(),
    /** From then on no bet is taken until the player has said that they want to go on. */
    due_at: v.nullable(v.string()),
  }),
  /** Of this sitting, or of the next one; null where the player has made none. It refuses nothing. */
  plan: v.nullable(SessionPlanSchema),
});
export type Sitting = v.InferOutput<typeof SittingSchema>;

export const RealityCheckSchema = v.object({
  minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_440))),
});
