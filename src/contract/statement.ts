import * as v from "valibot";
import {
  PlayedGameSchema,
  PURSES,
  periodEntries,
  receiptPageEntries,
  SignedAmountSchema,
} from "./history.ts";

/** One purse that an entry changed. */
export const PurseChangeSchema = v.object({
  purse: v.picklist(PURSES),
  amount_cents: SignedAmountSchema,
  before_cents: SignedAmountSchema,
  after_cents: SignedAmountSchema,
});

/** An entry of the player's ledger, with everything that its hash is made of: see `rules/ledger/chain-text.ts`. */
export const ReceiptSchema = v.object({
  /** Among the player's entries of all currencies, from 1 and without a gap. */
  number: v.number(),
  /** ISO 8601 in UTC, to the millisecond. */
  time: v.string(),
  kind: v.string(),
  currency: v.string(),
  changes: v.array(PurseChangeSchema),
  /** Of all purses of the account together. */
  total: v.object({ before_cents: SignedAmountSchema, after_cents: SignedAmountSchema }),
  /** What happened: names and ids. */
  cause: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
  game: v.nullable(PlayedGameSchema),
  /** The round's number with us, where it is one's. */
  round: v.nullable(v.number()),
  hash: v.string(),
  /** Of the entry before, empty before the first. */
  previous_hash: v.string(),
  chain: v.object({
    player_id: v.number(),
    account_id: v.number(),
    key: v.string(),
    /** The number of the entry that this one takes back, and what the ledger calls it. */
    reverses: v.nullable(v.object({ number: v.number(), id: v.number() })),
    /** Sides in order, `purse:real` or `house:games`, and their minor units: they sum to zero. */
    postings: v.array(v.tuple([v.string(), v.string()])),
  }),
});
export type Receipt = v.InferOutput<typeof ReceiptSchema>;

/** What an account holds at the moment of the statement, purse by purse. */
export const HoldingSchema = v.object({
  currency: v.string(),
  real_cents: SignedAmountSchema,
  bonus_cents: SignedAmountSchema,
  reserved_cents: SignedAmountSchema,
  owed_cents: SignedAmountSchema,
});
export type Holding = v.InferOutput<typeof HoldingSchema>;

export const StatementQuerySchema = v.object({ ...periodEntries, ...receiptPageEntries });
/** A page of one currency may hold fewer receipts than were asked for, and others come after it all the same. */
export const StatementSchema = v.object({
  receipts: v.array(ReceiptSchema),
  /** Of the page after this one; null on the last. */
  next: v.nullable(v.string()),
  /** What is true now, read in the same moment as the receipts: on a period's first page. */
  now: v.nullable(
    v.object({
      accounts: v.array(HoldingSchema),
      /** The newest entry of all. */
      number: v.number(),
      hash: v.string(),
    }),
  ),
});
export type Statement = v.InferOutput<typeof StatementSchema>;

export const ReceiptNumberSchema = v.object({
  number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, "invalid_format"), v.transform(Number)),
});

export const StatementFileSchema = v.object({ ...periodEntries, format: v.picklist(["csv", "json"]) });
/** The file as JSON: receipts in the order of their numbers. */
export const StatementContentSchema = v.object({
  format: v.literal("apogee-statement-1"),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  currency: v.nullable(v.string()),
  made_at: v.string(),
  /** Minor units of one unit, by currency. */
  subunits: v.record(v.string(), v.number()),
  receipts: v.array(ReceiptSchema),
});
