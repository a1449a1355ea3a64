import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import type { WinsStore } from "./store.ts";

/** The player's place in the ledger, held until the transaction ends. */
export interface Wallet {
  playerId: number;
  number: number;
  hash: string;
}

/** The ledger, as jackpots need it. */
export interface Ledger {
  hold(tx: Db, playerId: number): Promise<Wallet>;
  post(
    tx: Db,
    wallet: Wallet,
    entry: {
      accountId: number;
      currency: string;
      kind: "jackpot_win";
      key: string;
      cause: Record<string, string | number | boolean | null>;
      postings: { side: { purse: "real" } | { house: "jackpots" }; amount: bigint }[];
    },
  ): Promise<{ id: number }>;
}

export interface Prize {
  accountId: number;
  /** Of the jackpot. */
  identifier: string;
  title: string;
  /** The level's name. */
  level: string;
  /** Of the account; minor units, above zero. */
  currency: string;
  amount: bigint;
  /** The same in the jackpot's currency, before it was converted. */
  original: { currency: string; amount: bigint };
  /** Euro cents. */
  worth: bigint;
  /** By which right: a pot that is paid out once, or what an operator gives under a name of their own. */
  by: { levelId: number; cycle: number } | { key: string };
  /** Of the bet that has won it. */
  cause: Record<string, string>;
}

export interface Paid {
  /** The win's id. */
  win: string;
  /** Of the ledger. */
  entryId: number;
}

export interface PayoutDeps {
  ledger: Ledger;
  store: WinsStore;
  now: () => number;
}

/**
 * Pays a prize to the player's real money, all in the transaction `tx`: the ledger's entry, the win that their pages
 * show, and what is said of it. Refuses, by unique keys, what was paid before.
 */
export function createPayout({ ledger, store, now }: PayoutDeps) {
  return async (tx: Db, wallet: Wallet, prize: Prize): Promise<Paid> => {
    const { accountId, identifier, title, level, currency, amount, original, worth, by, cause } = prize;
    if (amount <= 0n || amount > BigInt(Number.MAX_SAFE_INTEGER))
      throw new RangeError("a jackpot's amount must be above zero and a safe number");
    const id = randomUUID();
    const { id: entryId } = await ledger.post(tx, wallet, {
      accountId,
      currency,
      kind: "jackpot_win",
      key: "key" in by ? `jackpot_award:${by.key}` : `jackpot:${by.levelId}:${by.cycle}`,
      cause: {
        ...cause,
        jackpot: identifier,
        level,
        original_currency: original.currency,
        original_amount: String(original.amount),
      },
      postings: [
        { side: { purse: "real" }, amount },
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
      ...by,
      wonAt: new Date(now()),
    });
    await store.sayChanged(tx);
    return { win: id, entryId };
  };
}

export type Payout = ReturnType<typeof createPayout>;
