import { describe, expect, it } from "vitest";
import { runningBonusOf } from "../../../tests/support/data/bonuses.ts";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import type * as BatchState from "./batch-state.ts";
import { createBatchState, keyOf, namesOf } from "./batch-state.ts";
import type { Action, WalletRejection } from "./call-state.ts";
import { decide } from "./decide-actions.ts";

type Module = typeof BatchState;

const FILE = "server/modules/wallet/batch-state.ts";
const CALLER = {
  provider: "studio",
  playerId: 1,
  sessionId: "s",
  accountId: 7,
  gameIdentifier: "g",
  currency: "EUR",
  played: { currency: "EUR", rate: 1_000_000n },
};

const GAME = { identifier: "g", provider: "studio", categories: [], savesState: false };
const RULES = { now: 0, game: GAME, bonusFirst: false, betBlock: null, limitRejectionFor: () => null };

/** Calls of one player with 1.00, none of which is written yet. */
function batch({ createBatchState }: Pick<Module, "createBatchState">) {
  const balances = new Map([[CALLER.accountId, { real: 100n, bonus: 0n, owed: 0n, unsettled: 0n }]]);
  const state = createBatchState({ balances, rounds: new Map(), actions: [], bonuses: [] });
  return {
    changes: state.changes,
    /** The balance after a call, or the rejection's code. */
    applyCall(actions: Action[], round = "r", close = false): bigint | string {
      try {
        const before = state.stateFor(CALLER, round, RULES);
        const plan = decide(before, { currency: "EUR", round, actions, close });
        state.apply(CALLER, round, plan);
        return plan.balance;
      } catch (error) {
        return (error as WalletRejection).code;
      }
    },
  };
}

const bet = (name: string, amount: bigint): Action => ({ kind: "bet", name, amount });
const rollback = (name: string, original: string): Action => ({ kind: "rollback", name, original });

const INVARIANTS: [string, string, (module: Module) => void, string, string][] = [
  [
    "MI-10",
    "stale-balance: a call doesn't see what the previous call has spent",
    (module) => {
      const { applyCall } = batch(module);
      expect([applyCall([bet("a", 80n)]), applyCall([bet("b", 80n)], "q")]).toEqual([
        20n,
        "insufficient_funds",
      ]);
    },
    "accountBalances.real += step.balanceDelta.real;",
    "",
  ],
  [
    "MI-02",
    "applied-again: an action that the batch has applied is applied again",
    (module) => {
      const { applyCall, changes } = batch(module);
      expect([applyCall([bet("a", 30n)]), applyCall([bet("a", 30n)])]).toEqual([70n, 70n]);
      expect(changes().steps).toHaveLength(1);
    },
    "actionsOf(provider).set(record.name, record);\n        touchedActions",
    "touchedActions",
  ],
  [
    "MI-04",
    "reversed-twice: a bet that the batch has rolled back is rolled back again",
    (module) => {
      const { applyCall } = batch(module);
      applyCall([bet("a", 30n)]);
      expect([applyCall([rollback("x", "a")]), applyCall([rollback("y", "a")])]).toEqual([100n, 100n]);
    },
    "actionsOf(provider).set(original, record);",
    "",
  ],
  [
    "MI-07",
    "open-round: a round that the batch has closed accepts bets",
    (module) => {
      const { applyCall } = batch(module);
      applyCall([bet("a", 30n)], "r", true);
      expect(applyCall([bet("b", 30n)])).toBe("round_closed");
    },
    "rounds.set(key, round);",
    "",
  ],
  [
    "MI-26",
    "rolled-back-stake: a bet that the same batch has rolled back contributes to jackpots",
    (module) => {
      const { applyCall, changes } = batch(module);
      applyCall([bet("a", 30n), bet("b", 20n)]);
      applyCall([rollback("x", "a")]);
      expect(changes().stakes.flatMap(({ bets }) => bets)).toEqual([{ name: "b", real: 20n }]);
    },
    ".filter(({ name }) => !isRolledBack(one.provider, name))",
    "",
  ],
];

describe("calls in one batch, and mutations that the invariants catch", () => {
  it.each(INVARIANTS)("%s mutant %s", (_, __, check, from, to) => expectCaught(FILE, check, from, to));

  it("MI-04 marks stored actions as rolled back, and writes the others in their final state", () => {
    const first = batch({ createBatchState });
    first.applyCall([bet("a", 30n)]);
    const { record } = first.changes().actions[0]!;
    const state = createBatchState({
      balances: new Map([[CALLER.accountId, { real: 70n, bonus: 0n, owed: 0n, unsettled: 0n }]]),
      rounds: new Map([["studio r", first.changes().rounds[0]!.round]]),
      actions: [{ provider: "studio", record: { ...record, entryId: 5 } }],
      bonuses: [],
    });
    for (const action of [bet("b", 10n), rollback("x", "a"), rollback("y", "b")]) {
      const before = state.stateFor(CALLER, "r", RULES);
      const command = { currency: "EUR", round: "r", actions: [action], close: false };
      state.apply(CALLER, "r", decide(before, command));
    }
    const { steps, reversed, actions } = state.changes();
    expect(reversed).toEqual([{ provider: "studio", name: "a" }]);
    expect(steps.map(({ step, reverses }) => [step.name, reverses])).toEqual([
      ["b", null],
      ["x", 5],
      ["y", null],
    ]);
    expect(actions.map(({ record }) => [record.name, record.reversed])).toEqual([
      ["b", true],
      ["x", false],
      ["y", false],
    ]);
  });
});

describe("the state and the changes of a batch", () => {
  const ROUND = {
    playerId: 1,
    accountId: 7,
    gameIdentifier: "g",
    stake: { real: 40n, bonus: 0n },
    win: { real: 0n, bonus: 0n, unsettled: 0n },
    bets: 1,
    closed: true,
    openedAt: 0,
    bonusId: null,
    contribution: null,
  };
  const win = (name: string, amount: bigint, campaign: string | null = null): Action => ({
    kind: "win",
    name,
    amount,
    campaign,
  });

  const BONUS = { playerId: 1, accountId: 7, bonus: runningBonusOf(), heldRounds: 0 };

  /** A batch of calls, with the stored state. */
  function batchOf(loaded: Partial<BatchState.Loaded> = {}, more: object = {}) {
    const balances = new Map([
      [CALLER.accountId, { real: 100n, bonus: 50n, owed: 0n, unsettled: 0n, ...more }],
    ]);
    const state = createBatchState({ balances, rounds: new Map(), actions: [], bonuses: [BONUS], ...loaded });
    const applyCall = (actions: Action[], { round = "r", close = false, caller = CALLER } = {}) => {
      const before = state.stateFor(caller, round, RULES);
      state.apply(caller, round, decide(before, { currency: "EUR", round, actions, close }));
      return before;
    };
    return { ...state, applyCall, balances };
  }

  it("lists the actions that a call depends on, each once", () => {
    expect(namesOf([bet("a", 1n), rollback("x", "a"), rollback("y", "b")])).toEqual(["a", "x", "y", "b"]);
    expect(keyOf("studio", "r")).toBe("studio r");
  });

  it("gives each call the state left by the previous ones, without changing what was loaded", () => {
    const { applyCall, balances, stateFor } = batchOf();
    applyCall([bet("a", 120n)]);
    const next = stateFor(CALLER, "r", RULES);
    expect(next).toMatchObject({
      playerId: 1,
      accountId: 7,
      sessionId: "s",
      gameIdentifier: "g",
      currency: "EUR",
      rate: 1_000_000n,
      balances: { real: 0n, bonus: 30n, owed: 0n, unsettled: 0n },
      bonusFirst: false,
      round: { stake: { real: 100n, bonus: 20n } },
    });
    expect(next.actions.map(({ name }) => name)).toEqual(["a"]);
    expect([...next.forbidden]).toEqual([]);
    expect(balances.get(7)).toEqual({ real: 100n, bonus: 50n, owed: 0n, unsettled: 0n });
  });

  it("separates rounds and action ids by provider", () => {
    const { applyCall, stateFor } = batchOf();
    applyCall([bet("a", 10n)]);
    const other = stateFor({ ...CALLER, provider: "other" }, "r", RULES);
    expect(other.round).toBeNull();
    expect(other.actions).toEqual([]);
  });

  it("forbids only the bets that rollbacks have named", () => {
    const { applyCall, stateFor } = batchOf();
    applyCall([bet("a", 10n), rollback("x", "unheard")]);
    expect([...stateFor(CALLER, "r", RULES).forbidden]).toEqual(["unheard"]);
  });

  it("passes a debt and unsettled winnings on to the next call", () => {
    const { applyCall, stateFor } = batchOf({}, { real: 1n, bonus: 0n });
    applyCall([bet("a", 1n), win("w", 10n), bet("b", 10n)]);
    applyCall([rollback("x", "w"), win("v", 3n, "free")]);
    expect(stateFor(CALLER, "r", RULES).balances).toEqual({ real: 0n, bonus: 0n, owed: -10n, unsettled: 3n });
  });

  it("RI-15 RI-16 lists wins of free rounds once, applied or taken back, and no others", () => {
    const { applyCall, changes } = batchOf();
    const free = win("w", 5n, "free");
    applyCall([bet("a", 10n), win("v", 3n)]);
    applyCall([free]);
    applyCall([free]);
    applyCall([rollback("x", "w"), rollback("y", "v")]);
    applyCall([rollback("z", "w")]);
    const { provider, playerId, accountId, gameIdentifier } = CALLER;
    const shared = { provider, playerId, accountId, gameIdentifier, campaign: "free" };
    expect(changes().freeWins).toEqual([
      { ...shared, name: "w", amount: 5n, unsettled: 5n },
      { ...shared, name: "x", amount: -5n, unsettled: -5n },
    ]);
  });

  it("writes nothing for a call that changes nothing", () => {
    const closed = batchOf({ rounds: new Map([["studio r", ROUND]]) });
    closed.applyCall([], { close: true });
    const open = batchOf();
    open.applyCall([]);
    for (const { changes } of [closed, open])
      expect(changes()).toEqual({
        steps: [],
        rounds: [],
        freeWins: [],
        actions: [],
        reversed: [],
        stakes: [],
        settledRounds: [],
        bonusEntries: [],
        bonuses: [],
        usage: [],
      });
  });

  it("writes the end of a round without actions", () => {
    const { applyCall, changes } = batchOf({
      rounds: new Map([["studio r", { ...ROUND, closed: false }]]),
    });
    applyCall([], { close: true });
    expect(changes()).toMatchObject({
      steps: [],
      rounds: [{ caller: CALLER, name: "r", round: { closed: true } }],
      settledRounds: [{ before: { stakeReal: 0n }, after: { stakeReal: 40n } }],
    });
  });

  it("writes a round with its first caller", () => {
    const { applyCall, changes } = batchOf();
    const second = { ...CALLER, sessionId: "t" };
    applyCall([bet("a", 10n)]);
    applyCall([bet("b", 10n)], { caller: second });
    expect(changes().rounds).toMatchObject([{ caller: { sessionId: "s" }, name: "r", round: { bets: 2 } }]);
    expect(changes().actions.map(({ caller }) => caller.sessionId)).toEqual(["s", "t"]);
  });

  it("counts the real money of bets as stakes per call", () => {
    const { applyCall, changes } = batchOf();
    applyCall([bet("a", 30n), win("w", 5n), bet("b", 75n)]);
    applyCall([bet("c", 10n)]);
    expect(changes().stakes).toEqual([
      {
        ...CALLER,
        rolledBack: [],
        bets: [
          { name: "a", real: 30n },
          { name: "b", real: 75n },
        ],
      },
      // Bonus money doesn't count as a stake.
      { ...CALLER, rolledBack: [], bets: [] },
    ]);
  });

  it("lists the bets that were rolled back", () => {
    const { applyCall, changes } = batchOf();
    applyCall([bet("a", 30n)]);
    applyCall([rollback("x", "a")]);
    expect(changes().stakes.map(({ rolledBack }) => rolledBack)).toEqual([[], ["a"]]);
  });

  it("counts a call's stakes and wins against limits, and skips calls without either", () => {
    const { applyCall, changes } = batchOf();
    applyCall([bet("a", 30n)]);
    applyCall([win("w", 8n)]);
    applyCall([rollback("x", "unheard")]);
    expect(changes().usage).toEqual([
      { playerId: 1, currency: "EUR", staked: 30n, won: 0n },
      { playerId: 1, currency: "EUR", staked: 0n, won: 8n },
    ]);
  });

  it("settles a round's stakes and wins at its end, and later changes of them", () => {
    const { applyCall, changes } = batchOf();
    const settledRound = {
      playerId: 1,
      accountId: 7,
      provider: "studio",
      round: "r",
      game: "g",
      currency: "EUR",
      openedAt: 0,
    };
    const totals = (stakeReal: bigint, winReal: bigint) => ({
      stakeReal,
      stakeBonus: 0n,
      winReal,
      winBonus: 0n,
    });
    applyCall([bet("a", 30n), bet("b", 10n)]);
    expect(changes().settledRounds).toEqual([]);
    applyCall([win("w", 1n)], { close: true });
    applyCall([win("v", 1n)]);
    applyCall([rollback("x", "b")]);
    expect(changes().settledRounds).toEqual([
      { ...settledRound, before: totals(0n, 0n), after: totals(40n, 1n) },
      { ...settledRound, before: totals(40n, 1n), after: totals(40n, 2n) },
      { ...settledRound, before: totals(40n, 2n), after: totals(30n, 2n) },
    ]);
  });

  it("settles nothing for a round without stake, whose win is unsettled", () => {
    const { applyCall, changes } = batchOf();
    applyCall([win("w", 5n, "free")], { close: true });
    expect(changes().settledRounds).toEqual([]);
  });
});
