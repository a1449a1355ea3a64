import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import { PlayedGameSchema, pageEntries, periodEntries, SignedAmountSchema } from "./history.ts";
import { ConversionSchema } from "./play.ts";
import { ReceiptSchema } from "./statement.ts";

export const ROUND_STATES = ["open", "closed", "rolled_back"] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** A round as it counts in the end: what was rolled back is neither staked nor won. */
export const RoundSchema = v.object({
  /** Ours. */
  id: v.number(),
  /** The provider's own name for it, and whose it is. */
  name: v.string(),
  server: v.string(),
  game: PlayedGameSchema,
  state: v.picklist(ROUND_STATES),
  /** Of the account that it was played with. */
  currency: v.string(),
  /** Null where it was played in that currency. */
  conversion: v.nullable(ConversionSchema),
  stake_cents: AmountSchema,
  win_cents: AmountSchema,
  /** Won less staked. */
  net_cents: SignedAmountSchema,
  opened_at: v.string(),
  closed_at: v.nullable(v.string()),
  /** Whether it can be drawn again from what was committed to before. */
  verifiable: v.boolean(),
});
export type Round = v.InferOutput<typeof RoundSchema>;

export const RoundsQuerySchema = v.object({
  ...periodEntries,
  ...pageEntries,
  /** Identifier of one. */
  game: v.optional(v.pipe(v.string(), v.maxLength(200, "too_long"))),
});

/** Sums of everything that a filter lets through, by currency. */
export const RoundTotalsSchema = v.object({
  currency: v.string(),
  rounds: v.number(),
  stake_cents: AmountSchema,
  win_cents: AmountSchema,
  net_cents: SignedAmountSchema,
});
export type RoundTotals = v.InferOutput<typeof RoundTotalsSchema>;

export const RoundsSchema = v.object({
  rounds: v.array(RoundSchema),
  /** Of the page after this one; null on the last. */
  next: v.nullable(v.string()),
  /** On the first page. */
  totals: v.nullable(v.array(RoundTotalsSchema)),
});
export type Rounds = v.InferOutput<typeof RoundsSchema>;

export const RoundIdSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, "invalid_format"), v.transform(Number)),
});
/** A round with the entries of the ledger that it moved money by, oldest first. */
export const RoundDetailsSchema = v.object({ round: RoundSchema, receipts: v.array(ReceiptSchema) });
export type RoundDetails = v.InferOutput<typeof RoundDetailsSchema>;
