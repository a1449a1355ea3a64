import { afterCommit } from "../../core/events/events.ts";
import { defineModule } from "../../core/modules/module.ts";
import { exchangeRatesModule } from "../exchange-rates/module.ts";
import { notificationsModule } from "../notifications/module.ts";
import { createAmounts } from "./amounts.ts";
import { createAwards } from "./awards.ts";
import { jackpotWon } from "./events.ts";
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
  verify: verifyJackpots,
  needs: { exchangeRates: exchangeRatesModule, notifications: notificationsModule },
  setup(core, { exchangeRates: { exchange }, notifications }, { drawJackpot = draw }: JackpotsOptions) {
    const { db, now, content, ledger, players, events } = core;
    const deliverEvents = () => events.deliver();
    const wins = createJackpotWinsService({
      db,
      now,
      exchange,
      ledger,
      emit: (tx, won) => events.emit(tx, jackpotWon, won),
    });
    const awards = createAwards({ wins, players, notify: notifications.notify, deliverEvents });
    const amounts = createAmounts({ db, content, exchange, now });
    const pots = createPots({
      db,
      content,
      exchange,
      now,
      draw: drawJackpot,
      pay: wins.pay,
      onChanged: amounts.invalidate,
      deliverEvents,
    });
    return {
      api: {
        prepare: pots.prepare,
        current: amounts.current,
        publicAmounts: amounts.publicAmounts,
        find: wins.find,
        award: awards.award,
      },
      routes: (app) => {
        jackpotsRoutes(app, { amounts, winners: wins.winners });
        jackpotWinsRoutes(app, wins);
      },
      subscriptions: [
        afterCommit(
          jackpotWon,
          "notify-jackpot-winner",
          async (won) => void (await awards.notifyWinner(won)),
        ),
      ],
    };
  },
});
