import { isBreak, isReached } from "../../../src/rules/limits/limits.ts";
import { limitsRuleOf } from "../../core/jurisdictions/limit-rules.ts";
import { defineModule } from "../../core/modules/module.ts";
import { playerExcluded } from "../../core/players/events.ts";
import { createPersistentRateLimit } from "../../http/persistent-rate-limit.ts";
import { exchangeRatesModule } from "../exchange-rates/module.ts";
import { mailModule } from "../mail/module.ts";
import { depositLimitLowered } from "./events.ts";
import { presentLimitRejection } from "./present.ts";
import { limitsRoutes } from "./routes.ts";
import { createLimits } from "./service.ts";
import { limitsStore } from "./store.ts";
import { createLimitEnforcement } from "./use.ts";

const MAILS = { points: 5, seconds: 3_600 };
/** Guesses of a confirmation link per network and hour. */
const guesses = (visitorsShareAddress: boolean) => ({
  points: visitorsShareAddress ? 3_000 : 30,
  seconds: 3_600,
});

export const limitsModule = defineModule({
  name: "limits",
  needs: { exchangeRates: exchangeRatesModule, mail: mailModule },
  setup(core, { exchangeRates: { exchange }, mail }) {
    const { db, now, jurisdictions, players, sessions, events } = core;
    const enforcement = createLimitEnforcement({ db, now, exchange, licences: jurisdictions.licences });
    const limits = createLimits({
      db,
      now,
      enforcement,
      exchange,
      ruleOf: ({ licence, country }) => limitsRuleOf(jurisdictions, licence, country),
      signOut: sessions.closeAll,
      onExcluded: (tx, playerId) =>
        events.emit(tx, playerExcluded, { playerId, at: new Date(now()).toISOString() }),
      onDepositLimitLowered: (tx, playerId) => events.emit(tx, depositLimitLowered, { playerId }),
      deliverEvents: events.deliver,
      countMail: (tx, id) => createPersistentRateLimit(tx, "limit-mail", MAILS).count(String(id)),
    });
    return {
      api: {
        /** Limit checks and usage. */
        enforcement,
        presentRejection: presentLimitRejection,
        /** True while a self-exclusion is in force, as opposed to a break. */
        isSelfExcluded: (playerId: number) => limitsStore.isSelfExcluded(db, playerId, new Date(now())),
        /**
         * When the last of a player's limits that is reached, or was at `since`, resets; milliseconds since the epoch,
         * 0 for none.
         */
        async reachedUntil(playerId: number, since: number): Promise<number> {
          const { of } = await enforcement.prepare();
          const times = await Promise.all(
            [since, now()].map(async (at) => {
              const reached = (await of(db, [playerId], at)).get(playerId)?.limits ?? [];
              return reached.filter((limit) => !isBreak(limit.type) && isReached(limit));
            }),
          );
          return Math.max(0, ...times.flat().map(({ resetsAt }) => resetsAt));
        },
        /** The limit that rejects any bet of a player now, as the API presents it; null for none. */
        async betRejection(playerId: number, currency: string) {
          const { of, rejectionOf } = await enforcement.prepare();
          const playerLimits = (await of(db, [playerId])).get(playerId);
          const rejection =
            playerLimits && rejectionOf(playerLimits.limits, { kind: "bet", amount: 0n, currency });
          return rejection ? presentLimitRejection(rejection) : null;
        },
      },
      routes: (app) =>
        limitsRoutes(app, {
          limits,
          playerOf: players.byId,
          timeZoneOf: core.timeZoneOf,
          sendMail: mail.send,
          originOf: core.originOf,
          countGuess: createPersistentRateLimit(db, "limit-link", guesses(core.visitorsShareAddress)).count,
        }),
      jobs: [
        { name: "expire-limit-requests", every: "hour", run: limits.expireRequests },
        { name: "expire-limit-usage", every: "hour", run: enforcement.sweep },
      ],
    };
  },
});
