import type { Player } from "../../../src/contract/player.ts";
import { WEALTH_REMINDER_LEAD } from "../../../src/rules/players/source-of-wealth.ts";
import { daysBefore } from "../../core/jobs/scheduler.ts";
import { hostOf, marketOf } from "../../core/jurisdictions/jurisdictions.ts";
import { paymentsRuleOf } from "../../core/jurisdictions/payment-rules.ts";
import { defineModule } from "../../core/modules/module.ts";
import { presentPlayer } from "../../core/players/present.ts";
import type { NewPlayer, PlayerRow } from "../../core/players/store.ts";
import { RequestError } from "../../http/errors.ts";
import { mailModule } from "../mail/module.ts";
import { fill, type Message } from "../notifications/api.ts";
import { notificationsModule } from "../notifications/module.ts";
import { vipManagersModule } from "../vip-managers/module.ts";
import { activityRoutes } from "./activity-routes.ts";
import { createProfileService } from "./profile.ts";
import { playersRoutes } from "./routes.ts";
import { textsOf } from "./texts.ts";
import { createWealthReminders } from "./wealth-reminders.ts";

export interface PlayersOptions {
  /** Origin of links in mails that jobs send, which have no request to take it from. */
  siteAddress?: string;
}

/** Age from which unused, unconfirmed accounts are removed, days. */
const ABANDONED_DAYS = 30;

const wealthMessage = (values: { date: string }): Message => ({
  type: "personal",
  topic: "account",
  icon: "shield",
  texts: (locale) => {
    const { text, ...rest } = textsOf(locale).source_of_wealth;
    return { ...rest, text: fill(text, values) };
  },
  target: { path: "/profile" },
  lifetime: WEALTH_REMINDER_LEAD,
});

export const playersModule = defineModule({
  name: "players",
  needs: { mail: mailModule, notifications: notificationsModule, vipManagers: vipManagersModule },
  setup(core, { mail, notifications, vipManagers }, { siteAddress = "http://localhost" }: PlayersOptions) {
    const { now, jurisdictions, players, sessions, audit, timeZoneOf } = core;
    const present = (player: PlayerRow): Player =>
      presentPlayer(player, {
        phonePrefix: marketOf(jurisdictions, player.country).phone_prefix,
        manager: vipManagers.managerOf(player.groups),
        verificationBeforeWithdrawal: paymentsRuleOf(jurisdictions, player.licence, player.country)
          .verification_before_withdrawal,
      });
    return {
      api: {
        present,
        find: async (id: number): Promise<Player | null> => {
          const player = await players.byId(id);
          return player ? present(player) : null;
        },
        /** Updates a player and returns them as the API presents them. */
        change: async (id: number, values: Partial<NewPlayer>): Promise<Player> => {
          const player = await players.update(id, values);
          if (!player) throw new RequestError("unauthorized");
          return present(player);
        },
      },
      routes: (app) => {
        const profile = createProfileService({ now, jurisdictions, players, audit });
        playersRoutes(app, { jurisdictions, players, profile, present });
        activityRoutes(app, { sessions, now });
      },
      jobs: [
        ...Object.keys(jurisdictions.licences).map((licence) => ({
          name: `expire-sessions-${licence}`,
          every: "hour" as const,
          run: () => sessions.sweep(licence),
        })),
        { name: "end-inactive-sessions", every: "hour", run: sessions.sweepInactive },
        {
          name: "remove-unconfirmed-players",
          every: "hour",
          run: () => players.removeAbandoned(daysBefore(now(), ABANDONED_DAYS), core.playerRecords),
        },
        {
          name: "remind-of-source-of-wealth",
          every: "hour",
          run: createWealthReminders({
            players,
            now,
            site: { name: hostOf(jurisdictions, "").name, origin: siteAddress },
            timeZoneOf,
            sendMail: mail.send,
            notify: (id, values) => notifications.notify(id, wealthMessage(values)),
          }),
        },
      ],
    };
  },
});
