import type { Db } from "./db/client.ts";
import type { Ledger } from "./modules/ledger/ledger.ts";
import type { BonusMoney } from "./modules/players/account-closure.ts";

/** Books the bonus money of a closed account back to the house: an entry for each account, so that receipts say it. */
export const loseBonuses =
  (ledger: Ledger) =>
  async (tx: Db, playerId: number, bonuses: readonly BonusMoney[]): Promise<void> => {
    if (bonuses.length === 0) return;
    const wallet = await ledger.hold(tx, playerId);
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
            { side: { purse: "bonus" }, amount: -amount },
            { side: { house: "adjustments" }, amount },
          ],
        },
      })),
    );
  };
