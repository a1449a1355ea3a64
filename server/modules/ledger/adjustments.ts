import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { ledgerEntries, ledgerPostings } from "../../db/ledger-schema.ts";
import { accounts } from "../../db/player-schema.ts";
import { RequestError } from "../../http/errors.ts";
import type { Ledger } from "./ledger.ts";

export interface Adjustment {
  playerId: number;
  currency: string;
  /** Minor units; below zero it is taken. */
  amount: bigint;
  reason: string;
  /** The operator's own: the same one again is the same adjustment. */
  key: string;
}

export interface Adjusted {
  entryId: number;
  /** Of the real purse after it, minor units. */
  balance: bigint;
}

interface AdjustmentsDeps {
  db: Db;
  ledger: Ledger;
  now: () => number;
}

/** Operators' corrections: money that is given to a player, or taken, for a reason. */
export function createAdjustments({ db, ledger, now }: AdjustmentsDeps) {
  async function accountOf(tx: Db, playerId: number, currency: string) {
    const own = and(eq(accounts.playerId, playerId), eq(accounts.currency, currency));
    const find = () => tx.select().from(accounts).where(own);
    const [account] = await find();
    if (account) return account;
    await tx
      .insert(accounts)
      .values({ playerId, currency, createdAt: new Date(now()) })
      .onConflictDoNothing();
    return (await find())[0]!;
  }

  /** What was done under this key before; refuses one that was something else. */
  async function doneBefore(tx: Db, { amount, reason, currency, playerId }: Adjustment, key: string) {
    const [found] = await tx
      .select()
      .from(ledgerEntries)
      .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
      .where(eq(ledgerEntries.key, key))
      .orderBy(asc(ledgerPostings.position))
      .limit(1);
    if (!found) return undefined;
    const { ledger_entries: entry, ledger_postings: posting } = found;
    const same =
      entry.playerId === playerId &&
      entry.currency === currency &&
      entry.cause.reason === reason &&
      posting.amount === amount;
    if (!same) throw new RequestError("validation_failed", { errors: { key: ["taken"] } });
    return { entryId: entry.id, balance: posting.balanceAfter! };
  }

  return (adjustment: Adjustment): Promise<Adjusted> =>
    db.transaction(async (tx) => {
      const { playerId, currency, amount, reason } = adjustment;
      const key = `adjustment:${adjustment.key}`;
      const wallet = await ledger.hold(tx, playerId);
      const before = await doneBefore(tx, adjustment, key);
      if (before) return before;
      const account = await accountOf(tx, playerId, currency);
      if (account.real + amount < 0n)
        throw new RequestError("validation_failed", { errors: { amount: ["too_big"] } });
      const posted = await ledger.post(tx, wallet, {
        accountId: account.id,
        currency,
        kind: "adjustment",
        key,
        cause: { reason },
        postings: [
          { side: { purse: "real" }, amount },
          { side: { house: "adjustments" }, amount: -amount },
        ],
      });
      return { entryId: posted.id, balance: posted.balances.real! };
    });
}

export type Adjust = ReturnType<typeof createAdjustments>;
