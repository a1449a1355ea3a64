import { ageOn, legalAge } from "../../../src/rules/players/birthday.ts";
import { blockedProvidersOf, marketOf } from "../../core/jurisdictions/jurisdictions.ts";
import { playRuleOf } from "../../core/jurisdictions/play-rules.ts";
import { defineModule } from "../../core/modules/module.ts";
import { missingProfileFields, presentPlayer } from "../../core/players/present.ts";
import { isExcluded } from "../../core/players/store.ts";
import { digestOf } from "../../http/secret-token.ts";
import { readSessionCookie } from "../../http/session-cookie.ts";
import { referenceGamesModule } from "../../reference-game-server/module.ts";
import { configModule } from "../config/module.ts";
import { exchangeRatesModule } from "../exchange-rates/module.ts";
import { gamesModule } from "../games/module.ts";
import { limitsModule } from "../limits/module.ts";
import { playSessionsModule } from "../play-sessions/module.ts";
import { launchRoutes } from "./routes.ts";
import { createLaunch, type LaunchPlayer } from "./service.ts";
import { gameLaunches } from "./tables.ts";

export const launchModule = defineModule({
  name: "launch",
  needs: {
    config: configModule,
    exchangeRates: exchangeRatesModule,
    games: gamesModule,
    referenceGames: referenceGamesModule,
    limits: limitsModule,
    playSessions: playSessionsModule,
  },
  setup(
    { db, now, jurisdictions, players },
    { config, exchangeRates, games, limits, playSessions, referenceGames },
  ) {
    async function findPlayer(playerId: number): Promise<LaunchPlayer | undefined> {
      const player = await players.byId(playerId);
      if (!player) return undefined;
      const licence = jurisdictions.licences[player.licence]!;
      const market = marketOf(jurisdictions, player.country);
      const age = legalAge(licence.ages.min, market, player.state);
      const today = new Date(now()).toISOString().slice(0, 10);
      return {
        id: player.id,
        currency: player.currency,
        licence: player.licence,
        country: player.country,
        excludedUntil: isExcluded(player, now()) ? player.excludedUntil : null,
        tooYoung: player.dateOfBirth !== null && ageOn(today, player.dateOfBirth) < age,
        blockedProviders: blockedProvidersOf(licence, market),
        missingFields: missingProfileFields(player),
        filledFields: presentPlayer(player, {
          phonePrefix: null,
          manager: null,
          verificationBeforeWithdrawal: false,
        }),
      };
    }
    const launch = createLaunch({
      db,
      now,
      games,
      currencies: config.currencies,
      exchange: exchangeRates.exchange,
      findPlayer,
      limitOf: limits.betRejection,
      mayPlayParallel: ({ licence, country }) => playRuleOf(jurisdictions, licence, country).parallel_play,
      onRealPlayStart: playSessions.start,
      provider: referenceGames.name,
      frameUrlOf: (token, { id }) => referenceGames.frameUrlOf(token, games.find(id)),
    });
    return {
      api: { redeem: launch.redeem },
      retention: [[gameLaunches.expiresAt, 0]],
      routes: (app) =>
        launchRoutes(app, { launch, sessionDigestOf: (c) => digestOf(readSessionCookie(c) ?? "") }),
    };
  },
});
