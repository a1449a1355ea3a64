import * as v from "valibot";

/** Minor units that may be below zero; as text where a number would lose the last digits. */
export const SignedAmountSchema = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.regex(/^-?\d+$/)),
]);
export type SignedAmount = v.InferOutput<typeof SignedAmountSchema>;

/** The parts of an account; `owed`, at most zero, is what a reversal could not take back. */
export const PURSES = ["real", "bonus", "reserved", "owed"] as const;
export type Purse = (typeof PURSES)[number];

/** A moment in UTC, as ISO 8601: an app makes it from its player's days. */
const instant = v.pipe(v.string(), v.isoTimestamp("invalid_format"));

/** Newest first; `cursor` is the `next` of the page before. `from` is inside the period, `to` is not. */
export const periodEntries = {
  from: v.optional(instant),
  to: v.optional(instant),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/, "invalid_format"))),
};

const limit = v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/, "invalid_format"), v.transform(Number));

/** `cursor` is a moment, milliseconds since the epoch, and a number. */
export const pageEntries = {
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{1,15}$/, "invalid_format"))),
  limit: v.optional(limit),
};

/** `cursor` is a receipt's number. */
export const receiptPageEntries = {
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, "invalid_format"))),
  limit: v.optional(limit),
};

/** What was played, as it can be shown and led to; a game that has left the catalogue has its identifier alone. */
export const PlayedGameSchema = v.object({
  identifier: v.string(),
  title: v.string(),
  provider_title: v.string(),
  /** Of its page; null where it has none any more. */
  path: v.nullable(v.string()),
  /** Address of the art without width and ending. */
  preview: v.nullable(v.string()),
  tone: v.number(),
});
export type PlayedGame = v.InferOutput<typeof PlayedGameSchema>;
