import { randomUUID } from "node:crypto";
import type { CurrencyConfig } from "../../../src/contract/config.ts";
import type { ErrorEnvelope } from "../../../src/contract/error.ts";
import type { Device, Game } from "../../../src/contract/games.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { Launched, PlayMode } from "../../../src/contract/play.ts";
import type { PlayerFieldName } from "../../../src/contract/player-fields.ts";
import { redirectTarget } from "../../../src/rules/addresses/redirect-target.ts";
import { playedCurrency } from "../../../src/rules/games/variants.ts";
import { isBreak } from "../../../src/rules/limits/limits.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { digestOf, newToken } from "../../http/secret-token.ts";
import { createLaunchStore, type LaunchRow, type SessionRow } from "./store.ts";

/** How long the address of a frame is good for, milliseconds: a phone on a bad network takes its time. */
const LAUNCH_TIME = 2 * 60_000;
/** How long bets are taken in one session, milliseconds. */
const SESSION_TIME = 12 * 3_600_000;

const MILLION = 1_000_000n;

/** The player's side of a launch, as far as it can forbid one. */
export interface Candidate {
  id: number;
  /** Of the account that is played with. */
  currency: string;
  licence: string;
  /** Where the player lives. */
  country: string | null;
  /** Null for who is not excluded. */
  excludedUntil: Date | null;
  tooYoung: boolean;
  /** What everybody has to have said, and this player has not. */
  missed: readonly PlayerFieldName[];
  /** What the player has said. */
  known: Partial<Record<PlayerFieldName, unknown>>;
}

export interface LaunchDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  games: { byVariant: (id: number) => Promise<Game | undefined> };
  currencies: () => Promise<CurrencyConfig["currencies"]>;
  /** Minor units of one currency in those of another; undefined where a rate is not known. */
  exchange: () => Promise<(amount: bigint, from: string, to: string) => bigint | undefined>;
  candidate: (playerId: number) => Promise<Candidate | undefined>;
  /** Why the player's own limits forbid any stake now; null where none does. */
  limitOf: (playerId: number, currency: string) => Promise<ErrorEnvelope["limit"] | null>;
  /** Whether a player may have several games for real at once. */
  mayPlayParallel: (player: Pick<Candidate, "licence" | "country">) => boolean;
  /** A player begins to play for real, in the transaction of the launch. */
  beginSitting: (tx: Db, playerId: number) => Promise<void>;
  /** Whose server plays all games, and where its frames are. */
  provider: string;
  frameOf: (token: string) => string;
}

export interface LaunchAsked {
  variant: number;
  mode: PlayMode;
  device: Device;
  locale: LocaleCode;
  return_url: string;
  /** Null for a guest. */
  playerId: number | null;
  /** Of the sign-in. */
  loginDigest: string;
  /** Of the market: providers without its consent. */
  withoutProviders: readonly string[];
  replace: boolean;
  /** A session of the same game that this one takes the place of: that of a page which was loaded anew. */
  continues?: string | undefined;
  /** Of the visitor's market. */
  licence: string;
  /** Where the visitor is. */
  country: string | null;
  /** No money may be played for where the visitor is. */
  restricted: boolean;
}

export interface Redeemed {
  launch: LaunchRow;
  /** Null for a demo. */
  session: SessionRow | null;
}

/** Begins games, and tells the server of a provider what was begun. */
export function createLaunch(deps: LaunchDeps) {
  const { db, now, games, currencies, exchange, candidate, limitOf, provider, frameOf } = deps;
  const store = createLaunchStore(db);

  /** Minor units of the account's currency for a million of the played one's: fixed when the game begins. */
  async function rateOf(played: string, own: string): Promise<bigint> {
    if (played === own) return MILLION;
    const rate = (await exchange())(MILLION, played, own);
    // The smallest stake is something in coins too.
    if (rate === undefined || rate < MILLION) throw new RequestError("currency_not_supported");
    return rate;
  }

  /** Whoever may play for money, with the account that is played with; refuses everybody else, by what they can do about it. */
  async function playerFor(asked: LaunchAsked, game: Game) {
    if (asked.playerId === null) throw new RequestError("unauthorized");
    const player = await candidate(asked.playerId);
    if (!player) throw new RequestError("unauthorized");
    if (asked.restricted) throw new RequestError("restricted_country");
    if (player.tooYoung) throw new RequestError("too_young");
    const limit = await limitOf(player.id, player.currency);
    // Whom the house excludes has no break of their own to be named.
    if (player.excludedUntil)
      throw new RequestError("player_excluded", {
        until: player.excludedUntil,
        ...(limit && isBreak(limit.type) && { limit }),
      });
    if (limit) throw new RequestError("limit_reached", { limit });
    const currency = playedCurrency(game, player.currency, await currencies());
    // The variant of another currency is another game to its provider.
    if (!currency || game.real[currency]!.id !== asked.variant)
      throw new RequestError("currency_not_supported");
    const account = await store.account(player.id, player.currency);
    if (!account) throw new RequestError("currency_not_supported");
    const required = await store.requiredFields(game.provider);
    const unsaid = required.filter((name) => (player.known[name] ?? "") === "");
    const missing = [...new Set([...player.missed, ...unsaid])];
    if (missing.length > 0)
      throw new RequestError("fields_missing", {
        errors: Object.fromEntries(missing.map((name) => [name, ["required"]])),
      });
    return { player, account, currency, rate: await rateOf(currency, player.currency) };
  }

  return {
    async launch(asked: LaunchAsked): Promise<Launched> {
      const { mode, device, locale } = asked;
      const game = await games.byVariant(asked.variant);
      if (!game || asked.withoutProviders.includes(game.provider)) throw new RequestError("not_found");
      const at = now();
      const token = newToken();
      const launch = {
        digest: digestOf(token),
        provider,
        gameIdentifier: game.identifier,
        locale,
        device,
        // Nothing but a path of ours is led back to.
        returnUrl: redirectTarget(asked.return_url),
        expiresAt: new Date(at + LAUNCH_TIME),
      };
      const url = frameOf(token);
      if (mode === "demo") {
        if (!game.has_demo_mode) throw new RequestError("no_demo_mode");
        await store.addDemo({ ...launch, sessionId: null, licence: asked.licence, country: asked.country });
        return { url, session: null, mode, currency: "FUN", conversion: null };
      }
      const { player, account, currency, rate } = await playerFor(asked, game);
      const session = {
        id: randomUUID(),
        playerId: player.id,
        accountId: account.id,
        currency,
        rate,
        provider,
        gameIdentifier: game.identifier,
        loginDigest: asked.loginDigest,
        createdAt: new Date(at),
        expiresAt: new Date(at + SESSION_TIME),
      };
      const { licence, country } = player;
      const { continues: id } = asked;
      const { gameIdentifier, loginDigest } = session;
      await store.add({ ...launch, sessionId: session.id, licence, country }, session, async (tx) => {
        // Of the same sign-in and game, so that nobody else's word takes a game from a player.
        if (id) await store.end(tx, player.id, new Date(at), { id, gameIdentifier, loginDigest });
        if (!deps.mayPlayParallel(player)) {
          if (!asked.replace && (await store.isPlaying(tx, player.id, new Date(at))))
            throw new RequestError("already_playing");
          await store.end(tx, player.id, new Date(at));
        }
        await deps.beginSitting(tx, player.id);
      });
      const conversion = currency === player.currency ? null : { played: currency, rate: toAmount(rate) };
      return { url, session: session.id, mode, currency: player.currency, conversion };
    },

    /** The player has left a game of theirs: no more bets are taken in it. Once is as good as twice. */
    async leave(playerId: number, sessionId: string): Promise<void> {
      await store.end(db, playerId, new Date(now()), { id: sessionId });
    },

    /** What a launch is about, once; undefined for one that was used, is over, or is another provider's. */
    async redeem(token: string, by: string): Promise<Redeemed | undefined> {
      const launch = await store.take(digestOf(token), by, new Date(now()));
      if (!launch) return undefined;
      return {
        launch,
        session: launch.sessionId === null ? null : ((await store.session(launch.sessionId)) ?? null),
      };
    },
  };
}

export type Launch = ReturnType<typeof createLaunch>;
