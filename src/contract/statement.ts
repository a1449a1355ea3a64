import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";
import {
  BALANCE_TYPES,
  PlayedGameSchema,
  periodEntries,
  receiptPageEntries,
  SignedAmountSchema,
} from "./history.ts";

/** Change of one balance by an entry. */
export const BalanceChangeSchema = v.object({
  balance_type: v.picklist(BALANCE_TYPES),
  amount_cents: SignedAmountSchema,
  before_cents: SignedAmountSchema,
  after_cents: SignedAmountSchema,
});

/** A ledger entry with all inputs of its hash: see `rules/ledger/chain-text.ts`. */
export const ReceiptSchema = v.object({
  /** Sequence number among the player's entries of all currencies, from 1 without gaps. */
  number: v.number(),
  /** ISO 8601 in UTC, with milliseconds. */
  time: v.string(),
  kind: v.string(),
  currency: v.string(),
  changes: v.array(BalanceChangeSchema),
  /** Sum of all balances of the account. */
  total: v.object({ before_cents: SignedAmountSchema, after_cents: SignedAmountSchema }),
  /** Names and ids of what caused the entry. */
  cause: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
  game: v.nullable(PlayedGameSchema),
  /** The casino's round id, if the entry belongs to a round. */
  round: v.nullable(v.number()),
  hash: v.string(),
  /** Hash of the previous entry; empty for the first. */
  previous_hash: v.string(),
  chain: v.object({
    player_id: v.number(),
    account_id: v.number(),
    key: v.string(),
    /** Number of the reversed entry, and its ledger id. */
    reverses: v.nullable(v.object({ number: v.number(), id: v.number() })),
    /** Sides in order, `purse:real` or `house:games`, with minor units that sum to zero. */
    postings: v.array(v.tuple([v.string(), v.string()])),
  }),
});
export type Receipt = v.InferOutput<typeof ReceiptSchema>;

/** Balances of an account at the time of the statement. */
export const BalancesSchema = v.object({
  currency: v.string(),
  real_cents: SignedAmountSchema,
  bonus_cents: SignedAmountSchema,
  reserved_cents: SignedAmountSchema,
  owed_cents: SignedAmountSchema,
  unsettled_cents: SignedAmountSchema,
});
export type Balances = v.InferOutput<typeof BalancesSchema>;

export const StatementQuerySchema = v.object({ ...periodEntries, ...receiptPageEntries });
/** A page filtered by currency may contain fewer receipts than requested, even if more pages follow. */
export const StatementSchema = v.object({
  receipts: v.array(ReceiptSchema),
  /** Cursor of the next page; null on the last. */
  next: v.nullable(v.string()),
  /** Current state, read in the same snapshot as the receipts; on the first page only. */
  now: v.nullable(
    v.object({
      accounts: v.array(BalancesSchema),
      /** The player's newest entry in any currency. */
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
/** The file as JSON; receipts ordered by number. */
export const StatementContentSchema = v.object({
  format: v.literal("apogee-statement-1"),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  currency: v.nullable(v.string()),
  made_at: v.string(),
  /** Minor units per unit, by currency. */
  subunits: v.record(v.string(), v.number()),
  receipts: v.array(ReceiptSchema),
});

export const statementEndpoints = {
  "GET /api/player/statement": {
    session: true,
    summary:
      "Receipts of every change of the player's balances, newest first, verifiable by anyone who holds them",
    query: StatementQuerySchema,
    response: StatementSchema,
  },
  "GET /api/player/statement/export": {
    session: true,
    summary: "Receipts of a period as a file, oldest first",
    query: StatementFileSchema,
    response: StatementContentSchema,
    rejections: ["too_many_requests"],
    file: ["text/csv", "application/json"],
  },
  "GET /api/player/statement/:number": {
    session: true,
    summary: "One receipt by its number",
    params: ReceiptNumberSchema,
    response: ReceiptSchema,
  },
} as const satisfies Record<string, Endpoint>;
