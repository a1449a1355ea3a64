import { afterEach, describe, expect, it } from "vitest";
import { randomOf } from "../../../tests/support/data/random.ts";
import { limitsIn, NO_JACKPOTS } from "../../../tests/support/faults/wallet-process.ts";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { ledger } from "../../../tests/support/server/ledger.ts";
import { PROVIDER, type Seat, testWallet } from "../../../tests/support/server/wallet.ts";
import type { Action, PlayCommand, WalletRejection } from "./decide-actions.ts";
import { createWallet, type PlayResult, type WalletDeps } from "./service.ts";

const { app, seat, name, balances, problemsOf } = await testWallet();

const bet = (id: string, amount: bigint): Action => ({ kind: "bet", name: id, amount });
const win = (id: string, amount: bigint): Action => ({ kind: "win", name: id, amount, campaign: null });
const rollback = (id: string, original: string): Action => ({ kind: "rollback", name: id, original });

type Settled = Parameters<NonNullable<WalletDeps["onSettled"]>>[1];

let batches = 0;
const settled: Settled = [];
afterEach(() => {
  batches = 0;
  settled.length = 0;
});
const wallet = createWallet({
  db: app.db,
  ledger,
  jackpots: {
    prepare() {
      batches++;
      return NO_JACKPOTS.prepare();
    },
  },
  limits: limitsIn(app.db),
  now: () => TEST_NOW,
  bonusFirst: () => false,
  reminderDueAt: () => Number.POSITIVE_INFINITY,
  onSettled: async (_, rounds) => void settled.push(...rounds),
});

const ask = ({ session }: Seat, round: string, actions: Action[], more: Partial<PlayCommand> = {}) =>
  wallet.play(PROVIDER, session, { currency: "EUR", round, actions, close: false, ...more });

/** What became of a call: the balance, or the code of the refusal. */
const told = async (call: Promise<PlayResult>) => {
  try {
    return (await call).balance;
  } catch (error) {
    return (error as WalletRejection).code ?? (error as Error).name;
  }
};

/** All at once: one batch, in which they are in their order. */
const together = (...calls: (() => Promise<PlayResult>)[]) => Promise.all(calls.map((call) => told(call())));

describe("calls that are done together", () => {
  it("MI-06 MI-10 are several players', and what refuses one is nothing to the others", async () => {
    const [rich, poor] = [await seat(1_000n), await seat(100n)];
    const round = name("round");
    const answers = await together(
      () => ask(poor, name("round"), [bet(name(), 80n)]),
      () => ask(rich, round, [bet(name(), 300n)]),
      () => ask(poor, name("round"), [bet(name(), 80n)]),
      () => ask({ ...poor, session: crypto.randomUUID() }, name("round"), [bet(name(), 1n)]),
      () => ask(rich, round, [win(name(), 50n)], { close: true }),
      () => ask(rich, round, [bet(name(), 1n)]),
      () => ask(poor, round, [bet(name(), 1n)]),
    );
    expect(answers).toEqual([
      20n,
      700n,
      "insufficient_funds",
      "UnknownSession",
      750n,
      "round_closed",
      "round_conflict",
    ]);
    expect(batches).toBe(1);
    expect([(await balances(rich)).real, (await balances(poor)).real]).toEqual([750n, 20n]);
    expect(settled).toEqual([expect.objectContaining({ round, counted: 0n, stake: 300n })]);
  });

  it("MI-02 MI-04 know of each other: the same again, and what is taken back, are each done once", async () => {
    const player = await seat(1_000n);
    const round = name("round");
    const [b, r] = [name("bet"), name("rollback")];
    const plays: Promise<PlayResult>[] = [];
    const keep = (actions: Action[]) => () => {
      const play = ask(player, round, actions);
      plays.push(play);
      return play;
    };
    const answers = await together(
      keep([bet(b, 300n)]),
      keep([bet(b, 300n)]),
      keep([bet(b, 301n)]),
      keep([rollback(r, b)]),
      keep([rollback(name("again"), b)]),
      keep([rollback(r, b)]),
    );
    expect(answers).toEqual([700n, 700n, "action_conflict", 1_000n, 1_000n, 1_000n]);
    expect(batches).toBe(1);
    const ids = await Promise.all(
      plays.map((play) =>
        play.then(
          ({ answers: [answer] }) => answer!.entryId,
          () => null,
        ),
      ),
    );
    expect(ids).toEqual([
      expect.any(Number),
      ids[0],
      null,
      expect.any(Number),
      // Nothing was left to be moved.
      null,
      ids[3],
    ]);
    expect(await problemsOf(player)).toEqual([]);
    // The database has it as the batch had: told once more, it is the same.
    expect(await told(ask(player, round, [bet(b, 300n)]))).toBe(700n);
    expect(await told(ask(player, round, [rollback(name("late"), b)]))).toBe(1_000n);
  });

  it("MI-05 let a win that has come before its bet go when the bet comes, or for ever", async () => {
    const player = await seat(1_000n);
    const [round, other] = [name("round"), name("round")];
    const [w, b, never] = [name("win"), name("bet"), name("never")];
    const answers = await together(
      () => ask(player, round, [win(w, 40n)]),
      () => ask(player, round, [bet(b, 100n)]),
      () => ask(player, round, [win(w, 40n)]),
      () => ask(player, other, [rollback(name(), never)]),
      () => ask(player, other, [bet(never, 5n)]),
    );
    expect(answers).toEqual([1_000n, 940n, 940n, 940n, "already_rolled_back"]);
    expect((await balances(player)).real).toBe(940n);
  });

  it("MI-07 a round that is closed and taken back of counts what is left, in its order", async () => {
    const player = await seat(1_000n);
    const round = name("round");
    const b = name("bet");
    await together(
      () => ask(player, round, [bet(b, 100n)], { close: true }),
      () => ask(player, round, [rollback(name(), b)]),
    );
    expect(settled.map(({ counted, stake }) => [counted, stake])).toEqual([
      [0n, 100n],
      [100n, 0n],
    ]);
  });

  it("MI-03 a name that two players use in one batch is the first one's", async () => {
    const [one, two] = [await seat(1_000n), await seat(1_000n)];
    const b = name("bet");
    const answers = await together(
      () => ask(one, name("round"), [bet(b, 10n)]),
      () => ask(two, name("round"), [bet(b, 10n)]),
    );
    expect(answers).toEqual([990n, "action_conflict"]);
  });

  it("MI-08 MI-12 come to the same as one by one, whatever they are", async () => {
    const random = randomOf(7);
    /** Calls of three players, by number of player, round and names; some are repeated, refused or out of order. */
    const script = Array.from({ length: 90 }, () => {
      const action = (): [string, number, number, number] => [
        ["bet", "bet", "win", "rollback"][random(4)]!,
        random(30),
        1 + random(200),
        random(30),
      ];
      return {
        player: random(3),
        round: random(6),
        actions: Array.from({ length: 1 + random(2) }, action),
        close: random(8) === 0,
      };
    });
    async function live(atOnce: boolean) {
      const seats = await Promise.all([seat(2_000n), seat(500n), seat(100n)]);
      const prefix = name("life");
      const calls = script.map(({ player, round, actions, close }) => () => {
        const asked = actions.map(([kind, id, amount, original]): Action => {
          // Kinds have names of their own, or few would be taken.
          const own = `${prefix}-${player}-${kind}-${id}`;
          if (kind === "bet") return bet(own, BigInt(amount));
          if (kind === "win") return win(own, BigInt(amount));
          return rollback(own, `${prefix}-${player}-${["bet", "win"][amount % 2]}-${original}`);
        });
        return ask(seats[player]!, `${prefix}-${player}-${round}`, asked, { close });
      });
      const answers: unknown[] = [];
      // No more at once than one batch holds: two at the same time would keep no order.
      if (atOnce)
        for (let i = 0; i < calls.length; i += 30)
          answers.push(...(await together(...calls.slice(i, i + 30))));
      else for (const call of calls) answers.push(await told(call()));
      for (const one of seats) expect(await problemsOf(one)).toEqual([]);
      return { answers, left: await Promise.all(seats.map(balances)) };
    }
    const alone = await live(false);
    batches = 0;
    expect(await live(true)).toEqual(alone);
    expect(batches).toBe(3);
    // The script is worth it: some of everything.
    const codes = new Set(alone.answers.filter((answer) => typeof answer === "string"));
    expect(codes.size).toBeGreaterThan(2);
  });
});
