import { describe, expect, it } from "vitest";
import type * as Amounts from "../../../src/rules/money/minor-units.ts";
import type { BonusState } from "../../../src/rules/wagering/account-bonuses.ts";
import { runningBonusOf } from "../../../tests/support/data/bonuses.ts";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import type * as Call from "./call-state.ts";
import type * as Decide from "./decide-actions.ts";
import * as decision from "./decide-actions.ts";
import type * as Money from "./money.ts";

type Module = typeof Decide;

/** A player's wallet in memory, with the real or a mutated decision, and its resulting state. */
function wallet({ decide }: Module, real = 10_000n, bonus = 0n) {
  const balances = { real, bonus, owed: 0n, unsettled: 0n };
  const records = new Map<string, Call.ActionRecord>();
  const rounds = new Map<string, Call.Round>();
  const forbidden = new Set<string>();
  let bonuses: readonly BonusState[] = bonus > 0n ? [runningBonusOf()] : [];
  let betBlock: Call.Rejection | null = null;

  function run(actions: Call.Action[], round = "r", close = false): Call.Plan {
    const command = { currency: "EUR", round, actions, close };
    const state: Call.State = {
      now: 0,
      playerId: 1,
      accountId: 7,
      sessionId: "s",
      gameIdentifier: "g",
      currency: "EUR",
      rate: 1_000_000n,
      balances: { ...balances },
      game: { identifier: "g", provider: "studio", categories: [], savesState: false },
      bonuses,
      isHeldElsewhere: () => false,
      bonusFirst: false,
      betBlock,
      limitRejectionFor: () => null,
      round: rounds.get(round) ?? null,
      actions: [...records.values()],
      forbidden,
    };
    const plan = decide(state, command);
    for (const { reverses: _, ...step } of plan.steps) {
      balances.real += step.balanceDelta.real;
      balances.bonus += step.balanceDelta.bonus;
      balances.owed += step.balanceDelta.owed;
      balances.unsettled += step.balanceDelta.unsettled;
      records.set(step.name, step);
      if (step.kind === "rollback") forbidden.add(step.original!);
    }
    for (const name of plan.reversed) records.set(name, { ...records.get(name)!, reversed: true });
    rounds.set(round, plan.round);
    bonuses = plan.bonuses;
    for (const entry of plan.bonusEntries)
      for (const name of ["real", "bonus", "unsettled"] as const) balances[name] += entry[name];
    return plan;
  }
  /** The rejection's code, or `done`. */
  function applyCall(actions: Call.Action[], round?: string, close?: boolean): string {
    try {
      run(actions, round, close);
      return "done";
    } catch (error) {
      return (error as Call.WalletRejection).code;
    }
  }
  return {
    run,
    applyCall,
    balances,
    stop(rejection: Call.Rejection) {
      betBlock = rejection;
    },
  };
}

const bet = (name: string, amount: bigint): Call.Action => ({ kind: "bet", name, amount });
const win = (name: string, amount: bigint): Call.Action => ({ kind: "win", name, amount, campaign: null });
const rollback = (name: string, original: string): Call.Action => ({ kind: "rollback", name, original });

/** An invariant: a check of the decision, and a mutation that the check must catch. */
const INVARIANTS: [string, string, (module: Module) => void, string, string][] = [
  [
    "MI-02",
    "counted-twice: a repeated action is applied again",
    (module) => {
      const { run, balances } = wallet(module);
      const first = run([bet("a", 100n)]);
      expect(run([bet("a", 100n)]).balance).toBe(first.balance);
      expect(balances.real).toBe(9_900n);
    },
    "const existing = actionsByName.get(action.name);",
    "const existing = undefined as ActionRecord | undefined;",
  ],
  [
    "MI-03",
    "any-body: a known action id with a different body counts as a repetition",
    (module) => {
      const { applyCall } = wallet(module);
      applyCall([bet("a", 100n)]);
      expect(applyCall([bet("a", 101n)])).toBe("action_conflict");
    },
    'if (!isRepeat) reject("action_conflict");',
    "",
  ],
  [
    "MI-04",
    "reversed-again: a bet that was rolled back is rolled back again",
    (module) => {
      const { run, balances } = wallet(module);
      run([bet("a", 100n)]);
      run([rollback("x", "a")]);
      run([rollback("y", "a")]);
      expect(balances.real).toBe(10_000n);
    },
    'if (original.reversed || original.status === "void") return append(voided);',
    'if (original.status === "void") return append(voided);',
  ],
  [
    "MI-05",
    "late-bet: a bet is accepted after its rollback",
    (module) => {
      const { applyCall, balances } = wallet(module);
      applyCall([rollback("x", "a")]);
      expect(applyCall([bet("a", 100n)])).toBe("already_rolled_back");
      expect(balances.real).toBe(10_000n);
    },
    'if (forbidden.has(action.name)) reject("already_rolled_back");',
    "",
  ],
  [
    "MI-06",
    "stored-rejection: a bet without enough funds is stored as void instead of rejected",
    (module) => {
      const { applyCall } = wallet(module, 50n);
      expect([applyCall([bet("a", 100n)]), applyCall([bet("a", 100n)])]).toEqual([
        "insufficient_funds",
        "insufficient_funds",
      ]);
    },
    'if (stake > spendable(balances)) reject("insufficient_funds");',
    'if (stake > spendable(balances)) return append({ ...newRecord(action), status: "void" });',
  ],
  [
    "MI-07",
    "open-end: a closed round accepts bets",
    (module) => {
      const { applyCall } = wallet(module);
      applyCall([bet("a", 100n)], "r", true);
      expect(applyCall([bet("b", 100n)])).toBe("round_closed");
      expect(applyCall([], "r", true)).toBe("done");
    },
    'if (round.closed) reject("round_closed");',
    "",
  ],
  [
    "MI-08",
    "partial-call: the valid actions of a rejected call are applied",
    (module) => {
      const { applyCall, balances } = wallet(module);
      expect(applyCall([bet("a", 100n), bet("b", 20_000n)])).toBe("insufficient_funds");
      expect(balances.real).toBe(10_000n);
    },
    "const names = actions.map((action) => applyAction(action).name);",
    "const names = actions.flatMap((one) => { try { return [applyAction(one).name]; } catch { return []; } });",
  ],
  [
    "MI-09",
    "blocked-win: a bet block also rejects wins",
    (module) => {
      const { applyCall, stop, balances } = wallet(module);
      applyCall([bet("a", 100n)]);
      stop("session_expired");
      expect(applyCall([win("w", 300n)])).toBe("done");
      expect(applyCall([rollback("x", "a")])).toBe("done");
      expect(balances.real).toBe(10_300n);
    },
    "const isWaiting = action.campaign === null",
    "if (state.betBlock) reject(state.betBlock);\n    const isWaiting = action.campaign === null",
  ],
  [
    "MI-10",
    "overdraft: a bet isn't checked against the balance",
    (module) => {
      const { applyCall, balances } = wallet(module, 60n, 40n);
      expect([applyCall([bet("a", 80n)]), applyCall([bet("b", 80n)], "q")]).toEqual([
        "done",
        "insufficient_funds",
      ]);
      expect([balances.real, balances.bonus]).toEqual([0n, 20n]);
    },
    'if (stake > spendable(balances)) reject("insufficient_funds");',
    "",
  ],
  [
    "MI-04",
    "bonus-debt: spent bonus money of a reversed win becomes a debt",
    (module) => {
      const { run, balances } = wallet(module, 0n, 10n);
      run([bet("a", 10n)]);
      run([win("w", 30n)]);
      run([bet("b", 25n)], "q");
      run([rollback("x", "w")]);
      expect(balances).toEqual({ real: 0n, bonus: 0n, owed: 0n, unsettled: 0n });
    },
    "owed: taken - due,",
    "owed: taken - due + moved.house,",
  ],
  [
    "RI-15",
    "free-cash: a free-round win is split by the round's stakes, none of which are bonus money",
    (module) => {
      const { run, balances } = wallet(module, 0n);
      run([{ kind: "win", name: "w", amount: 100n, campaign: "free" }]);
      expect([balances.real, balances.unsettled]).toEqual([0n, 100n]);
    },
    "winParts(amount, win.campaign !== null)",
    "winParts(amount, false)",
  ],
  [
    "MI-19",
    "unlimited: a bet ignores the bet block",
    (module) => {
      const { applyCall, stop } = wallet(module);
      stop("limit_reached");
      expect(applyCall([bet("a", 100n)])).toBe("limit_reached");
    },
    "if (state.betBlock) reject(state.betBlock);",
    "",
  ],
];

describe("invariants of the wallet's decision, and mutations that they catch", () => {
  it.each(INVARIANTS)("%s mutant %s", (_, __, check, from, to) =>
    expectCaught("server/modules/wallet/decide-actions.ts", check, from, to),
  );

  it("MI-05 MI-15 a bet returns the balance including the pending wins that it applies", () => {
    const { run, balances } = wallet(decision);
    run([win("w", 300n)]);
    expect(run([bet("a", 100n)]).balance).toBe(10_200n);
    expect(run([bet("a", 100n)]).balance).toBe(10_200n);
    run([win("v", 50n)], "q");
    expect(run([rollback("x", "unheard")], "q").balance).toBe(balances.real);
  });

  it("MI-14 a win that would exceed the largest balance is rejected", () => {
    const { applyCall } = wallet(decision, 10n ** 18n);
    applyCall([bet("a", 1n)]);
    expect([applyCall([win("w", 1n)]), applyCall([win("x", 1n)])]).toEqual(["done", "too_much"]);
  });

  it("MI-14 MI-15 mutant lost-cent: the parts of a win are rounded separately", () =>
    expectCaught<typeof Money>(
      "server/modules/wallet/money.ts",
      ({ splitWin }) => {
        const { real, bonus } = splitWin(100n, { stake: { real: 1n, bonus: 2n } });
        expect(real + bonus).toBe(100n);
      },
      "return { real: amount - bonus, bonus };",
      "return { real: (amount * stake.real) / (total || 1n), bonus };",
    ));

  it("MI-14 mutant more-decimals: truncates decimals that the currency doesn't have", () =>
    expectCaught<typeof Amounts>(
      "src/rules/money/minor-units.ts",
      ({ minorUnits }) => expect(minorUnits("1.005", 100)).toBeUndefined(),
      "if (digits.length > decimals) return undefined;",
      "if (digits.length > decimals) return BigInt(whole + digits.slice(0, decimals));",
    ));
});
