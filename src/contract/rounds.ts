import * as v from "valibot";
import { AmountSchema } from "./accounts.ts";
import type { Endpoint } from "./endpoint.ts";
import { PlayedGameSchema, pageEntries, periodEntries, SignedAmountSchema } from "./history.ts";
import { ConversionSchema } from "./launch.ts";
import { ReceiptSchema } from "./statement.ts";

export const ROUND_STATES = ["open", "closed", "rolled_back"] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** The final result of a round: rolled-back bets and wins are not counted. */
export const RoundSchema = v.object({
  /** The casino's id. */
  id: v.number(),
  /** The provider's id of the round, and the game server that issued it. */
  name: v.string(),
  server: v.string(),
  game: PlayedGameSchema,
  state: v.picklist(ROUND_STATES),
  /** Currency of the account. */
  currency: v.string(),
  /** Null if it was played in the account's currency. */
  conversion: v.nullable(ConversionSchema),
  stake_cents: AmountSchema,
  /** Wins, also those of bonus spins that aren't settled yet. */
  win_cents: AmountSchema,
  /** True if it was played with a bonus spin, which has no stake. Spins that won nothing aren't rounds. */
  is_bonus_spin: v.boolean(),
  /** Wins less stakes. */
  net_cents: SignedAmountSchema,
  opened_at: v.string(),
  closed_at: v.nullable(v.string()),
  /** True if the round can be verified against a commitment. */
  verifiable: v.boolean(),
});
export type Round = v.InferOutput<typeof RoundSchema>;

export const RoundsQuerySchema = v.object({
  ...periodEntries,
  ...pageEntries,
  /** Game identifier. */
  game: v.optional(v.pipe(v.string(), v.maxLength(200, "too_long"))),
});

/** Totals of all matching rounds, by currency. */
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
  /** Cursor of the next page; null on the last. */
  next: v.nullable(v.string()),
  /** Only on the first page. */
  totals: v.nullable(v.array(RoundTotalsSchema)),
});
export type Rounds = v.InferOutput<typeof RoundsSchema>;

export const RoundIdSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, "invalid_format"), v.transform(Number)),
});
/** A round with its ledger entries, oldest first. */
export const RoundDetailsSchema = v.object({ round: RoundSchema, receipts: v.array(ReceiptSchema) });
export type RoundDetails = v.InferOutput<typeof RoundDetailsSchema>;

export const roundsEndpoints = {
  "GET /api/player/rounds": {
    session: true,
    summary: "The player's real-money rounds, newest first, with totals of the period",
    query: RoundsQuerySchema,
    response: RoundsSchema,
  },
  "GET /api/player/rounds/:id": {
    session: true,
    summary: "One round with its receipts",
    params: RoundIdSchema,
    response: RoundDetailsSchema,
  },
} as const satisfies Record<string, Endpoint>;
