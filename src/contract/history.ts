import * as v from "valibot";

/** Minor units, possibly negative; as text where a number would lose precision. */
export const SignedAmountSchema = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.regex(/^-?\d+$/)),
]);
export type SignedAmount = v.InferOutput<typeof SignedAmountSchema>;

/**
 * Balance types of an account; `owed`, at most zero, is a debt that a reversal left; `unsettled` was won in free rounds
 * and isn't playable yet.
 */
export const BALANCE_TYPES = ["real", "bonus", "reserved", "owed", "unsettled"] as const;
export type BalanceType = (typeof BALANCE_TYPES)[number];

/** ISO 8601 in UTC; the app derives it from the player's local days. */
const instant = v.pipe(v.string(), v.isoTimestamp("invalid_format"));

/** A period and currency of a history: `from` is inclusive, `to` is exclusive. */
export const periodEntries = {
  from: v.optional(instant),
  to: v.optional(instant),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/, "invalid_format"))),
};

const limit = v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/, "invalid_format"), v.transform(Number));

/** `cursor` is the `next` of the previous page: milliseconds since the epoch and a sequence number. */
export const pageEntries = {
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{1,15}$/, "invalid_format"))),
  limit: v.optional(limit),
};

/** `cursor` is a receipt number. */
export const receiptPageEntries = {
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, "invalid_format"))),
  limit: v.optional(limit),
};

/** The game of a round; a game that left the catalogue keeps only its identifier. */
export const PlayedGameSchema = v.object({
  identifier: v.string(),
  title: v.string(),
  provider_title: v.string(),
  /** Path of the game's page; null if it has none any more. */
  path: v.nullable(v.string()),
  /** Address of the image without width and extension. */
  preview: v.nullable(v.string()),
  tone: v.number(),
});
export type PlayedGame = v.InferOutput<typeof PlayedGameSchema>;
