import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import type { JackpotWon } from "./events.ts";
import type { WinsStore } from "./store.ts";

/** A player's ledger head, locked until the transaction ends. */
export interface Wallet {
  playerId: number;
  number: number;
  hash: string;
}

/** The part of the ledger that jackpots need. */
export interface Ledger {
  lockForUpdate(tx: Db, playerId: number): Promise<Wallet>;
  post(
    tx: Db,
    wallet: Wallet,
    entry: {
      accountId: number;
      currency: string;
      kind: "jackpot_win";
      key: string;
      cause: Record<string, string | number | boolean | null>;
      postings: { side: { balanceType: "real" } | { house: "jackpots" }; amount: bigint }[];
    },
  ): Promise<{ id: number }>;
}

export interface Prize {
  accountId: number;
  /** Identifier of the jackpot. */
  identifier: string;
  title: string;
  /** Name of the level. */
  level: string;
  /** Currency of the account; `amount` in minor units, above zero. */
  currency: string;
  amount: bigint;
  /** The amount in the jackpot's currency, before conversion. */
  original: { currency: string; amount: bigint };
  /** Worth in euro cents. */
  worth: bigint;
  /** Makes the payment idempotent: the pot's level and cycle, or the staff member's key for an award. */
  source: { levelId: number; cycle: number } | { key: string };
  /** Identifier of the game whose bet won; null for an award. */
  game: string | null;
  /** The ledger entry's cause, from the winning bet. */
  cause: Record<string, string>;
}

export interface PayoutDeps {
  ledger: Ledger;
  store: WinsStore;
  emit: (tx: Db, won: JackpotWon) => Promise<void>;
  now: () => number;
}

/**
 * Pays a prize into the real balance within `tx`: ledger entry, win, event and outbox row. Unique keys reject a second
 * payment.
 */
export function createPayout({ ledger, store, emit, now }: PayoutDeps) {
  return async (tx: Db, wallet: Wallet, prize: Prize): Promise<JackpotWon> => {
    const { accountId, identifier, title, level, currency, amount, original, worth, source, game, cause } =
      prize;
    if (amount <= 0n || amount > BigInt(Number.MAX_SAFE_INTEGER))
      throw new RangeError("a jackpot's amount must be a positive safe integer");
    const id = randomUUID();
    const { id: entryId } = await ledger.post(tx, wallet, {
      accountId,
      currency,
      kind: "jackpot_win",
      key: "key" in source ? `jackpot_award:${source.key}` : `jackpot:${source.levelId}:${source.cycle}`,
      cause: {
        ...cause,
        jackpot: identifier,
        level,
        original_currency: original.currency,
        original_amount: String(original.amount),
      },
      postings: [
        { side: { balanceType: "real" }, amount },
        { side: { house: "jackpots" }, amount: -amount },
      ],
    });
    await store.insert(tx, {
      id,
      playerId: wallet.playerId,
      identifier,
      title,
      level,
      currency,
      amount,
      originalCurrency: original.currency,
      originalAmount: original.amount,
      worth,
      ...source,
      wonAt: new Date(now()),
    });
    await store.publishChanged(tx);
    const { playerId } = wallet;
    const won = {
      win: id,
      entryId,
      playerId,
      identifier,
      title,
      level,
      game,
      currency,
      won: String(amount),
    };
    await emit(tx, won);
    return won;
  };
}

export type Payout = ReturnType<typeof createPayout>;
