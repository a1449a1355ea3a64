import { asc, eq } from "drizzle-orm";
import { openAccount } from "../../core/accounts/accounts-store.ts";
import type { Ledger } from "../../core/ledger/ledger.ts";
import { ledgerEntries, ledgerPostings } from "../../core/ledger/tables.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";

export interface Adjustment {
  playerId: number;
  currency: string;
  /** Minor units; negative for a debit. */
  amount: bigint;
  reason: string;
  /** Idempotency key, chosen by the staff member. */
  key: string;
}

export interface AdjustmentResult {
  entryId: number;
  /** Real balance afterwards, minor units. */
  balance: bigint;
}

interface AdjustmentsDeps {
  db: Db;
  ledger: Ledger;
  now: () => number;
}

/** Corrections by staff: credits and debits with a reason. */
export function createAdjustments({ db, ledger, now }: AdjustmentsDeps) {
  /**
   * @returns the earlier result for this key
   * @throws RequestError if the key was used for a different adjustment
   */
  async function earlierResult(tx: Db, { amount, reason, currency, playerId }: Adjustment, key: string) {
    const [found] = await tx
      .select()
      .from(ledgerEntries)
      .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
      .where(eq(ledgerEntries.key, key))
      .orderBy(asc(ledgerPostings.position))
      .limit(1);
    if (!found) return undefined;
    const { ledger_entries: entry, ledger_postings: posting } = found;
    const isSame =
      entry.playerId === playerId &&
      entry.currency === currency &&
      entry.cause.reason === reason &&
      posting.amount === amount;
    if (!isSame) throw new RequestError("validation_failed", { errors: { key: ["taken"] } });
    return { entryId: entry.id, balance: posting.balanceAfter! };
  }

  return (adjustment: Adjustment): Promise<AdjustmentResult> =>
    db.transaction(async (tx) => {
      const { playerId, currency, amount, reason } = adjustment;
      const key = `adjustment:${adjustment.key}`;
      const wallet = await ledger.lockForUpdate(tx, playerId);
      const earlier = await earlierResult(tx, adjustment, key);
      if (earlier) return earlier;
      const account = await openAccount(tx, playerId, currency, new Date(now()));
      if (account.real + amount < 0n)
        throw new RequestError("validation_failed", { errors: { amount: ["too_big"] } });
      const posted = await ledger.post(tx, wallet, {
        accountId: account.id,
        currency,
        kind: "adjustment",
        key,
        cause: { reason },
        postings: [
          { side: { balanceType: "real" }, amount },
          { side: { house: "adjustments" }, amount: -amount },
        ],
      });
      return { entryId: posted.id, balance: posted.balances.real! };
    });
}

export type Adjust = ReturnType<typeof createAdjustments>;
