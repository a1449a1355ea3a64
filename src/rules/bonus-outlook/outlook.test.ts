import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stakesOf } from "../../../server/reference-game-server/stakes.ts";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import type { Contributions } from "../../contract/bonuses.ts";
import { stakesIn } from "../fair/stakes.ts";
import { FAIR_KINDS, standardVersion } from "../fair/versions.ts";
import { randomStream } from "../web/hash.ts";
import type * as Rules from "./outlook.ts";
import { type OutlookBonus, type OutlookPlay, outlookOf } from "./outlook.ts";
import { PUBLISHED_GAMES } from "./published-games.ts";
import { stakeStepsUpTo, usualStep } from "./stake-steps.ts";

const DAY = 86_400_000;
const FILE = "src/rules/bonus-outlook/outlook.ts";
const CONTRIBUTIONS: Contributions = {
  default: 10_000,
  categories: { live: 1_000, jackpots: 0, "bonus-buy": "excluded" },
  providers: {},
  games: {},
};

const bonusOf = (more: Partial<OutlookBonus> = {}): OutlookBonus => ({
  remaining: 30_000n,
  contributions: CONTRIBUTIONS,
  timeLeft: 7 * DAY,
  ...more,
});
const playOf = (category: string, more: Partial<OutlookPlay> = {}): OutlookPlay => ({
  game: {
    facts: { identifier: "g", provider: "p", categories: [category], savesState: false },
    returns: { part: 96n, of: 100n },
  },
  stake: 100n,
  pace: 6_000,
  ...more,
});

describe("the outlook of a bonus", () => {
  it("NEW-17 NEW-28 says how much has to be bet, what that costs on average, and how long it takes", () => {
    expect(outlookOf(bonusOf(), playOf("pokies"))).toEqual({
      stakes: 30_000n,
      rounds: 300n,
      cost: 1_200n,
      duration: 30n * 60_000n,
      // Two hours a day, ten rounds a minute.
      roundsInTime: 8_400n,
    });
  });

  it("NEW-17 needs ten times the bets in a game that counts a tenth", () => {
    expect(outlookOf(bonusOf(), playOf("live"))).toMatchObject({
      stakes: 300_000n,
      rounds: 3_000n,
      cost: 12_000n,
    });
  });

  it.each(["jackpots", "bonus-buy"])("NEW-17 has none in a game whose bets don't count: %s", (category) => {
    expect(outlookOf(bonusOf(), playOf(category))).toBeNull();
  });

  it("NEW-17 NEW-28 needs nothing more once the requirement is met", () => {
    expect(outlookOf(bonusOf({ remaining: 0n }), playOf("pokies"))).toMatchObject({
      stakes: 0n,
      rounds: 0n,
      cost: 0n,
      duration: 0n,
    });
  });

  it("NEW-17 has no rounds in time after the end", () => {
    expect(outlookOf(bonusOf({ timeLeft: 0 }), playOf("pokies"))!.roundsInTime).toBe(0n);
  });

  const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n });
  const shares = fc.integer({ min: 1, max: 10_000 });

  it("NEW-17 asks for the fewest stakes that meet the requirement, in whole minor units and rounds", () => {
    fc.assert(
      fc.property(amounts, shares, fc.bigInt({ min: 1n, max: 10n ** 6n }), (remaining, share, stake) => {
        const bonus = bonusOf({ remaining, contributions: { ...CONTRIBUTIONS, default: share } });
        const { stakes, rounds } = outlookOf(bonus, playOf("pokies", { stake }))!;
        const needed = remaining * 10_000n;
        expect(stakes * BigInt(share) >= needed).toBe(true);
        expect(stakes === 0n || (stakes - 1n) * BigInt(share) < needed).toBe(true);
        expect(rounds * stake >= stakes && (rounds === 0n || (rounds - 1n) * stake < stakes)).toBe(true);
      }),
    );
  });

  it("NEW-28 rounds the cost up, to the next minor unit", () => {
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 0n, max: 1_000n }), (remaining, part) => {
        const { facts } = playOf("pokies").game;
        const game = { facts, returns: { part, of: 1_000n } };
        const { stakes, cost } = outlookOf(bonusOf({ remaining }), playOf("pokies", { game }))!;
        expect(cost * 1_000n >= stakes * (1_000n - part)).toBe(true);
        expect((cost - 1n) * 1_000n < stakes * (1_000n - part)).toBe(true);
      }),
    );
  });

  it("NEW-28 mutant flattering-cost: the cost is rounded down", () =>
    expectCaught<typeof Rules>(
      FILE,
      ({ outlookOf }) => expect(outlookOf(bonusOf({ remaining: 1n }), playOf("pokies"))!.cost).toBe(1n),
      "cost: ceilOf(stakes * (of - part), of),",
      "cost: (stakes * (of - part)) / of,",
    ));

  it("NEW-17 mutant whole-stakes: bets of every game count whole", () =>
    expectCaught<typeof Rules>(
      FILE,
      ({ outlookOf }) => expect(outlookOf(bonusOf(), playOf("live"))!.stakes).toBe(300_000n),
      "ceilOf(bonus.remaining * PARTS_PER_UNIT, BigInt(contribution))",
      "ceilOf(bonus.remaining * PARTS_PER_UNIT, 10_000n)",
    ));

  it("NEW-17 mutant endless-days: the whole day is playing time", () =>
    expectCaught<typeof Rules>(
      FILE,
      ({ outlookOf }) => expect(outlookOf(bonusOf(), playOf("pokies"))!.roundsInTime).toBe(8_400n),
      "/ (24n * BigInt(pace))",
      "/ (2n * BigInt(pace))",
    ));
});

describe("stakes of the published games", () => {
  it.each(["EUR", "BTC", "DOG", "USDT"])(
    "NEW-17 are those of the reference game server in %s",
    (currency) => {
      const slot = { identifier: "slot", kind: "slot", title: "Slot" } as const;
      expect(stakesIn(currency)).toEqual(stakesOf(slot, currency));
    },
  );

  it("NEW-17 are as large as bonus money allows", () => {
    expect(stakeStepsUpTo("EUR", 100n)).toEqual([20n, 40n, 100n]);
    expect(stakeStepsUpTo("EUR", 19n)).toEqual([]);
    expect(stakeStepsUpTo("EUR", null)).toEqual(stakesIn("EUR"));
  });

  it("NEW-17 have the player's usual stake, rounded down, so that the time isn't shown shorter", () => {
    const steps = stakesIn("EUR");
    expect(usualStep(steps, 100n)).toBe(100n);
    expect(usualStep(steps, 199n)).toBe(100n);
    expect(usualStep(steps, 19n)).toBeUndefined();
  });

  it.each(FAIR_KINDS)("NEW-28 return what the published rules of the %s return", (kind) => {
    const { part, of } = PUBLISHED_GAMES[kind].returns();
    const { least, most } = standardVersion(kind).returns;
    expect(part * least.of >= least.part * of && part * most.of <= most.part * of).toBe(true);
  });

  it("NEW-28 return on average what the simulation plays: the slot over a million rounds", () => {
    const random = randomStream(1);
    const round = PUBLISHED_GAMES.slot.roundsOf(10n);
    let total = 0;
    for (let n = 0; n < 1_000_000; n++) total += round((below) => Math.floor(random() * below));
    const { part, of } = PUBLISHED_GAMES.slot.returns();
    // A win's standard deviation is about seven stakes.
    expect(Math.abs(total / 10_000_000 - Number((part * 10_000n) / of) / 10_000)).toBeLessThan(0.028);
  });
});
