import { defineModule } from "../../core/modules/module.ts";
import { configModule } from "../config/module.ts";
import { createAdjustments } from "./adjustments.ts";
import { createNegativeBalances } from "./negative-balances.ts";
import { createOperations } from "./operations.ts";
import { ledgerOperatorRoutes } from "./operator-routes.ts";

/** Staff operations on the ledger. */
export const ledgerModule = defineModule({
  name: "ledger",
  needs: { config: configModule },
  setup({ db, now, ledger, players, verifications }, { config }) {
    const operate = createOperations({
      db,
      adjust: createAdjustments({ db, ledger, now }),
      debts: createNegativeBalances({ db, ledger, now }),
      verifyOtherModules: async () => (await Promise.all(verifications.map((verify) => verify(db)))).flat(),
      findPlayer: async (name) => (await players.byIdOrEmail(name))?.id,
      currencies: config.currencies,
    });
    return { staffRoutes: (app) => ledgerOperatorRoutes(app, operate) };
  },
});
