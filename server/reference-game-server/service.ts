import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { decimalsOf, toDecimal } from "../../src/rules/money/decimals.ts";
import { minorUnits } from "../../src/rules/money/minor-units.ts";
import type { Db } from "../db/client.ts";
import { digestOf, newToken } from "../http/secret-token.ts";
import { ENGINES, kindOf, stakesIn } from "./engine.ts";
import { createSeeds } from "./seeds.ts";
import { createGamesStore, type GameClientSession, type RoundRow, type Seed } from "./store.ts";
import { Unsure, type WalletCall } from "./wallet-client.ts";

/** Lifetime of a game client session, milliseconds. */
const SESSION_TIME = 12 * 3_600_000;
/** Age from which an abandoned round is finished, milliseconds. */
const MAX_IDLE = 10 * 60_000;
/** Abandoned rounds per run. */
const BATCH = 100;
/** Initial balance of a demo, minor units. */
const DEMO_MONEY = 500_000n;
const MAX_CLIENT_SEED = 64;

/** Public part of a seed before its use. */
export interface Fair {
  commitment: string;
  client: string;
  /** Nonce of the next round. */
  nonce: number;
}

type ShownFair = Pick<Fair, "commitment" | "client">;

const fairOf = ({ commitment, client, nonce }: Seed): Fair => ({ commitment, client, nonce });

/** The frame's call was rejected; frames have a message for each code, and for the wallet's. */
export class GameRejection extends Error {
  override name = "GameRefusal";
  readonly code: string;
  /** The current fairness data, if it differs from the frame's. */
  readonly fair: Fair | undefined;

  constructor(code: string, fair?: Fair) {
    super(code);
    this.code = code;
    this.fair = fair;
  }
}

/** Code for an ended session, from wallet and games. */
const SESSION_OVER = "session_expired";

const reject = (code: string): never => {
  throw new GameRejection(code);
};

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
  logError: (message: string, error: unknown) => void;
}

/** The server of the three reference games. It knows the casino only through the wallet API. */
export function createGameServer({ db, now, wallet, logError }: GameServerDeps) {
  const books = createGamesStore(db);
  const seeds = createSeeds({ books, now });

  const seedFor = ({ player, gameIdentifier }: GameClientSession): Promise<Seed> =>
    seeds.current(player, gameIdentifier);

  /** A frame's session, possibly expired. */
  async function anySeat(token: string): Promise<GameClientSession> {
    const seat = await books.seat(digestOf(token));
    if (!seat) throw new GameRejection("seat_expired");
    return seat;
  }

  async function seatOf(token: string): Promise<GameClientSession> {
    const seat = await anySeat(token);
    if (seat.expiresAt.getTime() > now()) return seat;
    throw new GameRejection(seat.session === null ? "seat_expired" : SESSION_OVER);
  }

  /** Ends a session that the casino has closed, so that it isn't asked again. */
  async function endSeat({ digest }: GameClientSession): Promise<never> {
    await books.endSeat(digest, new Date(now()));
    throw new GameRejection(SESSION_OVER);
  }

  const show = (round: RoundRow, { subunits }: GameClientSession) => ({
    id: round.id,
    stake: toDecimal(round.stake, subunits),
    win: toDecimal(round.win, subunits),
    choice: round.choice,
    outcome: round.outcome,
    nonce: round.nonce,
    done: round.status === "done",
  });

  async function balanceOf(seat: GameClientSession): Promise<string> {
    if (seat.session === null)
      return toDecimal((await books.seat(seat.digest))!.demoBalance ?? 0n, seat.subunits);
    return (await askBalance(seat)).balance;
  }

  async function askBalance(seat: GameClientSession): Promise<{ balance: string; open: boolean }> {
    const result = await wallet<{ balance: string; open: boolean }>("/wallet/v1/balance", {
      session: seat.session,
    });
    if (result.ok) return result.answer;
    return result.code === SESSION_OVER ? endSeat(seat) : reject(result.code);
  }

  /** After the session's end, don't reveal the balance. */
  async function liveBalance(seat: GameClientSession): Promise<string> {
    if (seat.session === null) return balanceOf(seat);
    const { balance, open } = await askBalance(seat);
    return open ? balance : endSeat(seat);
  }

  /** Calls the wallet for a part of a round. @returns the balance afterwards */
  async function playWallet(
    seat: GameClientSession,
    { id }: RoundRow,
    actions: object[],
    close: boolean,
  ): Promise<string> {
    const body = { session: seat.session, currency: seat.currency, round: id, actions, close };
    const result = await wallet<{ balance: string }>("/wallet/v1/play", body);
    if (result.ok) return result.answer.balance;
    return result.code === SESSION_OVER ? endSeat(seat) : reject(result.code);
  }

  async function seedChanged(seat: GameClientSession, seed: Seed): Promise<never> {
    await liveBalance(seat);
    throw new GameRejection("seed_changed", fairOf(seed));
  }

  /** Places the bet of a drawn round, once. */
  async function takeStake(round: RoundRow, seat: GameClientSession): Promise<string> {
    if (seat.session === null) {
      // The status change decides which of two concurrent calls takes the stake.
      if (!(await books.setStatus(round.id, ["drawn"], "staked"))) return balanceOf(seat);
      const balance = await books.moveDemo(seat.digest, -round.stake);
      if (balance !== undefined) return toDecimal(balance, seat.subunits);
      await books.setStatus(round.id, ["staked"], "refused");
      throw new GameRejection("insufficient_funds");
    }
    try {
      const amount = toDecimal(round.stake, seat.subunits);
      const balance = await playWallet(seat, round, [{ action: "bet", id: `${round.id}-b`, amount }], false);
      // The bet was accepted, even if a concurrent attempt was rejected.
      await books.setStatus(round.id, ["drawn", "refused"], "staked");
      return balance;
    } catch (error) {
      // A rejection is final; without a response the status stays and the call is repeated.
      if (error instanceof GameRejection) await books.setStatus(round.id, ["drawn"], "refused");
      throw error;
    }
  }

  /** Pays a staked round's win and closes it. Idempotent. */
  async function settle(round: RoundRow, seat: GameClientSession): Promise<void> {
    if (seat.session === null) {
      if (await books.setStatus(round.id, ["staked"], "done")) await books.moveDemo(seat.digest, round.win);
      return;
    }
    const amount = toDecimal(round.win, seat.subunits);
    const wins = round.win > 0n ? [{ action: "win", id: `${round.id}-w`, amount }] : [];
    await playWallet(seat, round, wins, true);
    await books.setStatus(round.id, ["staked"], "done");
  }

  /** Finishes a round from any state. @returns the finished round; undefined if its bet was rejected */
  async function finish(round: RoundRow, seat: GameClientSession) {
    if (round.status === "drawn") {
      try {
        await takeStake(round, seat);
      } catch (error) {
        if (error instanceof GameRejection) return undefined;
        throw error;
      }
    }
    await settle(round, seat);
    return { ...show(round, seat), currency: seat.currency, done: true };
  }

  /** Finishes rounds, oldest first. @returns those that counted */
  async function finishAll(open: { round: RoundRow; seat: GameClientSession }[]) {
    const finished = [];
    for (const { round, seat } of open) finished.push((await finish(round, seat)) ?? []);
    return finished.flat();
  }

  async function draw(
    seat: GameClientSession,
    { key, stake, choice, fair }: { key: string; stake: bigint; choice: object; fair: ShownFair | undefined },
  ): Promise<RoundRow> {
    const { kind, minRound } = seat;
    const seed = await seedFor(seat);
    // The seed changed elsewhere: never draw from one that this frame hasn't shown.
    if (fair && (fair.commitment !== seed.commitment || fair.client !== seed.client))
      return seedChanged(seat, seed);
    const engine = ENGINES[kind];
    const drawn = await books.draw(seed, key, new Date(now() - minRound), async (nonce) => {
      const { outcome, win } = await engine.draw({ ...seed, nonce }, stake, choice);
      return {
        id: randomUUID(),
        key,
        seat: seat.digest,
        seed: seed.id,
        nonce,
        kind,
        version: engine.facts.version,
        stake,
        choice,
        outcome,
        win,
        status: "drawn",
        demo: seat.session === null,
        createdAt: new Date(now()),
      };
    });
    if (drawn === "too_fast") throw new GameRejection("too_fast");
    if (drawn === "changed") return seedChanged(seat, await seedFor(seat));
    return drawn;
  }

  return {
    seeds,

    /** Opens a launched frame; includes an interrupted round. */
    async open(launch: string) {
      const result = await wallet<LaunchAnswer>("/wallet/v1/launch", { launch });
      if (!result.ok) throw new GameRejection(result.code);
      const { session, player, currency, subunits, game, locale, rules, return_url } = result.answer;
      const token = newToken();
      const seat: GameClientSession = {
        digest: digestOf(token),
        session,
        player: player ?? `demo ${randomUUID()}`,
        kind: kindOf(game),
        gameIdentifier: game.identifier,
        title: game.title,
        theme: game.theme,
        art: game.art,
        currency,
        subunits,
        locale,
        minRound: rules.min_round_seconds * 1_000,
        demoBalance: session === null ? DEMO_MONEY : null,
        createdAt: new Date(now()),
        expiresAt: new Date(now() + SESSION_TIME),
      };
      await books.addSeat(seat);
      const openRounds = await books.openRounds(seat.player, seat.gameIdentifier);
      // The newest round continues if its currency matches; earlier ones are finished.
      const last = openRounds.at(-1);
      const isContinued = last?.round.status === "staked" && last.seat.currency === seat.currency;
      const interrupted = isContinued ? openRounds.pop() : undefined;
      const finished = await finishAll(openRounds);
      return {
        seat: token,
        kind: seat.kind,
        game: { title: game.title, theme: game.theme, art: game.art },
        mode: session === null ? ("demo" as const) : ("real" as const),
        currency,
        decimals: decimalsOf(subunits),
        balance: await balanceOf(seat),
        locale,
        return_url,
        stakes: stakesIn(currency).map((stake) => toDecimal(stake, subunits)),
        min_round: seat.minRound,
        facts: ENGINES[seat.kind].facts,
        fair: fairOf(await seedFor(seat)),
        round: interrupted ? show(interrupted.round, interrupted.seat) : null,
        finished,
      };
    },

    /** Plays a round, idempotent by the frame's key. Finishes earlier open rounds first and returns them in `finished`. */
    async play({
      seat: token,
      key,
      stake,
      choice,
      fair,
    }: {
      seat: string;
      key: string;
      stake: string;
      choice: unknown;
      /** The fairness data that the frame has shown. */
      fair?: ShownFair;
    }) {
      const seat = await seatOf(token);
      const minor = minorUnits(stake, seat.subunits);
      if (minor === undefined || !stakesIn(seat.currency).includes(minor))
        throw new GameRejection("invalid_stake");
      const parsed = v.safeParse(ENGINES[seat.kind].choice, choice);
      if (!parsed.success) throw new GameRejection("invalid_choice");
      const name = `${seat.digest.slice(0, 20)}:${key}`;
      const earlier = await books.roundByKey(name);
      if (earlier?.status === "refused") throw new GameRejection("round_refused");
      const finished = earlier
        ? []
        : await finishAll(await books.openRounds(seat.player, seat.gameIdentifier));
      const round = earlier ?? (await draw(seat, { key: name, stake: minor, choice: parsed.output, fair }));
      // Also if a concurrent attempt was first.
      if (round.stake !== minor || !isDeepStrictEqual(round.choice, parsed.output))
        throw new GameRejection("key_conflict");
      const balance = round.status === "drawn" ? await takeStake(round, seat) : await balanceOf(seat);
      return { round: show(round, seat), balance, finished };
    },

    /** Pays and closes a round that the player has watched. */
    async finish({ seat: token, round: id }: { seat: string; round: string }) {
      // Staked rounds are finished even after the session's end.
      const seat = await anySeat(token);
      const found = await books.round(id);
      if (!found || found.seat.player !== seat.player) throw new GameRejection("unknown_round");
      const { round, seat: own } = found;
      if (round.status === "drawn" || round.status === "refused") throw new GameRejection("round_refused");
      if (round.status === "staked") await settle(round, own);
      return { balance: await balanceOf(seat) };
    },

    /** The current balance, which may change elsewhere. */
    async balance({ seat: token }: { seat: string }) {
      return { balance: await liveBalance(await seatOf(token)) };
    },

    /** Reveals the seed and starts another with the player's client seed; an unused one just takes it. */
    async rotate({ seat: token, client }: { seat: string; client: string }) {
      const seat = await seatOf(token);
      if (client.length === 0 || client.length > MAX_CLIENT_SEED) throw new GameRejection("invalid_seed");
      await liveBalance(seat);
      const replaced = await seeds.replace(await seedFor(seat), client);
      if (!replaced) throw new GameRejection("round_open");
      const { shown, next } = replaced;
      return {
        revealed: shown && {
          secret: shown.secret,
          commitment: shown.commitment,
          client: shown.client,
          rounds: shown.nonce,
        },
        fair: fairOf(next),
      };
    },

    /** Data for verifying a finished round; includes the seed once it's revealed. */
    async proof(id: string) {
      const found = await books.round(id);
      if (found?.round.status !== "done") return undefined;
      const { round, seed, seat } = found;
      const { done: _done, ...shown } = show(round, seat);
      return {
        kind: round.kind,
        version: round.version,
        commitment: seed.commitment,
        secret: seed.revealedAt ? seed.secret : null,
        client: seed.client,
        currency: seat.currency,
        decimals: decimalsOf(seat.subunits),
        ...shown,
        choice: round.choice as Record<string, unknown>,
        outcome: round.outcome as Record<string, unknown>,
      };
    },

    /** Finishes abandoned rounds and pays their wins. */
    async finishForsaken(): Promise<void> {
      for (const { round, seat } of await books.forsaken(new Date(now() - MAX_IDLE), BATCH)) {
        try {
          await finish(round, seat);
        } catch (error) {
          if (!(error instanceof Unsure)) logError(`round ${round.id} could not be finished`, error);
        }
      }
    },
  };
}

export type GameServer = ReturnType<typeof createGameServer>;
