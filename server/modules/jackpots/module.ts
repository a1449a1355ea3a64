import { defineModule } from "../../core/modules/module.ts";
import { exchangeRatesModule } from "../exchange-rates/module.ts";
import { notificationsModule } from "../notifications/module.ts";
import { createAmounts } from "./amounts.ts";
import { createAwards } from "./awards.ts";
import { jackpotPaid } from "./events.ts";
import { createPots } from "./pots.ts";
import { type Draw, draw } from "./random-draw.ts";
import { jackpotsRoutes, jackpotWinsRoutes } from "./routes.ts";
import { createJackpotWinsService } from "./service.ts";
import { verifyJackpots } from "./verify-store.ts";

export interface JackpotsOptions {
  /** Decides wins in tests; random by default. */
  drawJackpot?: Draw;
}

export const jackpotsModule = defineModule({
  name: "jackpots",
  needs: { exchangeRates: exchangeRatesModule, notifications: notificationsModule },
  setup(core, { exchangeRates: { exchange }, notifications }, { drawJackpot = draw }: JackpotsOptions) {
    const { db, now, content, ledger, players, events, logError } = core;
    const wins = createJackpotWinsService({ db, now, exchange, ledger });
    const awards = createAwards({ wins, players, notify: notifications.notify });
    const amounts = createAmounts({ db, content, exchange, now });
    const pots = createPots({
      db,
      content,
      exchange,
      now,
      draw: drawJackpot,
      pay: wins.pay,
      onChanged: amounts.invalidate,
      announce: (tx, win) => events.emit(tx, jackpotPaid, win),
      notifyWinner: (win) =>
        awards
          .notifyWinner(win)
          .catch((error: unknown) => logError("jackpot win notification failed", error)),
    });
    return {
      api: {
        prepare: pots.prepare,
        publicAmounts: amounts.publicAmounts,
        find: wins.find,
        award: awards.award,
        verify: () => verifyJackpots(db),
      },
      routes: (app) => {
        jackpotsRoutes(app, { amounts, winners: wins.winners });
        jackpotWinsRoutes(app, wins);
      },
      jobs: [{ name: "notify-late-winners", every: "hour", run: awards.notifyLate }],
    };
  },
});
