import { randomUUID } from "node:crypto";
import type { CurrencyConfig } from "../../../src/contract/config.ts";
import type { ErrorEnvelope } from "../../../src/contract/error.ts";
import type { Device, Game } from "../../../src/contract/games.ts";
import type { Launched, PlayMode } from "../../../src/contract/launch.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { PlayerFieldName } from "../../../src/contract/player-fields.ts";
import { redirectTarget } from "../../../src/rules/addresses/redirect-target.ts";
import { playedCurrency } from "../../../src/rules/games/variants.ts";
import { isBreak } from "../../../src/rules/limits/limits.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import { type GameSessionRow, gameSessionsStore } from "../../core/game-sessions/game-sessions-store.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { digestOf, newToken } from "../../http/secret-token.ts";
import { createLaunchStore, type LaunchRow } from "./store.ts";

/** Lifetime of a launch token, milliseconds; long enough for slow networks. */
const LAUNCH_TIME = 2 * 60_000;
/** How long a game session accepts bets, milliseconds. */
const SESSION_TIME = 12 * 3_600_000;

const MILLION = 1_000_000n;

/** The player's properties that may prevent a launch. */
export interface LaunchPlayer {
  id: number;
  /** Currency of the current account. */
  currency: string;
  licence: string;
  /** Country of residence. */
  country: string | null;
  /** Null if not excluded. */
  excludedUntil: Date | null;
  tooYoung: boolean;
  /** Providers that the player's licence or country of residence excludes, wherever the visitor is. */
  blockedProviders: readonly string[];
  /** Required profile fields that are missing. */
  missingFields: readonly PlayerFieldName[];
  /** Profile fields that are filled in. */
  filledFields: Partial<Record<PlayerFieldName, unknown>>;
}

export interface LaunchDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  games: {
    byVariant(id: number): Promise<Game | undefined>;
    requiredFields(provider: string): Promise<readonly PlayerFieldName[]>;
    /** From memory. */
    titleOf(identifier: string): string;
  };
  currencies: () => Promise<CurrencyConfig["currencies"]>;
  /** Converts minor units between currencies; undefined without a rate. */
  exchange: () => Promise<(amount: bigint, from: string, to: string) => bigint | undefined>;
  findPlayer: (playerId: number) => Promise<LaunchPlayer | undefined>;
  /** The player's limit that rejects any bet now; null for none. */
  limitOf: (playerId: number, currency: string) => Promise<ErrorEnvelope["limit"] | null>;
  /** True if the player may have several real-money games open. */
  mayPlayParallel: (player: Pick<LaunchPlayer, "licence" | "country">) => boolean;
  /** Called in the launch transaction when real-money play starts. */
  onRealPlayStart: (tx: Db, playerId: number) => Promise<void>;
  /** The provider of all games, and the address of its frames. */
  provider: string;
  frameUrlOf: (token: string, game: Pick<Game, "id">) => string;
}

export interface LaunchCommand {
  variant: number;
  mode: PlayMode;
  device: Device;
  locale: LocaleCode;
  return_url: string;
  /** Null for a guest. */
  playerId: number | null;
  /** Digest of the token of the player's sign-in session. */
  loginDigest: string;
  /** Providers that the market excludes. */
  withoutProviders: readonly string[];
  replace: boolean;
  /** The game session of a reloaded page, which this launch replaces. */
  replaces_session?: string | undefined;
  /** Licence of the visitor's market. */
  licence: string;
  /** The visitor's country. */
  country: string | null;
  /** True if real-money play is prohibited in the visitor's country. */
  restricted: boolean;
}

export interface RedeemedLaunch {
  launch: LaunchRow;
  /** Null for a demo. */
  session: GameSessionRow | null;
}

/** Launches games, and redeems launch tokens for providers. */
export function createLaunch(deps: LaunchDeps) {
  const { db, now, games, currencies, exchange, findPlayer, limitOf, provider, frameUrlOf } = deps;
  const store = createLaunchStore(db);

  /** Minor units of the account's currency per million minor units of the played one; fixed at launch. */
  async function rateOf(played: string, accountCurrency: string): Promise<bigint> {
    if (played === accountCurrency) return MILLION;
    const rate = (await exchange())(MILLION, played, accountCurrency);
    // Below this rate the played currency's minor unit would be less than one of the account's currency.
    if (rate === undefined || rate < MILLION) throw new RequestError("currency_not_supported");
    return rate;
  }

  /** The player and account of a real-money launch. @throws RequestError with the reason */
  async function playerFor(request: LaunchCommand, game: Game) {
    if (request.playerId === null) throw new RequestError("unauthorized");
    const player = await findPlayer(request.playerId);
    if (!player) throw new RequestError("unauthorized");
    if (request.restricted) throw new RequestError("restricted_country");
    if (player.blockedProviders.includes(game.provider)) throw new RequestError("not_found");
    if (player.tooYoung) throw new RequestError("too_young");
    const limit = await limitOf(player.id, player.currency);
    // An exclusion by the operator has no limit that the rejection could name.
    if (player.excludedUntil)
      throw new RequestError("player_excluded", {
        until: player.excludedUntil,
        ...(limit && isBreak(limit.type) && { limit }),
      });
    if (limit) throw new RequestError("limit_reached", { limit });
    const currency = playedCurrency(game, player.currency, await currencies());
    // Variants of other currencies are other games to the provider.
    if (!currency || game.real[currency]!.id !== request.variant)
      throw new RequestError("currency_not_supported");
    const account = await store.account(player.id, player.currency);
    if (!account) throw new RequestError("currency_not_supported");
    const required = await games.requiredFields(game.provider);
    const missingRequired = required.filter((name) => (player.filledFields[name] ?? "") === "");
    const missing = [...new Set([...player.missingFields, ...missingRequired])];
    if (missing.length > 0)
      throw new RequestError("fields_missing", {
        errors: Object.fromEntries(missing.map((name) => [name, ["required"]])),
      });
    return { player, account, currency, rate: await rateOf(currency, player.currency) };
  }

  return {
    async launch(request: LaunchCommand): Promise<Launched> {
      const { mode, device, locale } = request;
      const game = await games.byVariant(request.variant);
      if (!game || request.withoutProviders.includes(game.provider)) throw new RequestError("not_found");
      const at = now();
      const token = newToken();
      const launch = {
        digest: digestOf(token),
        provider,
        gameIdentifier: game.identifier,
        locale,
        device,
        // Only paths of this site.
        returnUrl: redirectTarget(request.return_url),
        expiresAt: new Date(at + LAUNCH_TIME),
      };
      const url = frameUrlOf(token, game);
      if (mode === "demo") {
        if (!game.has_demo_mode) throw new RequestError("no_demo_mode");
        await store.addDemo({
          ...launch,
          sessionId: null,
          licence: request.licence,
          country: request.country,
        });
        return { url, session: null, mode, currency: "FUN", conversion: null };
      }
      const { player, account, currency, rate } = await playerFor(request, game);
      const session = {
        id: randomUUID(),
        playerId: player.id,
        accountId: account.id,
        currency,
        rate,
        provider,
        gameIdentifier: game.identifier,
        loginDigest: request.loginDigest,
        createdAt: new Date(at),
        expiresAt: new Date(at + SESSION_TIME),
      };
      const { licence, country } = player;
      const { replaces_session: id } = request;
      const { gameIdentifier, loginDigest } = session;
      await store.add({ ...launch, sessionId: session.id, licence, country }, session, async (tx) => {
        // Only sessions of the same login and game may be replaced.
        if (id) await gameSessionsStore.end(tx, player.id, new Date(at), { id, gameIdentifier, loginDigest });
        if (!deps.mayPlayParallel(player)) {
          const openGame = await gameSessionsStore.openGame(tx, player.id, new Date(at));
          if (openGame && !request.replace)
            throw new RequestError("already_playing", {
              until: openGame.expiresAt,
              subject: { game: games.titleOf(openGame.gameIdentifier) },
            });
          await gameSessionsStore.end(tx, player.id, new Date(at));
        }
        await deps.onRealPlayStart(tx, player.id);
      });
      const conversion = currency === player.currency ? null : { played: currency, rate: toAmount(rate) };
      return { url, session: session.id, mode, currency: player.currency, conversion };
    },

    /** Ends a game session when the player leaves; no more bets. Idempotent. */
    async leave(playerId: number, sessionId: string): Promise<void> {
      await gameSessionsStore.end(db, playerId, new Date(now()), { id: sessionId });
    },

    /** Consumes a launch token; undefined if it is used, expired or another provider's. */
    async redeem(token: string, requestingProvider: string): Promise<RedeemedLaunch | undefined> {
      const launch = await store.consume(digestOf(token), requestingProvider, new Date(now()));
      if (!launch) return undefined;
      return {
        launch,
        session:
          launch.sessionId === null ? null : ((await gameSessionsStore.byId(db, launch.sessionId)) ?? null),
      };
    },
  };
}

export type Launch = ReturnType<typeof createLaunch>;
