import type { Ledger } from "../../../core/ledger/ledger.ts";
import type { Db } from "../../../db/client.ts";
import type { BonusMoney } from "./account-closure.ts";

/** Posts a closed account's bonus money back to the house, one entry per account, so that each has a receipt. */
export const forfeitBonuses =
  (ledger: Ledger) =>
  async (tx: Db, playerId: number, bonuses: readonly BonusMoney[]): Promise<void> => {
    if (bonuses.length === 0) return;
    const wallet = await ledger.lockForUpdate(tx, playerId);
    await ledger.postAll(
      tx,
      bonuses.map(({ accountId, currency, amount }, i) => ({
        wallet,
        entry: {
          accountId,
          currency,
          kind: "adjustment",
          key: `closing:${playerId}:${wallet.number + i + 1}`,
          cause: { reason: "account closed" },
          postings: [
            { side: { balanceType: "bonus" }, amount: -amount },
            { side: { house: "adjustments" }, amount },
          ],
        },
      })),
    );
  };
