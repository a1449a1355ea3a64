import { createLedger } from "../core/ledger/ledger.ts";
import type { AnyModule } from "../core/modules/module.ts";
import { createPlayersStore } from "../core/players/store.ts";
import type { Db } from "../db/client.ts";
import { readConfig } from "../modules/config/store.ts";
import { MODULES } from "../modules/index.ts";
import { createAdjustments } from "../modules/ledger/adjustments.ts";
import { createNegativeBalances } from "../modules/ledger/negative-balances.ts";
import { createOperations } from "../modules/ledger/operations.ts";

/** The ledger's staff operations, for a database that no running server uses. */
export function createLocalLedger(db: Db, now: () => number) {
  const ledger = createLedger({ now });
  return createOperations({
    db,
    adjust: createAdjustments({ db, ledger, now }),
    debts: createNegativeBalances({ db, ledger, now }),
    verifyOtherModules: async () => {
      const modules: readonly AnyModule[] = MODULES;
      return (await Promise.all(modules.map(({ verify }) => verify?.(db) ?? []))).flat();
    },
    findPlayer: async (name) => (await createPlayersStore(db).byIdOrEmail(name))?.id,
    currencies: async () => (await readConfig(db, "GET /api/fe/config/currency-config")).currencies,
  });
}
