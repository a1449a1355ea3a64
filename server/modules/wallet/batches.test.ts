import { afterEach, describe, expect, it } from "vitest";
import { randomOf } from "../../../tests/support/data/random.ts";
import { bonusesIn, limitsIn, NO_JACKPOTS } from "../../../tests/support/faults/wallet-process.ts";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { ledger } from "../../../tests/support/server/ledger.ts";
import { PROVIDER, testWallet, type WalletSession } from "../../../tests/support/server/wallet.ts";
import type { Action, PlayCommand, WalletRejection } from "./call-state.ts";
import { createWallet, type PlayResult, type WalletDeps } from "./service.ts";

const { app, createPlayer, name, balances, problemsOf } = await testWallet();

const bet = (id: string, amount: bigint): Action => ({ kind: "bet", name: id, amount });
const win = (id: string, amount: bigint): Action => ({ kind: "win", name: id, amount, campaign: null });
const rollback = (id: string, original: string): Action => ({ kind: "rollback", name: id, original });

type SettledRounds = Parameters<NonNullable<WalletDeps["onSettled"]>>[1];

let batches = 0;
const settledRounds: SettledRounds = [];
afterEach(() => {
  batches = 0;
  settledRounds.length = 0;
});
const wallet = createWallet({
  freeSpins: { count: async () => {} },
  db: app.db,
  ledger,
  jackpots: {
    prepare() {
      batches++;
      return NO_JACKPOTS.prepare();
    },
  },
  limits: limitsIn(app.db),
  bonuses: bonusesIn(app.db),
  now: () => TEST_NOW,
  bonusFirst: () => false,
  realityCheckDueAt: () => Number.POSITIVE_INFINITY,
  onSettled: async (_, rounds) => void settledRounds.push(...rounds),
});

const sendCall = (
  { session }: WalletSession,
  round: string,
  actions: Action[],
  more: Partial<PlayCommand> = {},
) => wallet.play(PROVIDER, session, { currency: "EUR", round, actions, close: false, ...more });

/** The outcome of a call: the balance or the rejection's code. */
const outcomeOf = async (call: Promise<PlayResult>) => {
  try {
    return (await call).balance;
  } catch (error) {
    return (error as WalletRejection).code ?? (error as Error).name;
  }
};

/** Runs calls concurrently, so that they form one batch, in this order. */
const runConcurrently = (...calls: (() => Promise<PlayResult>)[]) =>
  Promise.all(calls.map((call) => outcomeOf(call())));

describe("calls in one batch", () => {
  it("MI-06 MI-10 can belong to several players, and a rejected one doesn't affect the others", async () => {
    const [richPlayer, poorPlayer] = [await createPlayer(1_000n), await createPlayer(100n)];
    const round = name("round");
    const answers = await runConcurrently(
      () => sendCall(poorPlayer, name("round"), [bet(name(), 80n)]),
      () => sendCall(richPlayer, round, [bet(name(), 300n)]),
      () => sendCall(poorPlayer, name("round"), [bet(name(), 80n)]),
      () => sendCall({ ...poorPlayer, session: crypto.randomUUID() }, name("round"), [bet(name(), 1n)]),
      () => sendCall(richPlayer, round, [win(name(), 50n)], { close: true }),
      () => sendCall(richPlayer, round, [bet(name(), 1n)]),
      () => sendCall(poorPlayer, round, [bet(name(), 1n)]),
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
    expect([(await balances(richPlayer)).real, (await balances(poorPlayer)).real]).toEqual([750n, 20n]);
    expect(settledRounds).toMatchObject([
      { round, before: { stakeReal: 0n, winReal: 0n }, after: { stakeReal: 300n, winReal: 50n } },
    ]);
  });

  it("MI-02 MI-04 see each other: repeated actions and rollbacks are applied once each", async () => {
    const player = await createPlayer(1_000n);
    const round = name("round");
    const [b, r] = [name("bet"), name("rollback")];
    const plays: Promise<PlayResult>[] = [];
    const recordedCall = (actions: Action[]) => () => {
      const play = sendCall(player, round, actions);
      plays.push(play);
      return play;
    };
    const answers = await runConcurrently(
      recordedCall([bet(b, 300n)]),
      recordedCall([bet(b, 300n)]),
      recordedCall([bet(b, 301n)]),
      recordedCall([rollback(r, b)]),
      recordedCall([rollback(name("again"), b)]),
      recordedCall([rollback(r, b)]),
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
      // No money was left to move.
      null,
      ids[3],
    ]);
    expect(await problemsOf(player)).toEqual([]);
    // The database agrees with the batch: repeated calls get the same answers.
    expect(await outcomeOf(sendCall(player, round, [bet(b, 300n)]))).toBe(700n);
    expect(await outcomeOf(sendCall(player, round, [rollback(name("late"), b)]))).toBe(1_000n);
  });

  it("MI-05 apply a win when its bet arrives later, and reject a bet that arrives after its rollback", async () => {
    const player = await createPlayer(1_000n);
    const [round, other] = [name("round"), name("round")];
    const [w, b, never] = [name("win"), name("bet"), name("never")];
    const answers = await runConcurrently(
      () => sendCall(player, round, [win(w, 40n)]),
      () => sendCall(player, round, [bet(b, 100n)]),
      () => sendCall(player, round, [win(w, 40n)]),
      () => sendCall(player, other, [rollback(name(), never)]),
      () => sendCall(player, other, [bet(never, 5n)]),
    );
    expect(answers).toEqual([1_000n, 940n, 940n, 940n, "already_rolled_back"]);
    expect((await balances(player)).real).toBe(940n);
  });

  it("MI-07 settle a closed round, and then again with the stake that a rollback leaves", async () => {
    const player = await createPlayer(1_000n);
    const round = name("round");
    const b = name("bet");
    await runConcurrently(
      () => sendCall(player, round, [bet(b, 100n)], { close: true }),
      () => sendCall(player, round, [rollback(name(), b)]),
    );
    expect(settledRounds.map(({ before, after }) => [before.stakeReal, after.stakeReal])).toEqual([
      [0n, 100n],
      [100n, 0n],
    ]);
  });

  it("MI-03 assign an action id that two players use to the first player", async () => {
    const [one, two] = [await createPlayer(1_000n), await createPlayer(1_000n)];
    const b = name("bet");
    const answers = await runConcurrently(
      () => sendCall(one, name("round"), [bet(b, 10n)]),
      () => sendCall(two, name("round"), [bet(b, 10n)]),
    );
    expect(answers).toEqual([990n, "action_conflict"]);
  });

  it("MI-08 MI-12 have the same result as single calls, whatever they contain", async () => {
    const random = randomOf(7);
    /** Calls of three players, by player, round and ids; some are repeated, rejected or out of order. */
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
    async function runScript(isBatched: boolean) {
      const walletSessions = await Promise.all([
        createPlayer(2_000n),
        createPlayer(500n),
        createPlayer(100n),
      ]);
      const prefix = name("life");
      const calls = script.map(({ player, round, actions, close }) => () => {
        const namedActions = actions.map(([kind, id, amount, original]): Action => {
          // Each kind has its own ids, or most actions would be rejected.
          const actionName = `${prefix}-${player}-${kind}-${id}`;
          if (kind === "bet") return bet(actionName, BigInt(amount));
          if (kind === "win") return win(actionName, BigInt(amount));
          return rollback(actionName, `${prefix}-${player}-${["bet", "win"][amount % 2]}-${original}`);
        });
        return sendCall(walletSessions[player]!, `${prefix}-${player}-${round}`, namedActions, { close });
      });
      const answers: unknown[] = [];
      // At most one batch at a time, since concurrent batches have no fixed order.
      if (isBatched)
        for (let i = 0; i < calls.length; i += 30)
          answers.push(...(await runConcurrently(...calls.slice(i, i + 30))));
      else for (const call of calls) answers.push(await outcomeOf(call()));
      for (const one of walletSessions) expect(await problemsOf(one)).toEqual([]);
      return { answers, finalBalances: await Promise.all(walletSessions.map(balances)) };
    }
    const alone = await runScript(false);
    batches = 0;
    expect(await runScript(true)).toEqual(alone);
    expect(batches).toBe(3);
    // The script must cover several kinds of rejection.
    const codes = new Set(alone.answers.filter((answer) => typeof answer === "string"));
    expect(codes.size).toBeGreaterThan(2);
  });
});
