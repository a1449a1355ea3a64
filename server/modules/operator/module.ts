import { defineModule } from "../../core/modules/module.ts";
import { bonusesModule } from "../bonuses/module.ts";
import { configModule } from "../config/module.ts";
import { jackpotsModule } from "../jackpots/module.ts";
import { notificationsModule } from "../notifications/module.ts";
import { notificationOperations } from "./routes.ts";
import { createOperatorNotifier } from "./service.ts";

/** Notifications and awards that staff send. */
export const operatorModule = defineModule({
  name: "operator",
  needs: {
    bonuses: bonusesModule,
    config: configModule,
    jackpots: jackpotsModule,
    notifications: notificationsModule,
  },
  setup({ players }, { bonuses, config, jackpots, notifications }) {
    const send = createOperatorNotifier({
      findPlayer: async (name) => (await players.byIdOrEmail(name))?.id,
      currencies: config.currencies,
      findJackpot: jackpots.find,
      notify: notifications.notify,
      whyNoOffers: bonuses.whyNoOffers,
      awardJackpot: jackpots.award,
    });
    return { staffRoutes: (app) => notificationOperations(app, send) };
  },
});
