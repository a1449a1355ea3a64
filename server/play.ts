import { setTimeout } from "node:timers/promises";
import type { Hono } from "hono";
import type { AccountBalances } from "../src/contract/accounts.ts";
import type { Game } from "../src/contract/games.ts";
import type { Jurisdictions } from "../src/contract/jurisdictions.ts";
import { toDecimal } from "../src/rules/money/decimals.ts";
import { ageOn, legalAge } from "../src/rules/players/birthday.ts";
import { inactivityRuleOf } from "./core/jurisdictions/inactivity-rules.ts";
import { marketOf } from "./core/jurisdictions/jurisdictions.ts";
import { playRuleOf } from "./core/jurisdictions/play-rules.ts";
import { createLedger } from "./core/ledger/ledger.ts";
import { missingProfileFields, presentPlayer } from "./core/players/present.ts";
import { createPlayersStore, isExcluded } from "./core/players/store.ts";
import type { Db } from "./db/client.ts";
import type { ContentVersion } from "./db/content-version.ts";
import type { AppEnv } from "./http/env.ts";
import { digestOf } from "./http/secret-token.ts";
import { readSessionCookie } from "./http/session-cookie.ts";
import { type SharedSecret, signingSecret } from "./http/signature.ts";
import { compPointsRoutes } from "./modules/comp-points/routes.ts";
import { createCompPoints } from "./modules/comp-points/service.ts";
import { readConfig } from "./modules/config/store.ts";
import type { Exchange } from "./modules/exchange-rates/exchange.ts";
import { historyRoutes } from "./modules/history/routes.ts";
import { createHistory } from "./modules/history/service.ts";
import { verifyJackpots } from "./modules/jackpots/verify-store.ts";
import { launchRoutes } from "./modules/launch/routes.ts";
import { createLaunch, type LaunchPlayer } from "./modules/launch/service.ts";
import { createAdjustments } from "./modules/ledger/adjustments.ts";
import { createNegativeBalances } from "./modules/ledger/negative-balances.ts";
import { createOperations } from "./modules/ledger/operations.ts";
import { ledgerOperatorRoutes } from "./modules/ledger/operator-routes.ts";
import { presentLimitRejection } from "./modules/limits/present.ts";
import type { LimitEnforcement } from "./modules/limits/use.ts";
import { verifyPayments } from "./modules/payments/verify-store.ts";
import { playSessionsRoutes } from "./modules/play-sessions/routes.ts";
import { createPlaySessions, nextRealityCheckAt } from "./modules/play-sessions/service.ts";
import { createPlayerAliases } from "./modules/provider-names/service.ts";
import { winsRoutes } from "./modules/public-wins/routes.ts";
import type { Wins } from "./modules/public-wins/service.ts";
import { derivedSecret } from "./modules/wallet/derived-secret.ts";
import { walletRoutes } from "./modules/wallet/routes.ts";
import type { LaunchAnswer } from "./modules/wallet/schema.ts";
import { createWallet, type WalletDeps } from "./modules/wallet/service.ts";
import { verifyActions } from "./modules/wallet/verify-store.ts";
import { fairRoutes } from "./reference-game-server/fair-routes.ts";
import { frameRoutes } from "./reference-game-server/frame.ts";
import { GAMES_PATH, gameRoutes } from "./reference-game-server/routes.ts";
import { createGameServer } from "./reference-game-server/service.ts";
import { createWalletClient, type WalletClientOptions } from "./reference-game-server/wallet-client.ts";

/** The ledger's services for staff commands, usable without a server. */
export function createLedgerServices({ db, now }: Pick<PlayDeps, "db" | "now">) {
  const ledger = createLedger({ now });
  const adjustments = createAdjustments({ db, ledger, now });
  const debts = createNegativeBalances({ db, ledger, now });
  const players = createPlayersStore(db);
  const currencies = async () => (await readConfig(db, "GET /api/fe/config/currency-config")).currencies;
  const runOperation = createOperations({
    db,
    adjust: adjustments,
    debts,
    verifyOtherModules: async () => [
      ...(await verifyActions(db)),
      ...(await verifyJackpots(db)),
      ...(await verifyPayments(db)),
    ],
    findPlayer: async (name) => (await players.byName(name))?.id,
    currencies,
  });
  return { ledger, adjust: adjustments, operate: runOperation, currencies };
}

/** Name of the built-in game provider. */
const REFERENCE = "reference";
/** Minor units per unit of play money. */
const PLAY_MONEY_SUBUNITS = 100;

export interface PlayDeps {
  db: Db;
  jurisdictions: Jurisdictions;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The server secret. */
  secret: string;
  /** Secrets of game providers by name, possibly including the reference provider's. */
  walletSecrets?: Readonly<Record<string, SharedSecret>>;
  content: ContentVersion;
  exchange: () => Promise<Exchange>;
  accountsOf: (playerId: number) => Promise<AccountBalances[]>;
  wins: Wins;
  /** Sends the reference games' calls to this server's wallet API. */
  callSelf: WalletClientOptions["send"];
  /** Folder of the built game frames; undefined if frames aren't served. */
  framesFolder?: string;
  waitBeforeRetry?: WalletClientOptions["wait"];
  /** Receives contributions of bets and pays wins. */
  jackpots: WalletDeps["jackpots"];
  limits: LimitEnforcement;
  logError: (message: string, error: unknown) => void;
  games: {
    byVariant: (id: number) => Promise<Game | undefined>;
    byIdentifiers: (identifiers: string[]) => Promise<Game[]>;
    /** Reads the in-memory catalogue. */
    find: (id: number) => { kind: string; theme: string } | undefined;
  };
}

/** Wires up wallet, games, ledger and history. */
export function createPlay(deps: PlayDeps) {
  const { db, jurisdictions, now, secret, walletSecrets = {}, content, games, wins, logError } = deps;
  const { ledger, operate: runOperation, currencies } = createLedgerServices({ db, now });
  const players = createPlayersStore(db);
  const compPoints = createCompPoints({ db, now });
  const wallet = createWallet({
    db,
    ledger,
    jackpots: deps.jackpots,
    limits: deps.limits,
    now,
    onWin: wins.announceLarge,
    onSettled: compPoints.settle,
    bonusFirst: (licence) => jurisdictions.licences[licence]?.bonus.stake_order === "bonus_first",
    realityCheckDueAt: (licence, playSession) =>
      nextRealityCheckAt(playSession, jurisdictions.licences[licence]!.reality_check),
    inactivityOf: ({ licence, country }) => inactivityRuleOf(jurisdictions, licence, country),
  });
  const playSessions = createPlaySessions({
    db,
    now,
    realityCheckRuleOf: (licence) => jurisdictions.licences[licence]!.reality_check,
    async playerOf(id) {
      const [player, accounts] = await Promise.all([players.byId(id), deps.accountsOf(id)]);
      const account = accounts.find(({ active }) => active);
      return player && account ? { licence: player.licence, account } : undefined;
    },
  });
  const secrets = new Map<string, SharedSecret>(
    Object.entries({ [REFERENCE]: derivedSecret(secret, REFERENCE), ...walletSecrets }),
  );
  async function launchPlayer(playerId: number): Promise<LaunchPlayer | undefined> {
    const player = await players.byId(playerId);
    if (!player) return undefined;
    const age = legalAge(
      jurisdictions.licences[player.licence]!.ages.min,
      marketOf(jurisdictions, player.country),
      player.state,
    );
    const today = new Date(now()).toISOString().slice(0, 10);
    return {
      id: player.id,
      currency: player.currency,
      licence: player.licence,
      country: player.country,
      excludedUntil: isExcluded(player, now()) ? player.excludedUntil : null,
      tooYoung: player.dateOfBirth !== null && ageOn(today, player.dateOfBirth) < age,
      missingFields: missingProfileFields(player),
      filledFields: presentPlayer(player, { phonePrefix: null, manager: null }),
    };
  }

  async function limitRejectionOf(playerId: number, currency: string) {
    const { of, rejectionOf } = await deps.limits.prepare();
    const playerLimits = (await of(db, [playerId])).get(playerId);
    const rejection = playerLimits && rejectionOf(playerLimits.limits, { kind: "bet", amount: 0n, currency });
    return rejection ? presentLimitRejection(rejection) : null;
  }

  const launch = createLaunch({
    db,
    now,
    games,
    currencies,
    exchange: deps.exchange,
    findPlayer: launchPlayer,
    limitOf: limitRejectionOf,
    mayPlayParallel: ({ licence, country }) => playRuleOf(jurisdictions, licence, country).parallel_play,
    onRealPlayStart: playSessions.start,
    provider: REFERENCE,
    frameUrlOf: (token) => `${GAMES_PATH}/frame?${new URLSearchParams({ launch: token })}`,
  });
  const subunits = content.memoize(
    async () => new Map(Object.values(await currencies()).map((one) => [one.code, one.subunits_to_unit])),
  );

  const createAlias = createPlayerAliases({ db, secret });
  const aliasOf = (playerId: number, provider: string) => createAlias({ playerId, kind: "games", provider });

  async function redeem(token: string, provider: string): Promise<LaunchAnswer | undefined> {
    const redeemed = await launch.redeem(token, provider);
    if (!redeemed) return undefined;
    const { gameIdentifier, licence, country, locale, device, returnUrl } = redeemed.launch;
    const { session } = redeemed;
    const [game] = await games.byIdentifiers([gameIdentifier]);
    const art = game && games.find(game.id);
    if (!art) return undefined;
    const units = session ? (await subunits()).get(session.currency)! : PLAY_MONEY_SUBUNITS;
    const { min_round_seconds: min, autoplay } = playRuleOf(jurisdictions, licence, country);
    return {
      mode: session ? "real" : "demo",
      session: session?.id ?? null,
      player: session && (await aliasOf(session.playerId, provider)),
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

  const gameServer = createGameServer({
    db,
    now,
    wallet: createWalletClient({
      provider: REFERENCE,
      secret: signingSecret(secrets.get(REFERENCE)!),
      send: deps.callSelf,
      wait: deps.waitBeforeRetry ?? setTimeout,
    }),
    logError,
  });

  return {
    /** Hourly jobs. */
    hourlyJobs: [{ name: "expire-public-wins", run: wins.sweep }],

    /** Minutely jobs. */
    minutelyJobs: [
      { name: "finish-abandoned-rounds", run: gameServer.finishAbandoned },
      {
        name: "expire-pending-wins",
        run: async () => {
          for (const { provider, name, round } of await wallet.expirePendingWins())
            logError(`win ${name} of round ${round} of ${provider} has found no bet`, null);
        },
      },
    ],

    /** Reveals a signed-out player's seeds. */
    revealSeeds: async (playerId: number) => gameServer.seeds.replaceAll(await aliasOf(playerId, REFERENCE)),

    routes(app: Hono<AppEnv>): void {
      gameRoutes(app, { server: gameServer, now });
      fairRoutes(app, { server: gameServer, aliasOf: (playerId) => aliasOf(playerId, REFERENCE) });
      if (deps.framesFolder) frameRoutes(app, GAMES_PATH, deps.framesFolder);
      ledgerOperatorRoutes(app, runOperation);
      playSessionsRoutes(app, playSessions);
      const history = createHistory({
        db,
        gamesOf: games.byIdentifiers,
        isVerifiable: (provider) => provider === REFERENCE,
      });
      winsRoutes(app, wins);
      historyRoutes(app, { history, subunits, now });
      launchRoutes(app, { launch, sessionDigestOf: (c) => digestOf(readSessionCookie(c) ?? "") });
      compPointsRoutes(app, compPoints);
      walletRoutes(app, {
        wallet,
        secrets,
        subunits,
        redeem,
      });
    },
  };
}
