import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { decimalsOf, toDecimal } from "../../src/rules/money/decimals.ts";
import { minorUnits } from "../../src/rules/money/minor-units.ts";
import type { Db } from "../db/client.ts";
import { digestOf, newToken } from "../http/secret-token.ts";
import { ENGINES, kindOf, stakesIn } from "./engine.ts";
import { createSeeds } from "./seeds.ts";
import { createGamesBooks, type RoundRow, type Seat, type Seed } from "./store.ts";
import { Unsure, type WalletCall } from "./wallet-client.ts";

/** How long a frame may be used after it was opened, milliseconds. */
const SEAT_TIME = 12 * 3_600_000;
/** A round that nobody goes on with is brought to its end after this time, milliseconds. */
const FORSAKEN = 10 * 60_000;
/** So many of them at a time. */
const FORSAKEN_AT_ONCE = 100;
/** What a demo begins with, minor units. */
const DEMO_MONEY = 500_000n;
const MAX_CLIENT_SEED = 64;

/** What is shown of a seed before it is used. */
export interface Fair {
  commitment: string;
  client: string;
  /** Of the next round. */
  nonce: number;
}

type Shown = Pick<Fair, "commitment" | "client">;

const fairOf = ({ commitment, client, nonce }: Seed): Fair => ({ commitment, client, nonce });

/** Why a frame is refused; the frame has a sentence for each, and for what the wallet refuses. */
export class GameRefusal extends Error {
  override name = "GameRefusal";
  readonly code: string;
  /** What the next round would be drawn from, where that is not what the frame has shown. */
  readonly fair: Fair | undefined;

  constructor(code: string, fair?: Fair) {
    super(code);
    this.code = code;
    this.fair = fair;
  }
}

/** What wallet and games say of a seat of which the session is at its end. */
const SESSION_OVER = "session_expired";

const refuse = (code: string): never => {
  throw new GameRefusal(code);
};

/** What the casino tells of a launch: see its wallet API. */
interface LaunchAnswer {
  session: string | null;
  player: string | null;
  currency: string;
  subunits: number;
  balance: string | null;
  locale: Seat["locale"];
  return_url: string;
  game: { identifier: string; title: string; kind: string; theme: Seat["theme"]; art: string };
  rules: { min_round_seconds: number };
}

export interface GameServerDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  wallet: WalletCall;
  logError: (message: string, error: unknown) => void;
}

/** The server of the three reference games. Of the casino it knows the wallet API. */
export function createGameServer({ db, now, wallet, logError }: GameServerDeps) {
  const books = createGamesBooks(db);
  const seeds = createSeeds({ books, now });

  const seedFor = ({ player, gameIdentifier }: Seat): Promise<Seed> => seeds.current(player, gameIdentifier);

  /** The seat of a frame, which may be over. */
  async function anySeat(token: string): Promise<Seat> {
    const seat = await books.seat(digestOf(token));
    if (!seat) throw new GameRefusal("seat_expired");
    return seat;
  }

  async function seatOf(token: string): Promise<Seat> {
    const seat = await anySeat(token);
    if (seat.expiresAt.getTime() > now()) return seat;
    throw new GameRefusal(seat.session === null ? "seat_expired" : SESSION_OVER);
  }

  /** The casino takes no bets in a seat's session any more: it needs not be asked again. */
  async function endSeat({ digest }: Seat): Promise<never> {
    await books.endSeat(digest, new Date(now()));
    throw new GameRefusal(SESSION_OVER);
  }

  const show = (round: RoundRow, { subunits }: Seat) => ({
    id: round.id,
    stake: toDecimal(round.stake, subunits),
    win: toDecimal(round.win, subunits),
    choice: round.choice,
    outcome: round.outcome,
    nonce: round.nonce,
    done: round.status === "done",
  });

  async function balanceOf(seat: Seat): Promise<string> {
    if (seat.session === null)
      return toDecimal((await books.seat(seat.digest))!.demoBalance ?? 0n, seat.subunits);
    return (await askBalance(seat)).balance;
  }

  async function askBalance(seat: Seat): Promise<{ balance: string; open: boolean }> {
    const result = await wallet<{ balance: string; open: boolean }>("/wallet/v1/balance", {
      session: seat.session,
    });
    if (result.ok) return result.answer;
    return result.code === SESSION_OVER ? endSeat(seat) : refuse(result.code);
  }

  /** Whoever has a frame of a session that is over learns no more than what became of its round. */
  async function liveBalance(seat: Seat): Promise<string> {
    if (seat.session === null) return balanceOf(seat);
    const { balance, open } = await askBalance(seat);
    return open ? balance : endSeat(seat);
  }

  /** Asks the wallet for one part of a round; gives the balance after it. */
  async function ask(seat: Seat, { id }: RoundRow, actions: object[], close: boolean): Promise<string> {
    const body = { session: seat.session, currency: seat.currency, round: id, actions, close };
    const result = await wallet<{ balance: string }>("/wallet/v1/play", body);
    if (result.ok) return result.answer.balance;
    return result.code === SESSION_OVER ? endSeat(seat) : refuse(result.code);
  }

  async function seedChanged(seat: Seat, seed: Seed): Promise<never> {
    await liveBalance(seat);
    throw new GameRefusal("seed_changed", fairOf(seed));
  }

  /** Takes the stake of a drawn round, once. */
  async function takeStake(round: RoundRow, seat: Seat): Promise<string> {
    if (seat.session === null) {
      // Whoever moves the round on takes the stake: of two at once only one does.
      if (!(await books.setStatus(round.id, ["drawn"], "staked"))) return balanceOf(seat);
      const left = await books.moveDemo(seat.digest, -round.stake);
      if (left !== undefined) return toDecimal(left, seat.subunits);
      await books.setStatus(round.id, ["staked"], "refused");
      throw new GameRefusal("insufficient_funds");
    }
    try {
      const amount = toDecimal(round.stake, seat.subunits);
      const balance = await ask(seat, round, [{ action: "bet", id: `${round.id}-b`, amount }], false);
      // Taken is taken, also where another try of the same moment was refused.
      await books.setStatus(round.id, ["drawn", "refused"], "staked");
      return balance;
    } catch (error) {
      // Refused for good; without an answer it stays as it is, and is asked again under the same name.
      if (error instanceof GameRefusal) await books.setStatus(round.id, ["drawn"], "refused");
      throw error;
    }
  }

  /** Pays what a staked round has won, and closes it; once, however often it is asked. */
  async function settle(round: RoundRow, seat: Seat): Promise<void> {
    if (seat.session === null) {
      if (await books.setStatus(round.id, ["staked"], "done")) await books.moveDemo(seat.digest, round.win);
      return;
    }
    const amount = toDecimal(round.win, seat.subunits);
    const wins = round.win > 0n ? [{ action: "win", id: `${round.id}-w`, amount }] : [];
    await ask(seat, round, wins, true);
    await books.setStatus(round.id, ["staked"], "done");
  }

  /**
   * Brings a round to its end, whatever it had come to; gives it as it is then. A stake that was never taken is taken no
   * more: there is nothing to tell of it.
   */
  async function finish(round: RoundRow, seat: Seat) {
    if (round.status === "drawn") {
      try {
        await takeStake(round, seat);
      } catch (error) {
        if (error instanceof GameRefusal) return undefined;
        throw error;
      }
    }
    await settle(round, seat);
    return { ...show(round, seat), currency: seat.currency, done: true };
  }

  /** Oldest first; gives those that counted. */
  async function finishAll(open: { round: RoundRow; seat: Seat }[]) {
    const finished = [];
    for (const { round, seat } of open) finished.push((await finish(round, seat)) ?? []);
    return finished.flat();
  }

  async function begin(
    seat: Seat,
    { key, stake, choice, fair }: { key: string; stake: bigint; choice: object; fair: Shown | undefined },
  ): Promise<RoundRow> {
    const { kind, minRound } = seat;
    const seed = await seedFor(seat);
    // Changed elsewhere: nothing is drawn from what this frame has not shown.
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
    if (drawn === "too_fast") throw new GameRefusal("too_fast");
    if (drawn === "changed") return seedChanged(seat, await seedFor(seat));
    return drawn;
  }

  return {
    seeds,

    /** Opens a frame that the casino has launched; a round that was left open elsewhere comes along. */
    async open(launch: string) {
      const told = await wallet<LaunchAnswer>("/wallet/v1/launch", { launch });
      if (!told.ok) throw new GameRefusal(told.code);
      const { session, player, currency, subunits, game, locale, rules, return_url } = told.answer;
      const token = newToken();
      const seat: Seat = {
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
        expiresAt: new Date(now() + SEAT_TIME),
      };
      await books.addSeat(seat);
      const left = await books.openRounds(seat.player, seat.gameIdentifier);
      // The newest is gone on with, where it is of the same money; what stands before it was over for the player already.
      const last = left.at(-1);
      const goesOn = last?.round.status === "staked" && last.seat.currency === seat.currency;
      const interrupted = goesOn ? left.pop() : undefined;
      const finished = await finishAll(left);
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

    /**
     * Plays a round under the frame's key: the same one again, when the answer was lost. What was left open before it, in
     * this frame or another, is brought to its end, and comes along as `finished`.
     */
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
      /** What the frame has shown. */
      fair?: Shown;
    }) {
      const seat = await seatOf(token);
      const minor = minorUnits(stake, seat.subunits);
      if (minor === undefined || !stakesIn(seat.currency).includes(minor))
        throw new GameRefusal("invalid_stake");
      const chosen = v.safeParse(ENGINES[seat.kind].choice, choice);
      if (!chosen.success) throw new GameRefusal("invalid_choice");
      const name = `${seat.digest.slice(0, 20)}:${key}`;
      const known = await books.roundByKey(name);
      if (known?.status === "refused") throw new GameRefusal("round_refused");
      const finished = known ? [] : await finishAll(await books.openRounds(seat.player, seat.gameIdentifier));
      const round = known ?? (await begin(seat, { key: name, stake: minor, choice: chosen.output, fair }));
      // Also where another try of the same moment was the first.
      if (round.stake !== minor || !isDeepStrictEqual(round.choice, chosen.output))
        throw new GameRefusal("key_conflict");
      const balance = round.status === "drawn" ? await takeStake(round, seat) : await balanceOf(seat);
      return { round: show(round, seat), balance, finished };
    },

    /** The player has seen it: pays what was won, and closes the round. */
    async finish({ seat: token, round: id }: { seat: string; round: string }) {
      // However its session came to an end: what was staked is played to its end.
      const seat = await anySeat(token);
      const found = await books.round(id);
      if (!found || found.seat.player !== seat.player) throw new GameRefusal("unknown_round");
      const { round, seat: own } = found;
      if (round.status === "drawn" || round.status === "refused") throw new GameRefusal("round_refused");
      if (round.status === "staked") await settle(round, own);
      return { balance: await balanceOf(seat) };
    },

    /** What is there now: money comes and goes elsewhere too. */
    async balance({ seat: token }: { seat: string }) {
      return { balance: await liveBalance(await seatOf(token)) };
    },

    /** Shows the secret of the rounds until now and begins another with the player's own text; an unused one takes it. */
    async rotate({ seat: token, client }: { seat: string; client: string }) {
      const seat = await seatOf(token);
      if (client.length === 0 || client.length > MAX_CLIENT_SEED) throw new GameRefusal("invalid_seed");
      await liveBalance(seat);
      const replaced = await seeds.replace(await seedFor(seat), client);
      if (!replaced) throw new GameRefusal("round_open");
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

    /** Everything that a finished round can be checked by; the secret when it is shown. */
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

    /** Brings rounds to their end that nobody goes on with: what was won is paid. */
    async finishForsaken(): Promise<void> {
      for (const { round, seat } of await books.forsaken(new Date(now() - FORSAKEN), FORSAKEN_AT_ONCE)) {
        try {
          await finish(round, seat);
        } catch (error) {
          if (!(error instanceof Unsure))
            logError(`round ${round.id} could not be brought to its end`, error);
        }
      }
    },
  };
}

export type GameServer = ReturnType<typeof createGameServer>;
