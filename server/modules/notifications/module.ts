import { defineModule } from "../../core/modules/module.ts";
import { createLookup } from "../../db/batches.ts";
import { configModule } from "../config/module.ts";
import { pushModule } from "../push/module.ts";
import { createNotify } from "./notify.ts";
import { notificationsRoutes } from "./routes.ts";
import { createNotificationsService } from "./service.ts";
import { notifications as notificationRows } from "./tables.ts";

export const notificationsModule = defineModule({
  name: "notifications",
  needs: { config: configModule, push: pushModule },
  setup({ db, now, players, logError }, { config, push }) {
    const notifications = createNotificationsService({ db, now });
    return {
      api: {
        /**
         * Notifies a player in the bell and by push; undefined for an unknown player. Modules call it from handlers of
         * events, with the event as the message's source.
         */
        notify: createNotify({
          now,
          playerOf: createLookup(players.byIds),
          notifications,
          push: push.push,
          currencies: async () =>
            Object.values(await config.currencies()).flatMap(({ code, symbol, display }) => [
              code,
              symbol,
              display.label,
            ]),
          logError,
        }),
        /** True within the player's quiet hours, when nothing that can wait is announced. */
        isQuietFor: push.isQuietFor,
      },
      retention: [[notificationRows.expiresAt, 0]],
      routes: (app) => notificationsRoutes(app, notifications),
    };
  },
});
