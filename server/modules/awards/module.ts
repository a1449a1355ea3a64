import type { AwardKind, AwardSource } from "../../../src/contract/awards.ts";
import { afterCommit } from "../../core/events/events.ts";
import { defineModule } from "../../core/modules/module.ts";
import { campaignsModule } from "../campaigns/module.ts";
import { configModule } from "../config/module.ts";
import { exchangeRatesModule } from "../exchange-rates/module.ts";
import { limitsModule } from "../limits/module.ts";
import { notificationsModule } from "../notifications/module.ts";
import { cardShared } from "../payments/events.ts";
import { staffModule } from "../staff/module.ts";
import { messageOfAward } from "./award-message.ts";
import { awardsStore, type CampaignPeriod } from "./awards-store.ts";
import { awardDecided } from "./events.ts";
import { createHeldAwards } from "./held.ts";
import { createIssuing, type MakeThing } from "./issue.ts";
import { createLinkedAccounts } from "./linked-accounts/linked-accounts.ts";
import { createPlayerAwards } from "./player-awards.ts";
import { createRewardPlayers } from "./reward-players.ts";
import { awardsRoutes } from "./routes.ts";
import { createGestures, gestureApproved } from "./staff/gestures.ts";
import { AWARDS_PATH, awardsOperatorRoutes } from "./staff/routes.ts";
import { awards } from "./tables.ts";

/** Everything of value that players receive, issued once and with its thing. */
export const awardsModule = defineModule({
  name: "awards",
  needs: {
    campaigns: campaignsModule,
    config: configModule,
    exchangeRates: exchangeRatesModule,
    limits: limitsModule,
    notifications: notificationsModule,
    staff: staffModule,
  },
  setup(core, { campaigns, config, exchangeRates: { exchange }, limits, notifications, staff }) {
    const { db, now, ledger, players } = core;
    const findRewardPlayer = createRewardPlayers({
      db,
      now,
      findPlayer: players.byId,
      isSelfExcluded: limits.isSelfExcluded,
    });
    const makers = new Map<string, MakeThing>();
    const issuing = createIssuing({ ...core, ...campaigns, findRewardPlayer, exchange, makers });

    const gestures = createGestures({
      ...core,
      ...campaigns,
      staff,
      issuing,
      findPlayer: (name) => players.byIdOrEmail(name),
    });

    const linkedAccounts = createLinkedAccounts({
      ...core,
      record: staff.record,
      findPlayer: (name) => players.byIdOrEmail(name),
    });

    makers.set("cash", async (tx, { award, ledgerHead, account }) => {
      await ledger.post(tx, ledgerHead, {
        accountId: account.id,
        currency: account.currency,
        kind: "prize",
        key: `award:${award.id}`,
        cause: { award: award.id, source: award.source },
        postings: [
          { side: { balanceType: "real" }, amount: award.amount! },
          { side: { house: "prizes" }, amount: -award.amount! },
        ],
      });
    });

    return {
      api: {
        findRewardPlayer,
        issue: issuing.issue,
        issueChild: issuing.issueChild,
        /** Number of times that a player got campaigns' awards, except for those of a source; by campaign. */
        countsOf: (playerId: number, periods: readonly CampaignPeriod[], except?: string) =>
          awardsStore.countsOf(db, playerId, periods, except),
        quote: issuing.quote,
        byKey: (key: string) => awardsStore.byKey(db, key),
        /** A player's issued awards of a kind, newest first. */
        issuedOf: (playerId: number, kind: AwardKind) => awardsStore.issuedOf(db, playerId, kind),
        /** Ids of the awards that something caused. */
        idsOf: (source: AwardSource, sourceId: string) => awardsStore.idsOf(db, source, sourceId),
        /** Registers what makes awards of a kind; called once, by the module of the thing. */
        setMaker: (kind: string, make: MakeThing) => void makers.set(kind, make),
        /** True if something makes awards of this kind. */
        canMake: (kind: string) => makers.has(kind),
      },
      routes: (app) =>
        awardsRoutes(app, {
          awards: createPlayerAwards({ db, findPlayer: players.byId, version: campaigns.version }),
          subunits: config.subunits,
          now,
        }),
      staffRoutes: (app) =>
        awardsOperatorRoutes(app, { authorize: staff.authorize, gestures, linkedAccounts }),
      staffPaths: [AWARDS_PATH],
      jobs: [
        {
          name: "reconsider-held-awards",
          every: "minute",
          run: createHeldAwards({ ...core, issuing, version: campaigns.version }),
        },
      ],
      playerRecords: [awards.playerId],
      subscriptions: [
        afterCommit(gestureApproved, "issue-approved-gesture", gestures.issueApproved),
        afterCommit(cardShared, "link-accounts-of-card", ({ playerId, otherIds }) =>
          linkedAccounts.link(playerId, otherIds, "card"),
        ),
        afterCommit(awardDecided, "notify-award", async (decided) => {
          await notifications.notify(decided.playerId, messageOfAward(decided));
        }),
      ],
    };
  },
});
