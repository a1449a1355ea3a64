import { toDecimal } from "../../../src/rules/money/decimals.ts";
import { inactivityRuleOf } from "../../core/jurisdictions/inactivity-rules.ts";
import { playRuleOf } from "../../core/jurisdictions/play-rules.ts";
import { defineModule } from "../../core/modules/module.ts";
import type { SharedSecret } from "../../http/signature.ts";
import { referenceGamesModule } from "../../reference-game-server/module.ts";
import { bonusesModule } from "../bonuses/module.ts";
import { configModule } from "../config/module.ts";
import { freeSpinsModule } from "../free-spins/module.ts";
import { gamesModule } from "../games/module.ts";
import { jackpotsModule } from "../jackpots/module.ts";
import { launchModule } from "../launch/module.ts";
import { limitsModule } from "../limits/module.ts";
import { playSessionsModule } from "../play-sessions/module.ts";
import { providerNamesModule } from "../provider-names/module.ts";
import { roundsSettled, winPaid } from "./events.ts";
import { walletRoutes } from "./routes.ts";
import type { LaunchAnswer } from "./schema.ts";
import { createWallet } from "./service.ts";
import { playTotals } from "./totals-store.ts";
import { verifyActions } from "./verify-store.ts";

export interface WalletOptions {
  /** Secrets of game providers by name, possibly including the built-in one's. */
  walletSecrets?: Readonly<Record<string, SharedSecret>>;
}

/** Minor units per unit of play money. */
const PLAY_MONEY_SUBUNITS = 100;

export const walletModule = defineModule({
  name: "wallet",
  verify: (db) => verifyActions(db),
  needs: {
    bonuses: bonusesModule,
    config: configModule,
    freeSpins: freeSpinsModule,
    games: gamesModule,
    referenceGames: referenceGamesModule,
    jackpots: jackpotsModule,
    launch: launchModule,
    limits: limitsModule,
    playSessions: playSessionsModule,
    providerNames: providerNamesModule,
  },
  setup(
    { db, now, jurisdictions, ledger, events, logError },
    {
      bonuses,
      config,
      freeSpins,
      games,
      jackpots,
      launch,
      limits,
      playSessions,
      providerNames,
      referenceGames,
    },
    { walletSecrets = {} }: WalletOptions,
  ) {
    const secrets = new Map<string, SharedSecret>(
      Object.entries({ [referenceGames.name]: referenceGames.secret, ...walletSecrets }),
    );
    const wallet = createWallet({
      db,
      ledger,
      jackpots,
      limits: limits.enforcement,
      bonuses: { ...bonuses.engine, gameOf: games.wageredGame },
      freeSpins: freeSpins.wins,
      now,
      onWin: (tx, win) => events.emit(tx, winPaid, win),
      onSettled: (tx, rounds) => events.emit(tx, roundsSettled, rounds),
      bonusFirst: (licence) => jurisdictions.licences[licence]?.bonus.stake_order === "bonus_first",
      realityCheckDueAt: playSessions.realityCheckDueAt,
      inactivityOf: ({ licence, country }) => inactivityRuleOf(jurisdictions, licence, country),
    });

    async function redeem(token: string, provider: string): Promise<LaunchAnswer | undefined> {
      const redeemed = await launch.redeem(token, provider);
      if (!redeemed) return undefined;
      const { gameIdentifier, licence, country, locale, device, returnUrl } = redeemed.launch;
      const { session } = redeemed;
      const [game] = await games.byIdentifiers([gameIdentifier]);
      const art = game && games.find(game.id);
      if (!art) return undefined;
      const units = session ? (await config.subunits()).get(session.currency)! : PLAY_MONEY_SUBUNITS;
      const { min_round_seconds: min, autoplay } = playRuleOf(jurisdictions, licence, country);
      return {
        mode: session ? "real" : "demo",
        session: session?.id ?? null,
        player:
          session && (await providerNames.aliasOf({ playerId: session.playerId, kind: "games", provider })),
        currency: session?.currency ?? "FUN",
        subunits: units,
        balance: session && toDecimal((await wallet.balance(provider, session.id)).balance, units),
        locale,
        device,
        return_url: returnUrl,
        game: {
          identifier: gameIdentifier,
          title: game.title,
          kind: art.kind,
          theme: art.theme,
          art: game.preview,
        },
        rules: {
          min_round_seconds: art.kind === "table" || art.kind === "live" ? min.other : min.slots,
          autoplay,
        },
      };
    }

    async function expirePendingWins(): Promise<void> {
      for (const { provider, name, round } of await wallet.expirePendingWins())
        logError(`win ${name} of round ${round} of ${provider} has found no bet`, null);
    }

    return {
      api: {
        /** Bets and wins per account, net of rollbacks; minor units. */
        playTotals: (playerId: number) => playTotals(db, playerId),
      },
      routes: (app) => walletRoutes(app, { wallet, secrets, subunits: config.subunits, redeem }),
      jobs: [{ name: "expire-pending-wins", every: "minute", run: expirePendingWins }],
    };
  },
});
