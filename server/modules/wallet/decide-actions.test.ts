import { describe, expect, it } from "vitest";
import type { LimitRejection } from "../../../src/rules/limits/limits.ts";
import type { BonusState } from "../../../src/rules/wagering/account-bonuses.ts";
import { runningBonusOf } from "../../../tests/support/data/bonuses.ts";
import {
  type Action,
  type ActionRecord,
  type Plan,
  type Rejection,
  type Round,
  type StakeTotals,
  type State,
  type Step,
  WalletRejection,
} from "./call-state.ts";
import { decide } from "./decide-actions.ts";
import { toProviderUnits } from "./money.ts";

const PLAYER = { playerId: 1, accountId: 7, sessionId: "s", gameIdentifier: "g" };
const GAME = { identifier: "g", provider: "studio", categories: [], savesState: false };
/** A round of the running bonus. */
const OF_BONUS = { bonusId: "bonus", contribution: 10_000 };
const NEW_ROUND: Round = {
  playerId: 1,
  accountId: 7,
  gameIdentifier: "g",
  stake: { real: 0n, bonus: 0n },
  win: { real: 0n, bonus: 0n, unsettled: 0n },
  bets: 0,
  closed: false,
  openedAt: 0,
  bonusId: null,
  contribution: null,
};

interface Call {
  round?: string;
  close?: boolean;
  currency?: string;
  /** The parts of the state that differ from what previous calls left. */
  stateOverrides?: Partial<State>;
}

/** The wallet of one player, which applies each decision to its state. */
function wallet({
  real = 0n,
  bonus = 0n,
  owed = 0n,
  unsettled = 0n,
  ...more
}: Partial<State["balances"]> & Partial<State> = {}) {
  const balances = { real, bonus, owed, unsettled };
  let bonuses: readonly BonusState[] = bonus > 0n ? [runningBonusOf()] : [];
  const records = new Map<string, ActionRecord>();
  const forbidden = new Set<string>();
  const rounds = new Map<string, Round>();

  function call(
    actions: Action[],
    { round = "r", close = false, currency = "EUR", stateOverrides }: Call = {},
  ): Plan {
    const state: State = {
      ...PLAYER,
      now: 0,
      currency: "EUR",
      rate: 1_000_000n,
      balances,
      game: GAME,
      bonuses,
      isHeldElsewhere: () => false,
      bonusFirst: false,
      betBlock: null,
      limitRejectionFor: () => null,
      round: rounds.get(round) ?? null,
      actions: [...records.values()],
      forbidden,
      ...more,
      ...stateOverrides,
    };
    const plan = decide(state, { currency, round, actions, close });
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

  /** The rejection of a call. */
  function rejectionOf(actions: Action[], more?: Call): WalletRejection {
    try {
      call(actions, more);
    } catch (error) {
      if (error instanceof WalletRejection) return error;
      throw error;
    }
    throw new Error("nothing was refused");
  }
  const code = (actions: Action[], more?: Call): Rejection => rejectionOf(actions, more).code;

  return { call, rejectionOf, code, balances, rounds };
}

const bet = (name: string, amount: bigint): Action => ({ kind: "bet", name, amount });
const win = (name: string, amount: bigint, campaign: string | null = null): Action => ({
  kind: "win",
  name,
  amount,
  campaign,
});
const rollback = (name: string, original: string): Action => ({ kind: "rollback", name, original });
const statuses = ({ answers }: Plan) => answers.map(({ name, status }) => `${name} ${status}`);
const deltas = ({ steps }: Plan) =>
  steps.map(({ name, balanceDelta }) => [name, balanceDelta.real, balanceDelta.bonus, balanceDelta.owed]);

describe("a bet", () => {
  it("takes the stake from real money, and the rest from bonus money", () => {
    const { call, balances } = wallet({ real: 60n, bonus: 50n });
    const plan = call([bet("a", 80n)]);
    expect(plan.steps).toEqual<Step[]>([
      {
        name: "a",
        kind: "bet",
        status: "applied",
        playerId: 1,
        sessionId: "s",
        round: "r",
        amount: 80n,
        original: null,
        campaign: null,
        closes: false,
        balanceDelta: { real: -60n, bonus: -20n, owed: 0n, unsettled: 0n },
        house: 0n,
        bonusPart: 0n,
        entryId: null,
        balance: 30n,
        reversed: false,
        reverses: null,
      },
    ]);
    expect(plan.round).toEqual({ ...NEW_ROUND, ...OF_BONUS, stake: { real: 60n, bonus: 20n }, bets: 1 });
    expect(plan.usage).toEqual({ staked: 60n, won: 0n });
    expect(plan.balance).toBe(30n);
    expect(plan.reversed).toEqual([]);
    expect(balances).toEqual({ real: 0n, bonus: 30n, owed: 0n, unsettled: 0n });
  });

  it("takes bonus money first if the jurisdiction requires it", () => {
    const { call } = wallet({ real: 60n, bonus: 50n, bonusFirst: true });
    expect(deltas(call([bet("a", 20n)]))).toEqual([["a", 0n, -20n, 0n]]);
    expect(deltas(call([bet("b", 40n)]))).toEqual([["b", -10n, -30n, 0n]]);
  });

  it("can take the whole balance and no more", () => {
    const { call, rejectionOf } = wallet({ real: 10n, bonus: 5n });
    expect(rejectionOf([bet("a", 16n)])).toMatchObject({
      name: "WalletRejection",
      message: "insufficient_funds",
      code: "insufficient_funds",
      balance: 15n,
      currency: "EUR",
      limit: null,
    });
    expect(call([bet("b", 15n)]).balance).toBe(0n);
  });

  it("is limited to 10^12 minor units", () => {
    const most = 10n ** 12n;
    const { call, code } = wallet({ real: 3n * most });
    expect(code([bet("a", most + 1n)])).toBe("too_much");
    expect(call([bet("b", most)]).balance).toBe(2n * most);
  });

  it("is rejected by a bet block, by a debt, and in a closed round", () => {
    expect(wallet({ real: 10n, betBlock: "session_expired" }).code([bet("a", 1n)])).toBe("session_expired");
    expect(wallet({ real: 10n, owed: -1n }).code([bet("a", 1n)])).toBe("betting_paused");
    const { call, code } = wallet({ real: 10n });
    call([bet("a", 1n)], { close: true });
    expect(code([bet("b", 1n)])).toBe("round_closed");
  });

  it("is rejected by the player's limit, given the call's stakes and wins so far", () => {
    const limitRejection = { code: "limit_reached" } as LimitRejection;
    const checks: [bigint, StakeTotals][] = [];
    const recordCheck: State["limitRejectionFor"] = ({ real }, totals) => {
      checks.push([real, { ...totals }]);
      return checks.length === 3 ? limitRejection : null;
    };
    const { rejectionOf } = wallet({ real: 100n, bonus: 5n, limitRejectionFor: recordCheck });
    const error = rejectionOf([
      bet("a", 20n),
      win("w", 7n),
      rollback("x", "a"),
      bet("b", 30n),
      bet("c", 60n),
    ]);
    expect(error).toMatchObject({ code: "limit_reached", balance: 105n });
    expect(error.limit).toBe(limitRejection);
    expect(checks).toEqual([
      [20n, { staked: 0n, won: 0n }],
      [30n, { staked: 0n, won: 7n }],
      [60n, { staked: 30n, won: 7n }],
    ]);
  });

  it("ANC-07 is checked against limits with its real money and its full amount", () => {
    const checkedBets: Parameters<State["limitRejectionFor"]>[0][] = [];
    const recordBet: State["limitRejectionFor"] = (bet) => {
      checkedBets.push(bet);
      return null;
    };
    wallet({ real: 10n, bonus: 10n, limitRejectionFor: recordBet }).call([bet("a", 15n), bet("b", 5n)]);
    expect(checkedBets).toEqual([
      { stake: 15n, real: 10n },
      { stake: 5n, real: 0n },
    ]);
  });
});

describe("a win", () => {
  it("is split like its round's stakes; the remainder is real money", () => {
    const { call } = wallet({ real: 1n, bonus: 2n });
    call([bet("a", 3n)]);
    const plan = call([win("w", 100n)]);
    expect(deltas(plan)).toEqual([["w", 34n, 66n, 0n]]);
    expect(plan.round.win).toEqual({ real: 34n, bonus: 66n, unsettled: 0n });
    expect(plan.usage).toEqual({ staked: 0n, won: 34n });
    expect(plan.balance).toBe(100n);
  });

  it("RI-15 of free rounds needs no bet and is unsettled: neither real nor bonus money, whatever the stakes", () => {
    const { call, code, balances } = wallet({ real: 10n });
    const plan = call([win("w", 50n, "free")]);
    expect(deltas(plan)).toEqual([["w", 0n, 0n, 0n]]);
    expect(plan.steps[0]).toMatchObject({ status: "applied", campaign: "free" });
    expect(plan.round).toEqual({ ...NEW_ROUND, win: { real: 0n, bonus: 0n, unsettled: 50n } });
    expect([plan.balance, plan.usage]).toEqual([10n, { staked: 0n, won: 0n }]);
    expect(code([bet("a", 11n)], { round: "q" })).toBe("insufficient_funds");
    call([bet("b", 10n), win("v", 20n, "free")], { round: "q" });
    expect(balances).toEqual({ real: 0n, bonus: 0n, owed: 0n, unsettled: 70n });
  });

  it("RI-15 of free rounds that is rolled back takes unsettled winnings; what is settled meanwhile is the house's loss", () => {
    const { call, balances } = wallet({ real: 10n });
    call([win("w", 50n, "free"), win("v", 20n, "free")]);
    const { steps, round } = call([rollback("x", "w")]);
    expect([balances.unsettled, round.win.unsettled, steps[0]!.house]).toEqual([20n, 20n, 0n]);
    balances.unsettled = 5n;
    expect(call([rollback("y", "v")]).steps[0]!.house).toBe(-15n);
    expect(balances).toEqual({ real: 10n, bonus: 0n, owed: 0n, unsettled: 0n });
  });

  it("that arrives before its bet is pending and keeps the round open", () => {
    const { call } = wallet({ real: 10n });
    const early = call([win("w", 50n)], { close: true });
    expect(statuses(early)).toEqual(["w pending"]);
    expect(deltas(early)).toEqual([["w", 0n, 0n, 0n]]);
    expect(early.steps[0]).toMatchObject({ closes: true, amount: 50n });
    expect(early.balance).toBe(10n);
    expect(early.round.closed).toBe(false);
    const late = call([bet("a", 4n)]);
    expect(deltas(late)).toEqual([
      ["a", -4n, 0n, 0n],
      ["w", 50n, 0n, 0n],
    ]);
    expect(late.balance).toBe(56n);
    expect(late.answers[0]!.balance).toBe(56n);
    expect(late.round).toMatchObject({ bets: 1, closed: true });
  });

  it("that arrived without a close leaves its round open when its bet arrives", () => {
    const { call } = wallet({ real: 10n });
    call([win("w", 5n)]);
    expect(call([bet("a", 4n)]).round.closed).toBe(false);
  });

  it("waits for a bet of its own round only", () => {
    const { call } = wallet({ real: 10n });
    call([win("w", 5n)], { round: "other" });
    expect(deltas(call([bet("a", 4n)]))).toEqual([["a", -4n, 0n, 0n]]);
  });

  it("finds its bet in the same call, in either order", () => {
    const { call } = wallet({ real: 10n });
    const plan = call([win("w", 5n), bet("a", 4n)], { close: true });
    expect(statuses(plan)).toEqual(["w applied", "a applied"]);
    expect(plan.round.closed).toBe(true);
    expect(plan.balance).toBe(11n);
  });

  it("without a bet is rejected once its round is closed", () => {
    const { call, code } = wallet();
    call([], { close: true });
    expect(code([win("w", 5n)])).toBe("bet_not_found");
    expect(call([win("v", 5n, "free")]).steps[0]!.balanceDelta.unsettled).toBe(5n);
  });

  it("is accepted in a closed round with a bet", () => {
    const { call } = wallet({ real: 10n });
    call([bet("a", 4n)], { close: true });
    expect(call([win("w", 5n)]).balance).toBe(11n);
  });

  it("can raise a balance to 10^18 and no further", () => {
    const most = 10n ** 18n;
    const { call, code } = wallet({ real: most - 5n, bonus: 2n });
    expect(code([win("w", 4n, "free")])).toBe("too_much");
    expect(call([win("v", 2n, "free")]).balance).toBe(most - 3n);
    expect(call([bet("a", 1n), win("x", 2n)]).balance).toBe(most - 2n);
    expect(code([win("y", 1n)])).toBe("too_much");
  });
});

describe("a rollback", () => {
  it("returns a stake to the balances that it came from", () => {
    const { call, balances } = wallet({ real: 10n, bonus: 10n });
    call([bet("a", 15n)]);
    const plan = call([rollback("x", "a")]);
    expect(plan.steps[0]).toMatchObject({
      kind: "rollback",
      status: "applied",
      amount: null,
      original: "a",
      reverses: "a",
      balanceDelta: { real: 10n, bonus: 5n, owed: 0n },
    });
    expect(plan.reversed).toEqual(["a"]);
    expect(plan.round).toEqual({ ...NEW_ROUND, ...OF_BONUS, bets: 1 });
    expect(plan.usage).toEqual({ staked: -10n, won: 0n });
    expect(balances).toEqual({ real: 10n, bonus: 10n, owed: 0n, unsettled: 0n });
  });

  it.each([
    [{ bonus: 12n, real: 0n }, 3n],
    [{ real: 12n, bonus: 0n }, 3n],
  ])("returns a stake of one balance type to it: %o", (has, stake) => {
    const { call, balances } = wallet(has);
    call([bet("a", stake)]);
    call([rollback("x", "a")]);
    expect(balances).toEqual({ ...has, owed: 0n, unsettled: 0n });
  });

  it("reverses a win by balance type; spent real money becomes a debt, spent bonus money is the house's loss", () => {
    const { call, balances } = wallet({ real: 10n, bonus: 10n });
    call([bet("a", 20n)]);
    call([win("w", 40n)]);
    call([bet("b", 25n)]);
    expect(balances).toEqual({ real: 0n, bonus: 15n, owed: 0n, unsettled: 0n });
    const plan = call([rollback("x", "w")]);
    expect(deltas(plan)).toEqual([["x", 0n, -15n, -20n]]);
    expect(plan.steps[0]!.house).toBe(-5n);
    expect(plan.round.win).toEqual({ real: 0n, bonus: 0n, unsettled: 0n });
    expect(plan.usage).toEqual({ staked: 0n, won: -20n });
    expect(plan.balance).toBe(0n);
  });

  it("takes no more from a balance type than the win added", () => {
    const { call, balances } = wallet({ real: 100n });
    call([win("w", 30n, "free"), rollback("x", "w")]);
    expect(balances).toEqual({ real: 100n, bonus: 0n, owed: 0n, unsettled: 0n });
    const bonus = wallet({ real: 0n, bonus: 100n });
    bonus.call([bet("a", 10n)]);
    bonus.call([win("w", 30n)]);
    expect(deltas(bonus.call([rollback("x", "w")]))).toEqual([["x", 0n, -30n, 0n]]);
  });

  it("handles each balance type's part of a stake and of a win, even if it is zero", () => {
    const { call } = wallet({ real: 5n, bonus: 20n, bonusFirst: true });
    call([bet("a", 20n)]);
    expect(deltas(call([rollback("x", "a")]))).toEqual([["x", 0n, 20n, 0n]]);
    call([bet("b", 20n)]);
    call([win("w", 8n)]);
    call([bet("c", 13n)]);
    const plan = call([rollback("y", "w")]);
    expect(deltas(plan)).toEqual([["y", 0n, 0n, 0n]]);
    expect(plan.steps[0]!.house).toBe(-8n);
  });

  it("that leaves a debt rejects bets of the same call", () => {
    const { code, call, balances } = wallet({ real: 11n });
    call([bet("c", 1n), win("w", 40n)]);
    call([bet("a", 45n)]);
    expect(code([rollback("x", "w"), rollback("y", "a"), bet("b", 1n)])).toBe("betting_paused");
    expect(balances.real).toBe(5n);
  });

  it("is applied once, whatever its id", () => {
    const { call, balances } = wallet({ real: 10n });
    call([bet("a", 4n)]);
    call([rollback("x", "a")]);
    const secondResult = call([rollback("y", "a")]);
    expect(statuses(secondResult)).toEqual(["y void"]);
    expect(secondResult.reversed).toEqual([]);
    expect(secondResult.steps[0]!.reverses).toBeNull();
    expect(balances.real).toBe(10n);
    expect(statuses(call([bet("b", 4n), rollback("v", "b"), rollback("w", "b")]))).toEqual([
      "b applied",
      "v applied",
      "w void",
    ]);
  });

  it("that arrives before its bet forbids it, in the same call and later", () => {
    const { call, code, balances } = wallet({ real: 10n });
    const plan = call([rollback("x", "a")]);
    expect(statuses(plan)).toEqual(["x void"]);
    expect(plan.round.bets).toBe(1);
    expect(plan.balance).toBe(10n);
    expect(code([bet("a", 4n)])).toBe("already_rolled_back");
    expect(code([rollback("y", "b"), bet("b", 4n)])).toBe("already_rolled_back");
    expect(balances.real).toBe(10n);
  });

  it("that arrives before its bet applies the wins pending for it", () => {
    const { call } = wallet({ real: 10n });
    call([win("w", 5n)]);
    const plan = call([rollback("x", "a")]);
    expect(deltas(plan)).toEqual([
      ["x", 0n, 0n, 0n],
      ["w", 5n, 0n, 0n],
    ]);
    expect(plan.balance).toBe(15n);
  });

  it("of a pending win voids it", () => {
    const { call, code } = wallet({ real: 10n });
    call([win("w", 5n)]);
    const plan = call([rollback("x", "w")]);
    expect(plan.steps).toMatchObject([
      { name: "w", status: "void", reversed: true, reverses: null },
      { name: "x", status: "void", reverses: null },
    ]);
    expect(plan.reversed).toEqual([]);
    expect(deltas(call([bet("a", 4n)]))).toEqual([["a", -4n, 0n, 0n]]);
    expect(statuses(call([rollback("y", "w")]))).toEqual(["y void"]);
    // The void win repeats its first answer, because it was rolled back and not expired.
    expect(statuses(call([win("w", 5n)]))).toEqual(["w void"]);
    expect(code([rollback("z", "y")])).toBe("not_reversible");
  });

  it("can't reach an action of another round or player, or a rollback", () => {
    const { call, code } = wallet({ real: 10n });
    const { answers } = call([bet("a", 4n)]);
    call([rollback("x", "a")]);
    expect(code([rollback("y", "a")], { round: "other" })).toBe("action_conflict");
    expect(code([rollback("y", "x")])).toBe("not_reversible");
    const foreign = { ...answers[0]!, playerId: 2 };
    expect(code([rollback("y", "a")], { stateOverrides: { actions: [foreign] } })).toBe("action_conflict");
  });

  it("of a win that became void without a rollback does nothing", () => {
    const { call } = wallet({ real: 10n });
    const [waitingWin] = call([win("w", 5n)]).answers;
    const voidActions: ActionRecord[] = [{ ...waitingWin!, status: "void", reversed: false }];
    expect(statuses(call([rollback("x", "w")], { stateOverrides: { actions: voidActions } }))).toEqual([
      "x void",
    ]);
  });
});

describe("an action id", () => {
  it("repeats the first answer with the balance of that time", () => {
    const { call, balances } = wallet({ real: 10n });
    call([bet("a", 4n)]);
    call([win("w", 5n)]);
    const secondResult = call([bet("a", 4n)]);
    expect(secondResult.steps).toEqual([]);
    expect(secondResult.balance).toBe(6n);
    expect(statuses(call([bet("a", 4n), win("w", 5n)]))).toEqual(["a applied", "w applied"]);
    expect(balances.real).toBe(11n);
  });

  it("identifies one action: kind, amount, campaign, original, round and player", () => {
    const { call, code } = wallet({ real: 10n });
    const { answers } = call([bet("a", 4n), bet("b", 1n), win("w", 5n, "free"), rollback("x", "b")]);
    expect(code([win("a", 4n)])).toBe("action_conflict");
    expect(code([bet("a", 5n)])).toBe("action_conflict");
    expect(code([win("w", 5n)])).toBe("action_conflict");
    expect(code([rollback("x", "a")])).toBe("action_conflict");
    expect(code([bet("a", 4n)], { round: "other" })).toBe("action_conflict");
    const foreign = { ...answers[0]!, playerId: 2 };
    expect(code([bet("a", 4n)], { stateOverrides: { actions: [foreign] } })).toBe("action_conflict");
    expect(call([rollback("x", "b")]).steps).toEqual([]);
  });

  it("gets bet_not_found for a win void for lack of a bet, and the first answer for other void actions", () => {
    const { call, code } = wallet({ real: 10n });
    const [waitingWin] = call([win("w", 5n)]).answers;
    const expired: ActionRecord[] = [{ ...waitingWin!, status: "void", reversed: false }];
    expect(code([win("w", 5n)], { stateOverrides: { actions: expired } })).toBe("bet_not_found");
    call([rollback("x", "unheard")]);
    expect(statuses(call([rollback("x", "unheard")]))).toEqual(["x void"]);
  });
});

describe("a call's decision", () => {
  it("requires the session's currency", () => {
    expect(wallet({ real: 5n }).rejectionOf([], { currency: "USD" })).toMatchObject({
      code: "wrong_currency",
      balance: 5n,
      currency: "EUR",
    });
  });

  it.each([{ playerId: 2 }, { accountId: 8 }, { gameIdentifier: "h" }])("rejects a round of %o", (other) => {
    const { code } = wallet({ real: 5n });
    expect(code([], { stateOverrides: { round: { ...NEW_ROUND, ...other } } })).toBe("round_conflict");
  });

  it("without actions returns the balance, and can close the round", () => {
    const { call } = wallet({ real: 5n, bonus: 2n });
    expect(call([])).toMatchObject({ steps: [], answers: [], balance: 7n, round: { closed: false } });
    expect(call([], { close: true }).round.closed).toBe(true);
  });

  it("doesn't change the state that it starts from", () => {
    const round = { ...NEW_ROUND, bets: 1 };
    const balances = { real: 10n, bonus: 0n, owed: 0n, unsettled: 0n };
    const forbidden = new Set<string>();
    wallet().call([bet("a", 4n), rollback("x", "b")], {
      close: true,
      stateOverrides: { round, balances, forbidden },
    });
    expect(round).toEqual({ ...NEW_ROUND, bets: 1 });
    expect([...forbidden]).toEqual([]);
  });

  it("returns the balance after the last action", () => {
    const { call } = wallet({ real: 10n });
    const plan = call([bet("a", 4n), win("w", 1n), bet("b", 2n)]);
    expect(plan.answers.map(({ balance }) => balance)).toEqual([6n, 7n, 5n]);
    expect(plan.balance).toBe(5n);
  });
});

describe("play in a currency other than the account's", () => {
  // 1.5 minor units of the account's currency per minor unit of the provider's.
  const rate = 1_500_000n;

  it("rounds stakes up, and wins and the shown balance down", () => {
    const { call, balances } = wallet({ real: 101n, rate });
    const first = call([bet("a", 3n)]);
    expect(deltas(first)).toEqual([["a", -5n, 0n, 0n]]);
    expect(first.balance).toBe(64n);
    expect(deltas(call([win("w", 3n)]))).toEqual([["w", 4n, 0n, 0n]]);
    expect(balances.real).toBe(100n);
  });

  it("lets the whole shown balance be staked", () => {
    const { call } = wallet({ real: 101n, rate });
    const { balance } = call([]);
    expect(balance).toBe(67n);
    expect(call([bet("a", balance)]).balance).toBe(0n);
  });

  it("reports whole minor units to the provider", () => {
    expect([toProviderUnits(3n, rate), toProviderUnits(2n, rate), toProviderUnits(0n, rate)]).toEqual([
      2n,
      1n,
      0n,
    ]);
  });
});
