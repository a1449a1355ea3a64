import { createLedger } from "../core/ledger/ledger.ts";
import { createPlayersStore } from "../core/players/store.ts";
import type { Db } from "../db/client.ts";
import { waitingUnsettled } from "../modules/bonuses/verify-store.ts";
import { readConfig } from "../modules/config/store.ts";
import { verifyFreeSpins } from "../modules/free-spins/verify-store.ts";
import { verifyJackpots } from "../modules/jackpots/verify-store.ts";
import { createAdjustments } from "../modules/ledger/adjustments.ts";
import { createNegativeBalances } from "../modules/ledger/negative-balances.ts";
import { createOperations } from "../modules/ledger/operations.ts";
import { verifyPayments } from "../modules/payments/staff/verify-store.ts";
import { verifyActions } from "../modules/wallet/verify-store.ts";

/** The ledger's staff operations, for a database that no running server uses. */
export function createLocalLedger(db: Db, now: () => number) {
  const ledger = createLedger({ now });
  return createOperations({
    db,
    adjust: createAdjustments({ db, ledger, now }),
    debts: createNegativeBalances({ db, ledger, now }),
    verifyOtherModules: async () => [
      ...(await verifyActions(db)),
      ...(await verifyFreeSpins(db, waitingUnsettled)),
      ...(await verifyJackpots(db)),
      ...(await verifyPayments(db)),
    ],
    findPlayer: async (name) => (await createPlayersStore(db).byIdOrEmail(name))?.id,
    currencies: async () => (await readConfig(db, "GET /api/fe/config/currency-config")).currencies,
  });
}
