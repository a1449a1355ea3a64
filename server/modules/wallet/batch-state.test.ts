import { describe, expect, it } from "vitest";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import type * as BatchState from "./batch-state.ts";
import { createBatchState } from "./batch-state.ts";
import { type Action, decide, type WalletRefusal } from "./decide.ts";

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

const MAY = { bonusFirst: false, obstacle: null, limited: () => null };

/** Calls of one player with 1.00, of which nothing is written yet. */
function batch({ createBatchState }: Pick<Module, "createBatchState">) {
  const purses = new Map([[CALLER.accountId, { real: 100n, bonus: 0n, owed: 0n }]]);
  const state = createBatchState({ purses, rounds: new Map(), actions: [] });
  return {
    changes: state.changes,
    /** The balance after a call, or the code of its refusal. */
    ask(actions: Action[], round = "r", close = false): bigint | string {
      try {
        const before = state.stateFor(CALLER, round, MAY);
        const plan = decide(before, { currency: "EUR", round, actions, close });
        state.apply(CALLER, round, plan);
        return plan.balance;
      } catch (error) {
        return (error as WalletRefusal).code;
      }
    },
  };
}

const bet = (name: string, amount: bigint): Action => ({ kind: "bet", name, amount });
const rollback = (name: string, original: string): Action => ({ kind: "rollback", name, original });

const INVARIANTS: [string, string, (module: Module) => void, string, string][] = [
  [
    "MI-10",
    "blind-neighbour: a call does not see what the one before it has taken",
    (module) => {
      const { ask } = batch(module);
      expect([ask([bet("a", 80n)]), ask([bet("b", 80n)], "q")]).toEqual([20n, "insufficient_funds"]);
    },
    "own.real += step.moved.real;",
    "",
  ],
  [
    "MI-02",
    "nameless-neighbour: a name that the batch has used is used again",
    (module) => {
      const { ask, changes } = batch(module);
      expect([ask([bet("a", 30n)]), ask([bet("a", 30n)])]).toEqual([70n, 70n]);
      expect(changes().steps).toHaveLength(1);
    },
    "actionsOf(provider).set(taken.name, taken);\n        touchedActions",
    "touchedActions",
  ],
  [
    "MI-04",
    "reversed-twice: what the batch has taken back is taken back again",
    (module) => {
      const { ask } = batch(module);
      ask([bet("a", 30n)]);
      expect([ask([rollback("x", "a")]), ask([rollback("y", "a")])]).toEqual([100n, 100n]);
    },
    "actionsOf(provider).set(original, taken);",
    "",
  ],
  [
    "MI-07",
    "open-neighbour: a round that the batch has closed takes bets",
    (module) => {
      const { ask } = batch(module);
      ask([bet("a", 30n)], "r", true);
      expect(ask([bet("b", 30n)])).toBe("round_closed");
    },
    "rounds.set(key, round);",
    "",
  ],
  [
    "MI-26",
    "gone-stake: a bet that was taken back in the same breath fills the meters",
    (module) => {
      const { ask, changes } = batch(module);
      ask([bet("a", 30n), bet("b", 20n)]);
      ask([rollback("x", "a")]);
      expect(changes().stakes.flatMap(({ bets }) => bets)).toEqual([{ name: "b", real: 20n }]);
    },
    ".filter(({ name }) => !isTakenBack(one.provider, name))",
    "",
  ],
];

describe("what calls of one batch know of each other, and changes of it that the invariants catch", () => {
  it.each(INVARIANTS)("%s mutant %s", (_, __, check, from, to) => expectCaught(FILE, check, from, to));

  it("MI-04 marks what was written before as taken back, and writes the rest as it is in the end", () => {
    const first = batch({ createBatchState });
    first.ask([bet("a", 30n)]);
    const { taken } = first.changes().actions[0]!;
    const state = createBatchState({
      purses: new Map([[CALLER.accountId, { real: 70n, bonus: 0n, owed: 0n }]]),
      rounds: new Map([["studio r", first.changes().rounds[0]!.round]]),
      actions: [{ provider: "studio", taken: { ...taken, entryId: 5 } }],
    });
    for (const action of [bet("b", 10n), rollback("x", "a"), rollback("y", "b")]) {
      const before = state.stateFor(CALLER, "r", MAY);
      const asked = { currency: "EUR", round: "r", actions: [action], close: false };
      state.apply(CALLER, "r", decide(before, asked));
    }
    const { steps, reversed, actions } = state.changes();
    expect(reversed).toEqual([{ provider: "studio", name: "a" }]);
    expect(steps.map(({ step, reverses }) => [step.name, reverses])).toEqual([
      ["b", null],
      ["x", 5],
      ["y", null],
    ]);
    expect(actions.map(({ taken }) => [taken.name, taken.reversed])).toEqual([
      ["b", true],
      ["x", false],
      ["y", false],
    ]);
  });
});
