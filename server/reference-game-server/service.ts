import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { decimalsOf, toDecimal } from "../../src/rules/money/decimals.ts";
import { minorUnits } from "../../src/rules/money/minor-units.ts";
import type { Db } from "../db/client.ts";
import { digestOf, newToken } from "../http/secret-token.ts";
import { engineFor, rulesOf } from "./engine.ts";
import type { FreeRoundsRow } from "./free-rounds-store.ts";
import { type Fair, GameRejection, SESSION_OVER } from "./game-rejection.ts";
import { fairOf, presentGame, presentPastRound, presentRound } from "./present.ts";
import { createSeeds } from "./seeds.ts";
import { createSessionFreeRounds, type ShownCampaign } from "./session-free-rounds.ts";
import { createSessionWallet } from "./session-wallet.ts";
import { stakesOfSession } from "./stakes.ts";
import { createGamesStore, type GameClientSession, type RoundRow, type Seed } from "./store.ts";
import type { Symbols } from "./symbols.ts";
import { OutcomeUnknown, type WalletCall } from "./wallet-client.ts";

/** Lifetime of a game client session, milliseconds. */
const SESSION_TIME = 12 * 3_600_000;
/** Age from which an abandoned round is finished, milliseconds. */
const MAX_IDLE = 10 * 60_000;
/** Abandoned rounds per run. */
const BATCH = 100;
/** Initial balance of a demo, minor units. */
const DEMO_MONEY = 500_000n;
const MAX_CLIENT_SEED = 64;
/** Rounds in a frame's history. */
const SHOWN_ROUNDS = 20;

type ShownFair = Pick<Fair, "commitment" | "client">;

interface DrawRequest {
  key: string;
  /** Minor units. */
  stake: bigint;
  choice: object;
  fair: ShownFair | undefined;
  /** The campaign of a free round. */
  free: FreeRoundsRow | undefined;
}

/** The wallet API's launch response. */
interface LaunchAnswer {
  session: string | null;
  player: string | null;
  currency: string;
  subunits: number;
  balance: string | null;
  locale: GameClientSession["locale"];
  return_url: string;
  game: { identifier: string; title: string; kind: string; theme: GameClientSession["theme"]; art: string };
  rules: { min_round_seconds: number };
}

export interface GameServerDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  wallet: WalletCall;
  symbolsOf: Symbols["of"];
  logError: (message: string, error: unknown) => void;
}

/** The server of the three reference games. It knows the casino only through the wallet API. */
export function createGameServer({ db, now, wallet, symbolsOf, logError }: GameServerDeps) {
  const store = createGamesStore(db);
  const seeds = createSeeds({ store, now });
  const { balanceOf, liveBalance, play: playWallet } = createSessionWallet({ store, wallet, now });

  const freeRounds = createSessionFreeRounds({ db, liveBalance });

  const seedFor = ({ player, gameIdentifier }: GameClientSession): Promise<Seed> =>
    seeds.current(player, gameIdentifier);

  /** A frame's session, possibly expired. */
  async function findSession(token: string): Promise<GameClientSession> {
    const session = await store.session(digestOf(token));
    if (!session) throw new GameRejection("client_session_expired");
    return session;
  }

  async function activeSession(token: string): Promise<GameClientSession> {
    const session = await findSession(token);
    if (session.expiresAt.getTime() > now()) return session;
    throw new GameRejection(session.walletSession === null ? "client_session_expired" : SESSION_OVER);
  }

  async function seedChanged(session: GameClientSession, seed: Seed): Promise<never> {
    await liveBalance(session);
    throw new GameRejection("seed_changed", { fair: fairOf(seed) });
  }

  /** Places the bet of a drawn round, once. */
  async function takeStake(round: RoundRow, session: GameClientSession): Promise<string> {
    if (session.walletSession === null) {
      // The status change decides which of two concurrent calls takes the stake.
      if (!(await store.setStatus(round.id, ["drawn"], "staked"))) return balanceOf(session);
      const balance = await store.changeDemoBalance(session.digest, -round.stake);
      if (balance !== undefined) return toDecimal(balance, session.subunits);
      await store.setStatus(round.id, ["staked"], "rejected");
      throw new GameRejection("insufficient_funds");
    }
    try {
      const amount = toDecimal(round.stake, session.subunits);
      const balance = await playWallet(
        session,
        round,
        [{ action: "bet", id: `${round.id}-b`, amount }],
        false,
      );
      // The bet was accepted, even if a concurrent attempt was rejected.
      await store.setStatus(round.id, ["drawn", "rejected"], "staked");
      return balance;
    } catch (error) {
      // A rejection is final; without a response the status stays and the call is repeated.
      if (error instanceof GameRejection) await store.setStatus(round.id, ["drawn"], "rejected");
      throw error;
    }
  }

  /** Pays a staked round's win and closes it. Idempotent. */
  async function settle(round: RoundRow, session: GameClientSession): Promise<void> {
    if (session.walletSession === null) {
      if (await store.setStatus(round.id, ["staked"], "done"))
        await store.changeDemoBalance(session.digest, round.win);
      return;
    }
    const campaign = round.freeRounds ?? undefined;
    const win = {
      action: "win",
      id: `${round.id}-w`,
      amount: toDecimal(round.win, session.subunits),
      campaign,
    };
    // The casino knows a free round only by its win.
    if (round.win > 0n) await playWallet(session, round, [win], true);
    else if (!campaign) await playWallet(session, round, [], true);
    await store.setStatus(round.id, ["staked"], "done");
  }

  /** Finishes a round from any state. @returns the finished round; undefined if its bet was rejected */
  async function finish(round: RoundRow, session: GameClientSession) {
    if (round.status === "drawn") {
      try {
        await takeStake(round, session);
      } catch (error) {
        if (error instanceof GameRejection) return undefined;
        throw error;
      }
    }
    await settle(round, session);
    return { ...presentRound(round, session), currency: session.currency, done: true };
  }

  /** Finishes rounds, oldest first. @returns the finished rounds, without those whose bet was rejected */
  async function finishAll(open: { round: RoundRow; session: GameClientSession }[]) {
    const finished = [];
    for (const { round, session } of open) finished.push((await finish(round, session)) ?? []);
    return finished.flat();
  }

  async function draw(
    session: GameClientSession,
    { key, stake, choice, fair, free }: DrawRequest,
  ): Promise<RoundRow> {
    const { kind, version, minRound } = session;
    const seed = await seedFor(session);
    // The seed changed elsewhere: never draw from one that this frame hasn't shown.
    if (fair && (fair.commitment !== seed.commitment || fair.client !== seed.client))
      return seedChanged(session, seed);
    const engine = engineFor(kind, version);
    const isDemo = session.walletSession === null;
    const makeRound: Parameters<typeof store.draw>[3] = async (nonce) => {
      const roundStake = free?.bet ?? stake;
      const { outcome, win } = await engine.draw({ ...seed, nonce }, roundStake, choice);
      return {
        id: randomUUID(),
        key,
        session: session.digest,
        seed: seed.id,
        nonce,
        kind,
        version,
        stake: roundStake,
        choice,
        outcome,
        win,
        // A free round has no bet to place.
        status: free ? "staked" : "drawn",
        demo: isDemo,
        freeRounds: free?.id ?? null,
        createdAt: new Date(now()),
      };
    };
    // No bet asks the casino whether the player may play.
    if (free) await liveBalance(session);
    const since = new Date(now() - minRound);
    const drawn = await store.draw(seed, key, since, makeRound, free);
    if (drawn === "too_fast") throw new GameRejection("too_fast");
    if (drawn === "changed") return seedChanged(session, await seedFor(session));
    if (drawn === "free_rounds_changed") return freeRounds.reject(session);
    return drawn;
  }

  return {
    seeds,

    /** Opens a launched frame; includes an interrupted round. */
    async open(launch: string) {
      const result = await wallet<LaunchAnswer>("/wallet/v1/launch", { launch });
      if (!result.ok) throw new GameRejection(result.code);
      const {
        session: walletSession,
        player,
        currency,
        subunits,
        game,
        locale,
        rules,
        return_url,
      } = result.answer;
      const token = newToken();
      const { kind, version } = rulesOf(game);
      const session: GameClientSession = {
        digest: digestOf(token),
        walletSession,
        player: player ?? `demo ${randomUUID()}`,
        kind,
        version,
        gameIdentifier: game.identifier,
        title: game.title,
        theme: game.theme,
        art: game.art,
        currency,
        subunits,
        locale,
        minRound: rules.min_round_seconds * 1_000,
        demoBalance: walletSession === null ? DEMO_MONEY : null,
        createdAt: new Date(now()),
        expiresAt: new Date(now() + SESSION_TIME),
      };
      await store.addSession(session);
      const openRounds = await store.openRounds(session.player, session.gameIdentifier);
      // The newest round continues if its currency matches; earlier ones are finished.
      const last = openRounds.at(-1);
      const isContinued = last?.round.status === "staked" && last.session.currency === session.currency;
      const interrupted = isContinued ? openRounds.pop() : undefined;
      const finished = await finishAll(openRounds);
      return {
        session: token,
        kind: session.kind,
        game: { ...presentGame(game), symbols: symbolsOf(game, locale) },
        mode: walletSession === null ? ("demo" as const) : ("real" as const),
        currency,
        decimals: decimalsOf(subunits),
        balance: await balanceOf(session),
        free_rounds: await freeRounds.of(session),
        locale,
        return_url,
        stakes: stakesOfSession(session).map((stake) => toDecimal(stake, subunits)),
        min_round: session.minRound,
        facts: engineFor(kind, version).facts,
        fair: fairOf(await seedFor(session)),
        round: interrupted ? presentRound(interrupted.round, interrupted.session) : null,
        finished,
      };
    },

    /**
     * Plays a round, idempotent by the frame's key. Finishes earlier open rounds first and returns them in `finished`.
     * @throws GameRejection `free_rounds_changed` if the round wouldn't be the free or paid one that the frame has shown
     */
    async play({
      session: token,
      key,
      stake,
      choice,
      fair,
      free_rounds: shown,
    }: {
      session: string;
      key: string;
      /** The stake that the frame has shown; a free round's bet. */
      stake: string;
      choice: unknown;
      /** The fairness data that the frame has shown. */
      fair?: ShownFair;
      free_rounds?: ShownCampaign;
    }) {
      const session = await activeSession(token);
      const minor = minorUnits(stake, session.subunits);
      if (minor === undefined || !(typeof shown === "string" || stakesOfSession(session).includes(minor)))
        throw new GameRejection("invalid_stake");
      const parsed = v.safeParse(engineFor(session.kind, session.version).choice, choice);
      if (!parsed.success) throw new GameRejection("invalid_choice");
      const name = `${session.digest.slice(0, 20)}:${key}`;
      const earlier = await store.roundByKey(name);
      if (earlier?.status === "rejected") throw new GameRejection("round_rejected");
      const free = earlier ? undefined : await freeRounds.campaignFor(session, shown, minor);
      const finished = earlier
        ? []
        : await finishAll(await store.openRounds(session.player, session.gameIdentifier));
      const round =
        earlier ?? (await draw(session, { key: name, stake: minor, choice: parsed.output, fair, free }));
      // Also check a round that a concurrent attempt drew first.
      const isOtherStake = round.stake !== minor && (shown !== undefined || round.freeRounds === null);
      const isOtherCampaign = shown !== undefined && round.freeRounds !== shown;
      if (isOtherStake || isOtherCampaign || !isDeepStrictEqual(round.choice, parsed.output))
        throw new GameRejection("key_conflict");
      const balance = round.status === "drawn" ? await takeStake(round, session) : await balanceOf(session);
      return {
        round: presentRound(round, session),
        balance,
        free_rounds: await freeRounds.of(session),
        finished,
      };
    },

    /** Pays and closes a round that the player has watched. A free one's response says what is left, or was won in all. */
    async finish({ session: token, round: id }: { session: string; round: string }) {
      // Staked rounds are finished even after the session's end.
      const session = await findSession(token);
      const found = await store.round(id);
      if (!found || found.session.player !== session.player) throw new GameRejection("unknown_round");
      const { round, session: roundSession } = found;
      if (round.status === "drawn" || round.status === "rejected") throw new GameRejection("round_rejected");
      if (round.status === "staked") await settle(round, roundSession);
      return { balance: await balanceOf(session), ...(await freeRounds.after(round, session)) };
    },

    /** The current balance and free rounds, which may change elsewhere. */
    async balance({ session: token }: { session: string }) {
      const session = await activeSession(token);
      return { balance: await liveBalance(session), free_rounds: await freeRounds.of(session) };
    },

    /** The last finished rounds of a session that is still open, newest first. */
    async history({ session: token }: { session: string }) {
      const session = await activeSession(token);
      await liveBalance(session);
      return {
        rounds: (await store.lastRounds(session.digest, SHOWN_ROUNDS)).map(presentPastRound(session)),
      };
    },

    /** Reveals the seed and starts another with the player's client seed; an unused seed only gets that client seed. */
    async rotate({ session: token, client }: { session: string; client: string }) {
      const session = await activeSession(token);
      if (client.length === 0 || client.length > MAX_CLIENT_SEED) throw new GameRejection("invalid_seed");
      await liveBalance(session);
      const replaced = await seeds.replace(await seedFor(session), client);
      if (!replaced) throw new GameRejection("round_open");
      const { revealed, next } = replaced;
      return {
        revealed: revealed && {
          secret: revealed.secret,
          commitment: revealed.commitment,
          client: revealed.client,
          rounds: revealed.nonce,
        },
        fair: fairOf(next),
      };
    },

    /** Data for verifying a finished round; includes the seed once it's revealed. */
    async proof(id: string) {
      const found = await store.round(id);
      if (found?.round.status !== "done") return undefined;
      const { round, seed, session } = found;
      const { done: _done, free: _free, ...publicRound } = presentRound(round, session);
      return {
        kind: round.kind,
        commitment: seed.commitment,
        secret: seed.revealedAt ? seed.secret : null,
        client: seed.client,
        currency: session.currency,
        decimals: decimalsOf(session.subunits),
        ...publicRound,
        choice: round.choice as Record<string, unknown>,
        outcome: round.outcome as Record<string, unknown>,
      };
    },

    /** Finishes abandoned rounds and pays their wins. */
    async finishAbandoned(): Promise<void> {
      for (const { round, session } of await store.abandoned(new Date(now() - MAX_IDLE), BATCH)) {
        try {
          await finish(round, session);
        } catch (error) {
          if (!(error instanceof OutcomeUnknown)) logError(`round ${round.id} could not be finished`, error);
        }
      }
    },
  };
}

export type GameServer = ReturnType<typeof createGameServer>;
