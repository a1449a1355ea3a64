import type { Bonus, Offer } from "../../../src/contract/bonuses.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { RewardRules } from "../../../src/contract/reward-rules.ts";
import { playedGame } from "../../../src/rules/games/played-game.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import { afterCommit } from "../../core/events/events.ts";
import { hasPublicOffers, rewardRulesOf } from "../../core/jurisdictions/reward-rules.ts";
import { defineModule } from "../../core/modules/module.ts";
import { playerClosed, playerExcluded, playerRegistered } from "../../core/players/events.ts";
import { missingProfileFields } from "../../core/players/present.ts";
import { roundsStore } from "../../core/rounds/rounds-store.ts";
import type { Visitor } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { awardsModule } from "../awards/module.ts";
import { campaignsModule } from "../campaigns/module.ts";
import { configModule } from "../config/module.ts";
import { gamesModule } from "../games/module.ts";
import { limitsModule } from "../limits/module.ts";
import { notificationsModule } from "../notifications/module.ts";
import { paymentEnded } from "../payments/events.ts";
import { paymentsModule } from "../payments/module.ts";
import { playSessionsModule } from "../play-sessions/module.ts";
import { playersModule } from "../players/module.ts";
import { messageOfEnd } from "./bonus-message.ts";
import { createBonuses } from "./bonuses.ts";
import { CONVERSION_CASE, bonusesStore as store } from "./bonuses-store.ts";
import { createDepositBonuses } from "./deposit-bonuses.ts";
import { createEndReminders } from "./end-reminders.ts";
import { createBonusEngine } from "./engine.ts";
import { bonusEnded } from "./events.ts";
import { createOfferPause } from "./offer-pause.ts";
import { createOffers } from "./offers.ts";
import { outcomeOf, presentBonus, presentEntry, presentOffer, textOf } from "./present.ts";
import { createRegistrationBonuses } from "./registration-bonuses.ts";
import { bonusesRoutes } from "./routes.ts";
import { bonuses as bonusesTable } from "./tables.ts";
import { verifyBonuses } from "./verify-store.ts";
import { wageringOf } from "./wagering-parts.ts";

/** Bonuses per run of a job. */
const BATCH = 200;

export const bonusesModule = defineModule({
  name: "bonuses",
  verify: (db) => verifyBonuses(db),
  needs: {
    awards: awardsModule,
    campaigns: campaignsModule,
    config: configModule,
    games: gamesModule,
    limits: limitsModule,
    notifications: notificationsModule,
    payments: paymentsModule,
    players: playersModule,
    playSessions: playSessionsModule,
  },
  setup(core, needs) {
    const { awards, campaigns, games, limits, notifications, payments, players, config, playSessions } =
      needs;
    const { db, now } = core;
    const engine = createBonusEngine(core);
    const gamesOf = async (identifiers: string[]) => {
      const known = new Map(
        (await games.byIdentifiers([...new Set(identifiers)])).map((game) => [game.identifier, game]),
      );
      return (identifier: string) => playedGame(identifier, known.get(identifier), true);
    };
    const bonuses = createBonuses({
      db,
      now,
      ledger: core.ledger,
      events: core.events,
      engine,
      gameTitle: games.titleOf,
      publish: core.publish,
      withdrawalsOf: payments.endingWithdrawals,
    });

    payments.setEndingBonuses({
      find: store.endingOnWithdrawal,
      freeze: bonuses.freezeForWithdrawal,
      settle: bonuses.settleWithdrawals,
      async describe(playerId, bonusId) {
        const bonus = (await list(playerId, undefined)).find(({ id }) => id === bonusId);
        if (!bonus) return undefined;
        const { id, title, currency, balance_cents } = bonus;
        return { id, title, currency, loss_cents: balance_cents };
      },
    });
    awards.setMaker("bonus", bonuses.make);
    const offers = createOffers({ now, ...campaigns, ...awards, depositsOf: payments.depositCount });

    async function rulesOf(playerId: number): Promise<RewardRules | undefined> {
      const player = await core.players.byId(playerId);
      return player && rewardRulesOf(core.jurisdictions, player.licence, player.country, player.state);
    }

    const areOffersPaused = createOfferPause({
      now,
      lostAt: (playerId) => store.lostAt(db, playerId),
      limitsReachedUntil: limits.reachedUntil,
      stoppedAt: playSessions.stoppedAt,
      async playedAt(playerId) {
        const rules = await rulesOf(playerId);
        return !rules || rules.bonus.during_play ? 0 : roundsStore.lastStartOf(db, playerId);
      },
    });

    /** Why no message may offer a player something at present; null if one may. */
    async function whyNoOffers(playerId: number): Promise<"offers_forbidden" | "offers_paused" | null> {
      if ((await rulesOf(playerId))?.ads.consent === false) return "offers_forbidden";
      return (await areOffersPaused(playerId)) ? "offers_paused" : null;
    }

    async function list(playerId: number, locale: LocaleCode | undefined): Promise<Bonus[]> {
      const [rows, player, disabled] = await Promise.all([
        store.listOf(db, playerId),
        core.players.byId(playerId),
        config.disabledBonuses(),
      ]);
      const waiting = rows.map(({ bonus }) => bonus).filter(({ stage }) => stage === "wait");
      const positionOf = (id: string) => {
        const own = waiting.find((bonus) => bonus.id === id);
        if (!own) return null;
        const queue = waiting
          .filter(({ accountId }) => accountId === own.accountId)
          .toSorted((a, b) => a.position! - b.position!);
        return queue.indexOf(own) + 1;
      };
      const presented = await Promise.all(
        rows.map(async ({ bonus, accountBonus }) =>
          presentBonus(
            bonus,
            accountBonus,
            bonus.campaignId === null
              ? undefined
              : await campaigns.version(bonus.campaignId, bonus.campaignVersion!),
            { locale: locale ?? player!.locale, position: positionOf(bonus.id), now: now(), disabled },
          ),
        ),
      );
      const isPast = ({ ended_at }: Bonus) => ended_at !== null;
      return presented.toSorted((a, b) => Number(isPast(a)) - Number(isPast(b)));
    }

    async function statement(playerId: number, id: string, cursor: number | null) {
      const bonus = await store.own(db, playerId, id);
      if (!bonus) throw new RequestError("not_found");
      const { rows, next } = await store.countedRounds(db, id, cursor);
      const gameOf = await gamesOf(rows.map(({ gameIdentifier }) => gameIdentifier));
      return {
        currency: bonus.currency,
        parts: toAmount(bonus.progressParts),
        required_parts: toAmount(bonus.requiredParts),
        max_bet_cents: bonus.maxBet === null ? null : toAmount(bonus.maxBet),
        entries: rows.map((row) => presentEntry(row, bonus.maxBet, gameOf(row.gameIdentifier))),
        next,
      };
    }

    const rewardPlayer = async (playerId: number) => {
      const found = await awards.findRewardPlayer(playerId);
      if (!found) throw new RequestError("unauthorized");
      return found;
    };

    const issueForDeposit = createDepositBonuses({
      now,
      findDeposit: payments.deposit,
      findRewardPlayer: awards.findRewardPlayer,
      offers,
      issue: awards.issue,
      clearCode: async (playerId, code) => {
        const player = await core.players.byId(playerId);
        if (player?.depositBonusCode?.toUpperCase() === code.toUpperCase())
          await players.change(playerId, { depositBonusCode: null });
      },
    });

    const issueForRegistration = createRegistrationBonuses({
      findRewardPlayer: awards.findRewardPlayer,
      offers,
      issue: awards.issue,
    });

    /** Offers to guests, in their market's currency; none where offers aren't public. */
    async function offersOfGuest(
      { licence, country, market }: Visitor,
      locale: LocaleCode | undefined,
      kinds: Parameters<typeof offers.ofGuest>[1],
    ): Promise<Offer[]> {
      if (!hasPublicOffers(licence, market)) return [];
      const place = { licence: licence.id, country, currency: market.currency };
      return (await offers.ofGuest(place, kinds)).map((offer) => presentOffer(offer, locale ?? "en"));
    }

    /** The offer of the player's next deposit that a code selects, with its title. */
    async function offerByCode(playerId: number, code: string, locale?: LocaleCode) {
      const { row, player } = await rewardPlayer(playerId);
      const number = (await payments.depositCount(playerId)) + 1;
      const offer = await offers.byCode(player, code, number);
      return offer && { ...offer, title: textOf(offer.campaign, locale ?? row.locale).title };
    }

    const remindOfEnds = createEndReminders({
      db,
      now,
      notify: notifications.notify,
      isQuietFor: notifications.isQuietFor,
      playerOf: core.players.byId,
      timeZoneOf: core.timeZoneOf,
      subunits: config.subunits,
    });

    async function canStart(playerId: number, groupKey: string): Promise<boolean> {
      const player = await core.players.byId(playerId);
      const disabled = await config.disabledBonuses();
      return player!.canIssueBonuses && !disabled.includes(groupKey);
    }

    async function expireOverdue(): Promise<void> {
      for (const { playerId, id } of await store.overdue(db, new Date(now()), BATCH))
        await bonuses
          .expire(playerId, id)
          .catch((error: unknown) => core.logError(`bonus ${id} expires later`, error));
    }

    /** Staff decide about real money that a reversed deposit's bonuses have become: nothing is taken back. */
    async function openConversionCases(paymentId: string, ids: readonly string[]): Promise<void> {
      for (const bonus of await store.byIds(db, ids)) {
        const { paid } = outcomeOf(bonus);
        if (paid === 0n || (await store.hasConversionCase(db, bonus))) continue;
        await core.audit(bonus.playerId, CONVERSION_CASE, {
          bonus: bonus.id,
          payment: paymentId,
          currency: bonus.currency,
          converted: String(paid),
        });
        core.logError(`case for staff: ${CONVERSION_CASE} ${bonus.id}`, null);
      }
    }

    /** What a payment's end or a crash has left: rounds were open, or the player's recall wasn't followed up. */
    async function settleAllWithdrawals(): Promise<void> {
      const frozen = await store.frozenByWithdrawal(db);
      const of = await payments.endingWithdrawals(
        db,
        frozen.map(({ id }) => id),
      );
      for (const { id, playerId } of frozen)
        if (of(id).isPaid || !of(id).isOpen) await bonuses.settleWithdrawals(playerId, id);
    }

    async function endFreezes(): Promise<void> {
      for (const playerId of await store.frozenPlayers(db, new Date(now()), BATCH))
        await bonuses
          .unfreeze(playerId)
          .catch((error: unknown) => core.logError(`bonuses of player ${playerId} stay frozen`, error));
    }

    return {
      api: {
        engine,
        whyNoOffers,
        /** True if the player may start bonuses of a group: they are neither turned off nor disabled by the operator. */
        canStart,
        /** Requirement and progress of the accounts' running bonuses; minor units. */
        wageringOf: (playerId: number) => wageringOf(db, playerId),
        /** Codes of deposit bonuses. */
        depositCodes: {
          /** Title of the offer that a code selects for the player's next deposit; null for any other text. */
          titleOf: async (
            playerId: number,
            code: string,
            locale: LocaleCode | undefined,
          ): Promise<string | null> => (await offerByCode(playerId, code, locale))?.title ?? null,
          set: (playerId: number, code: string) => players.change(playerId, { depositBonusCode: code }),
        },
      },
      routes: (app) =>
        bonusesRoutes(app, {
          bonuses,
          list,
          statement,
          offers: {
            ofDeposit: async (playerId, locale) => {
              const { row, player } = await rewardPlayer(playerId);
              const all = (await offers.ofDeposit(player)).map((offer) =>
                presentOffer(offer, locale ?? row.locale),
              );
              // What the player has chosen keeps its terms in sight.
              return (await areOffersPaused(playerId))
                ? all.filter(({ code }) => code === row.depositBonusCode?.toUpperCase())
                : all;
            },
            ofWelcome: async (visitor, locale) =>
              (await visitor.playerId()) === null
                ? offersOfGuest(visitor, locale, ["registration_bonus", "deposit_bonus"])
                : [],
            ofRegistration: async (visitor, locale) => {
              const playerId = await visitor.playerId();
              if (playerId === null) return offersOfGuest(visitor, locale, ["registration_bonus"]);
              const { row, player } = await rewardPlayer(playerId);
              // A complete registration has given what it gives.
              if (row.confirmedAt !== null && missingProfileFields(row).length === 0) return [];
              const all = await offers.ofRegistration(player);
              return all.map((offer) => presentOffer(offer, locale ?? row.locale));
            },
          },
          isCode: async (playerId, code) => (await offerByCode(playerId, code)) !== undefined,
          canStart,
          change: players.change,
        }),
      jobs: [
        { name: "expire-bonuses", every: "minute", run: expireOverdue },
        { name: "unfreeze-bonuses", every: "minute", run: endFreezes },
        { name: "settle-bonus-withdrawals", every: "minute", run: settleAllWithdrawals },
        { name: "remind-of-bonus-ends", every: "minute", run: remindOfEnds },
      ],
      playerRecords: [bonusesTable.playerId],
      subscriptions: [
        afterCommit(bonusEnded, "notify-bonus-end", async ({ bonusId, playerId, stage }) => {
          const [bonus] = await store.byIds(db, [bonusId]);
          if (!bonus || bonus.cancelReason === "by_player") return;
          const subunits = (await config.subunits()).get(bonus.currency) ?? 1;
          const message = messageOfEnd(bonus, stage, subunits);
          if (message) await notifications.notify(playerId, message);
        }),
        afterCommit(playerRegistered, "issue-registration-bonuses", ({ playerId }) =>
          issueForRegistration(playerId),
        ),
        afterCommit(
          paymentEnded,
          "issue-deposit-bonus",
          ({ paymentId }) => issueForDeposit(paymentId),
          ({ end, bonusCode }) => end === "deposit_succeeded" && bonusCode !== null,
        ),
        afterCommit(
          paymentEnded,
          "settle-bonus-withdrawal",
          async ({ paymentId, playerId }) => {
            const id = await payments.endedBonusOf(paymentId);
            if (id !== null) await bonuses.settleWithdrawals(playerId, id);
          },
          ({ end, endsBonusId }) =>
            (end === "cashout_succeeded" || end === "cashout_returned") && endsBonusId !== null,
        ),
        afterCommit(
          paymentEnded,
          "cancel-reversed-deposit-bonus",
          async ({ paymentId, playerId }) => {
            const ids = await awards.idsOf("deposit", paymentId);
            if (ids.length === 0) return;
            await bonuses.cancelAll(playerId, "deposit_reversed", ids);
            await openConversionCases(paymentId, ids);
          },
          ({ end }) => end === "deposit_reversed",
        ),
        afterCommit(playerExcluded, "end-bonuses-at-exclusion", async ({ playerId }) =>
          (await limits.isSelfExcluded(playerId))
            ? bonuses.cancelAll(playerId, "self_excluded")
            : bonuses.freeze(playerId),
        ),
        afterCommit(playerClosed, "end-bonuses-at-closure", ({ playerId }) =>
          bonuses.cancelAll(playerId, "account_closed"),
        ),
      ],
    };
  },
});
