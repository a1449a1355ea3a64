import { defineModule } from "../../core/modules/module.ts";
import { exchangeRatesModule } from "../exchange-rates/module.ts";
import { jackpotsModule } from "../jackpots/module.ts";
import { notificationsModule } from "../notifications/module.ts";
import { verificationModule } from "../verification/module.ts";
import { type DemoClock, demoToolsRoutes } from "./routes.ts";

export interface DemoToolsOptions {
  /** The movable clock; never in production. */
  clock?: DemoClock | undefined;
}

/** Calls of the demo drawer. Production registers none of them. */
export const demoToolsModule = defineModule({
  name: "demo-tools",
  needs: {
    exchangeRates: exchangeRatesModule,
    jackpots: jackpotsModule,
    notifications: notificationsModule,
    verification: verificationModule,
  },
  setup(
    { demo, jurisdictions, players },
    { exchangeRates, jackpots, notifications, verification },
    { clock }: DemoToolsOptions,
  ) {
    return {
      routes: (app) => {
        if (!demo) return;
        demoToolsRoutes(app, {
          jurisdictions,
          players,
          clock,
          jackpots: jackpots.current,
          award: jackpots.award,
          exchange: exchangeRates.exchange,
          notify: notifications.notify,
          approveDocuments: (playerId) => verification.approveAll(playerId, "demo"),
        });
      },
    };
  },
});
