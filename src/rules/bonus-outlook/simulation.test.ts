import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import { type FairKind, standardVersion } from "../fair/versions.ts";
import { randomStream } from "../web/hash.ts";
import type * as Simulation from "./simulation.ts";
import {
  inHundred,
  playsOf,
  resultOf,
  type SimulationInput,
  simulate,
  simulateRounds,
  worthOf,
} from "./simulation.ts";
import type { NextInteger } from "./slot-spins.ts";

const FILE = "src/rules/bonus-outlook/simulation.ts";

const inputOf = (more: Partial<SimulationInput> = {}): SimulationInput => ({
  kind: "slot",
  balance: 1_000n,
  stake: 100n,
  rounds: 50n,
  roundsInTime: 1_000_000n,
  maxWin: null,
  seed: 1,
  ...more,
});

/** Twice the stake or nothing, with equal chances: returns all stakes on average. */
const coin = (next: NextInteger) => (next(2) === 0 ? 200 : 0);
const flip = (more: Partial<SimulationInput> = {}) => resultOf(simulateRounds(inputOf(more), coin));

/**
 * Exact chances of balances after some rounds, in stakes, by adding up all paths.
 * @param wins chances by win, in stakes
 * @returns chances by balance of those who could place every stake
 */
function exactChances(start: number, rounds: number, wins: ReadonlyMap<number, number>): Map<number, number> {
  let chances = new Map([[start, 1]]);
  for (let round = 0; round < rounds; round++) {
    const following = new Map<number, number>();
    for (const [balance, chance] of chances)
      for (const [win, share] of balance >= 1 ? wins : [])
        following.set(balance - 1 + win, (following.get(balance - 1 + win) ?? 0) + chance * share);
    chances = following;
  }
  return chances;
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
/** Four standard deviations of a share: the seed is fixed, so that the test never fails by chance. */
const toleranceOf = (chance: number, plays: number) => 4 * Math.sqrt((chance * (1 - chance)) / plays);

describe("the simulation of a bonus", () => {
  it("NEW-17 finishes every play without a requirement, with the balance up to the cap", () => {
    const met = { rounds: 0n, roundsInTime: 0n };
    expect(flip(met)).toEqual({ plays: 10_000, finished: 10_000, empty: 0, remainder: 1_000n });
    expect(flip({ ...met, maxWin: 300n }).remainder).toBe(300n);
    expect(flip({ ...met, balance: 0n })).toMatchObject({ finished: 10_000, empty: 10_000, remainder: 0n });
  });

  it("NEW-17 never finishes with a stake above the balance", () => {
    expect(flip({ stake: 1_001n })).toEqual({ plays: 10_000, finished: 0, empty: 10_000, remainder: 0n });
  });

  it("NEW-17 never finishes if the time is too short for the rounds, and does if it's just enough", () => {
    expect(flip({ rounds: 5n, roundsInTime: 4n })).toMatchObject({
      finished: 0,
      empty: 10_000,
      remainder: 0n,
    });
    expect(flip({ rounds: 5n, roundsInTime: 5n }).finished).toBe(10_000);
  });

  it("NEW-17 NEW-28 leaves exactly the balance on average in a game that returns all stakes", () => {
    const { remainder, plays } = flip();
    // The remainder's variance is at most that of 50 stakes.
    expect(Math.abs(Number(remainder) - 1_000)).toBeLessThan((4 * 100 * Math.sqrt(50)) / Math.sqrt(plays));
  });

  it("NEW-17 NEW-28 leaves exactly what a game without chance leaves, at most the cap", () => {
    const loss = (more: Partial<SimulationInput>) => resultOf(simulateRounds(inputOf(more), () => 90));
    expect(loss({})).toEqual({ plays: 10_000, finished: 10_000, empty: 0, remainder: 500n });
    // 1,000 less 91 times 10 is less than a stake.
    expect(loss({ rounds: 91n }).finished).toBe(10_000);
    expect(loss({ rounds: 92n })).toMatchObject({ finished: 0, remainder: 0n });
    const gain = resultOf(simulateRounds(inputOf({ maxWin: 2_000n }), () => 200));
    expect(gain).toMatchObject({ finished: 10_000, remainder: 2_000n });
  });

  it.each([
    [3, 20],
    [10, 50],
    [2, 101],
  ])("NEW-17 finishes as often as a gambler isn't ruined: %d stakes, %d rounds", (stakes, rounds) => {
    const exact = exactChances(
      stakes,
      rounds,
      new Map([
        [0, 0.5],
        [2, 0.5],
      ]),
    );
    const finish = sum(exact.values());
    const { plays, finished, empty } = flip({ balance: BigInt(stakes * 100), rounds: BigInt(rounds) });
    expect(Math.abs(finished / plays - finish)).toBeLessThan(toleranceOf(finish, plays));
    const nothing = 1 - finish + (exact.get(0) ?? 0);
    expect(Math.abs(empty / plays - nothing)).toBeLessThan(toleranceOf(nothing, plays));
  });

  it("NEW-17 finishes as often as the wheel's published weights say", () => {
    const wins = new Map([
      [0, 25 / 50],
      [1, 1 / 50],
      [2, 24 / 50],
    ]);
    const finish = sum(exactChances(10, 60, wins).values());
    const { plays, finished } = resultOf(simulate(inputOf({ kind: "wheel", rounds: 60n })));
    expect(Math.abs(finished / plays - finish)).toBeLessThan(toleranceOf(finish, plays));
  });

  /** Plays with the published rules themselves, from the same random numbers. */
  async function naive(input: SimulationInput, choice: object): Promise<Simulation.SimulationResult> {
    const rules = standardVersion(input.kind);
    const random = randomStream(input.seed);
    const draw = async (below: number) => Math.floor(random() * below);
    const remainders: bigint[] = [];
    let finished = 0;
    while (remainders.length < playsOf(input.rounds)) {
      let balance = input.balance;
      let wagered = 0n;
      while (wagered < input.rounds * input.stake && balance >= input.stake) {
        balance -= input.stake;
        balance += rules.payoutOf(input.stake, choice, await rules.draw(draw, choice));
        wagered += input.stake;
      }
      const isMet = wagered === input.rounds * input.stake;
      if (isMet) finished++;
      const isCapped = input.maxWin !== null && balance > input.maxWin;
      remainders.push(isMet ? (isCapped ? input.maxWin! : balance) : 0n);
    }
    return {
      plays: remainders.length,
      finished,
      empty: remainders.filter((remainder) => remainder === 0n).length,
      remainder: remainders.reduce((total, remainder) => total + remainder, 0n) / BigInt(remainders.length),
    };
  }

  const CHOICES: Record<FairKind, object> = {
    slot: {},
    wheel: { bet: 2 },
    dice: { chances: 5_000, over: false },
  };

  it.each(Object.entries(CHOICES) as [FairKind, object][])(
    "NEW-17 plays as the published rules of the %s do, round by round",
    async (kind, choice) => {
      const input = inputOf({ kind, balance: 530n, rounds: 8n, maxWin: 2_500n, seed: 7 });
      expect(resultOf(simulate(input))).toEqual(await naive(input, choice));
    },
  );

  it("NEW-17 pays a slot's free spins and rarest lines as the published rules do", async () => {
    const input = inputOf({ balance: 100n, stake: 10n, rounds: 10n, seed: 99 });
    expect(resultOf(simulate(input))).toEqual(await naive(input, {}));
  });

  it("NEW-17 gives the same result for the same seed, and another one for another", () => {
    expect(flip({ seed: 5 })).toEqual(flip({ seed: 5 }));
    expect(flip({ seed: 6 })).not.toEqual(flip({ seed: 5 }));
  });

  it("NEW-17 pauses during long plays, so that a page stays responsive", () => {
    const plays = simulateRounds(inputOf({ rounds: 60n, balance: 100_000n }), coin);
    expect(plays.next().done).toBe(false);
  });

  it("NEW-17 plays short bonuses more often, and long ones at least 500 times", () => {
    expect([0n, 1_000n, 5_000n, 10n ** 9n].map(playsOf)).toEqual([10_000, 10_000, 4_000, 500]);
  });

  it("NEW-17 rejects amounts that numbers can't hold exactly", () => {
    expect(() => flip({ balance: 2n ** 53n })).toThrow(RangeError);
  });

  it("NEW-17 NEW-28 keeps its numbers consistent for any game, and a higher cap never leaves less", () => {
    const games = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 6 });
    const amounts = fc.bigInt({ min: 0n, max: 2_000n });
    fc.assert(
      fc.property(
        games,
        amounts,
        amounts,
        fc.bigInt({ min: 0n, max: 8n }),
        (wins, balance, maxWin, rounds) => {
          const play = (cap: bigint | null) =>
            resultOf(
              simulateRounds(inputOf({ balance, rounds, maxWin: cap }), (next) => wins[next(wins.length)]!),
            );
          const [capped, free] = [play(maxWin), play(null)];
          expect(capped.remainder <= maxWin && capped.remainder <= free.remainder).toBe(true);
          expect(capped.finished).toBe(free.finished);
          expect(free.empty).toBeGreaterThanOrEqual(free.plays - free.finished);
          expect(capped.empty).toBeGreaterThanOrEqual(free.empty);
        },
      ),
      { numRuns: 30 },
    );
  });

  const check =
    <Expected>(more: Partial<SimulationInput>, pick: keyof Simulation.SimulationResult, expected: Expected) =>
    ({ simulateRounds }: typeof Simulation) =>
      expect(resultOf(simulateRounds(inputOf(more), () => 200))[pick]).toEqual(expected);

  it("NEW-28 mutant uncapped: the remainder ignores the highest win", () =>
    expectCaught<typeof Simulation>(
      FILE,
      check({ maxWin: 300n }, "remainder", 300n),
      "min(BigInt(balance), maxWin ?? BigInt(balance))",
      "BigInt(balance)",
    ));

  it("NEW-17 mutant overdraft: a stake is placed with less than its amount", () =>
    expectCaught<typeof Simulation>(
      FILE,
      check({ balance: 99n }, "finished", 0),
      "while (left > 0 && balance >= stake) {",
      "while (left > 0 && balance > 0) {",
    ));

  it("NEW-17 mutant endless: a bonus is finished after its time", () =>
    expectCaught<typeof Simulation>(
      FILE,
      check({ roundsInTime: 49n }, "finished", 0),
      "if (input.rounds > input.roundsInTime)",
      "if (input.rounds > input.roundsInTime + 1n)",
    ));

  it("NEW-28 mutant early-payout: bonus money of a lost bonus is counted as left", () =>
    expectCaught<typeof Simulation>(
      FILE,
      ({ simulateRounds }) =>
        expect(resultOf(simulateRounds(inputOf({ balance: 150n }), () => 0)).remainder).toBe(0n),
      "left === 0 ? min(",
      "left >= 0 ? min(",
    ));
});

describe("the words of a simulation", () => {
  it("NEW-28 round the chance to finish down, and that of nothing up", () => {
    expect(inHundred(699, 1_000, "down")).toBe(69);
    expect(inHundred(301, 1_000, "up")).toBe(31);
    expect(inHundred(9, 1_000, "down")).toBe(0);
    expect(inHundred(999, 1_000, "up")).toBe(99);
    expect(inHundred(1_000, 1_000, "up")).toBe(100);
    expect(inHundred(1_000, 1_000, "down")).toBe(100);
  });

  it("NEW-28 name a remainder of nothing, and one below the cost", () => {
    expect(worthOf(0n, 0n)).toBe("nothing");
    expect(worthOf(-1n, 0n)).toBe("nothing");
    expect(worthOf(99n, 100n)).toBe("less_than_cost");
    expect(worthOf(100n, 100n)).toBe("more_than_cost");
  });

  it("NEW-28 mutant silent-loss: a remainder below the cost is said to be worth it", () =>
    expectCaught<typeof Simulation>(
      FILE,
      ({ worthOf }) => expect(worthOf(99n, 100n)).toBe("less_than_cost"),
      "remainder < cost ?",
      "remainder < 0n ?",
    ));
});
