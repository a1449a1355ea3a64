import { describe, expect, it } from "vitest";
import { rewardRules } from "../../../tests/support/data/reward-rules.ts";
import {
  type BonusTerms,
  capsOf,
  clampTerms,
  type FreespinsTerms,
  type GiveTerms,
  type RewardCaps,
  type WageringTerms,
} from "./clamp-terms.ts";

const wagering: WageringTerms = {
  multiplier: 3_500,
  days: 3,
  maxBet: 500n,
  maxWin: null,
  contributions: { default: 10_000, categories: {}, providers: {}, games: {} },
  endsOnWithdrawal: false,
};
const bonus: BonusTerms = {
  kind: "bonus",
  percent: 100,
  amount: 20_000n,
  wagering,
  activation: "immediate",
  activatableDays: 7,
};
const spins: FreespinsTerms = {
  kind: "freespins",
  provider: "p",
  game: "g",
  count: 50,
  bet: 20n,
  wagering,
  maxWin: null,
  days: 1,
  activatableDays: 7,
};
const LAX: RewardCaps = { maxMultiplier: 4_000, maxAmount: null, minDays: 1 };
const clamp = (give: GiveTerms, caps: Partial<RewardCaps>, kind: "coupon" | "gesture" = "coupon") => {
  const { gives, clamps } = clampTerms([give], { ...LAX, ...caps }, kind);
  return { give: gives[0]!, clamps: clamps.map(({ path, from, to }) => `${path}: ${from} -> ${to}`) };
};

describe("clampTerms", () => {
  it("RI-33 leaves terms within the caps as they are", () => {
    for (const give of [bonus, spins, { kind: "cash", amount: 5n }, { kind: "points", points: 9 }] as const)
      expect(clamp(give, {})).toEqual({ give, clamps: [] });
    const exact = { maxMultiplier: 3_500, maxAmount: 20_000n, minDays: 3 };
    expect(clamp(bonus, exact)).toEqual({ give: bonus, clamps: [] });
  });

  it("RI-33 ANC-26 lowers the multiplier and the amount, and lengthens the time", () => {
    expect(clamp(bonus, { maxMultiplier: 1_000, maxAmount: 5_000n, minDays: 14 })).toEqual({
      give: { ...bonus, amount: 5_000n, wagering: { ...wagering, multiplier: 1_000, days: 14 } },
      clamps: ["0.amount: 20000 -> 5000", "0.wagering.multiplier: 3500 -> 1000", "0.wagering.days: 3 -> 14"],
    });
  });

  it("RI-33 reduces spins to the cap's worth, and their winnings where they become a bonus", () => {
    expect(clamp(spins, { maxAmount: 510n, minDays: 2 })).toEqual({
      give: { ...spins, count: 25, maxWin: 510n, days: 2 },
      clamps: ["0.count: 50 -> 25", "0.days: 1 -> 2", "0.maxWin: none -> 510"],
    });
    const own = { ...spins, wagering: null, maxWin: 9_000n };
    expect(clamp(own, { maxAmount: 1_000n })).toEqual({ give: own, clamps: [] });
  });

  it("RI-33 caps cash that promotes play, but not compensation", () => {
    const cash = { kind: "cash", amount: 9_000n } as const;
    expect(clamp(cash, { maxAmount: 5_000n }).give).toEqual({ kind: "cash", amount: 5_000n });
    expect(clamp(cash, { maxAmount: 5_000n }, "gesture")).toEqual({ give: cash, clamps: [] });
  });

  it("RI-33 numbers the gives in the audit", () => {
    const { clamps } = clampTerms([spins, bonus], { ...LAX, maxAmount: 15_000n }, "coupon");
    expect(clamps.map(({ path }) => path)).toEqual(["0.maxWin", "1.amount"]);
  });
});

it("RI-33 capsOf takes the rules' values, with the amount in the currency of the terms", () => {
  const rules = rewardRules({ bonus: { ...rewardRules().bonus, max_wagering: 2.55, min_days: 4 } });
  expect(capsOf(rules, 7n)).toEqual({ maxMultiplier: 255, maxAmount: 7n, minDays: 4 });
});
