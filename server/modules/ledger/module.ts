import { defineModule } from "../../core/modules/module.ts";
import { bonusesModule } from "../bonuses/module.ts";
import { configModule } from "../config/module.ts";
import { freeSpinsModule } from "../free-spins/module.ts";
import { jackpotsModule } from "../jackpots/module.ts";
import { paymentsModule } from "../payments/module.ts";
import { staffModule } from "../staff/module.ts";
import { walletModule } from "../wallet/module.ts";
import { createAdjustments } from "./adjustments.ts";
import { createNegativeBalances } from "./negative-balances.ts";
import { createOperations } from "./operations.ts";
import { ledgerOperatorRoutes } from "./operator-routes.ts";

/** Staff operations on the ledger. */
export const ledgerModule = defineModule({
  name: "ledger",
  needs: {
    bonuses: bonusesModule,
    config: configModule,
    freeSpins: freeSpinsModule,
    jackpots: jackpotsModule,
    payments: paymentsModule,
    staff: staffModule,
    wallet: walletModule,
  },
  setup({ db, now, ledger, players }, { bonuses, config, freeSpins, jackpots, payments, staff, wallet }) {
    const verified = [wallet, bonuses, freeSpins, jackpots, payments, staff];
    const operate = createOperations({
      db,
      adjust: createAdjustments({ db, ledger, now }),
      debts: createNegativeBalances({ db, ledger, now }),
      verifyOtherModules: async () => (await Promise.all(verified.map((one) => one.verify()))).flat(),
      findPlayer: async (name) => (await players.byIdOrEmail(name))?.id,
      currencies: config.currencies,
    });
    return { staffRoutes: (app) => ledgerOperatorRoutes(app, operate) };
  },
});
