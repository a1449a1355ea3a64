import { describe, expect, it } from "vitest";
import { campaignBody } from "../../../tests/support/data/campaigns.ts";
import { rewardRules } from "../../../tests/support/data/reward-rules.ts";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import type * as Clamp from "./clamp-terms.ts";
import type * as Eligibility from "./may-receive.ts";

const bonus: Clamp.BonusTerms = {
  kind: "bonus",
  percent: 100,
  amount: 20_000n,
  wagering: {
    multiplier: 3_500,
    days: 3,
    maxBet: null,
    maxWin: null,
    contributions: { default: 10_000, categories: {}, providers: {}, games: {} },
    endsOnWithdrawal: false,
  },
  activation: "immediate",
  activatableDays: 7,
};
const caps: Clamp.RewardCaps = { maxMultiplier: 1_000, maxAmount: 5_000n, minDays: 14 };

/** What is issued stays within the caps, and the audit names every change. */
function staysWithinCaps({ clampTerms }: typeof Clamp): void {
  const { gives, clamps } = clampTerms([bonus], caps, "deposit_bonus");
  const [issued] = gives as [Clamp.BonusTerms];
  expect(issued.amount <= 5_000n).toBe(true);
  expect(issued.wagering.multiplier).toBeLessThanOrEqual(1_000);
  expect(issued.wagering.days).toBeGreaterThanOrEqual(14);
  expect(clamps.map(({ path }) => path)).toEqual(["0.amount", "0.wagering.multiplier", "0.wagering.days"]);
}

describe("mutations of the clamps", () => {
  it.each([
    [
      "clamp on screen only",
      "return { ...give, amount, wagering: clampWagering(give.wagering, caps, note) };",
      "clampWagering(give.wagering, caps, note); return give;",
    ],
    ["higher multiplier", "Math.min(terms.multiplier, caps", "Math.max(terms.multiplier, caps"],
    [
      "shorter time",
      'Math.max(terms.days, caps.minDays);\n  note("wagering',
      'Math.min(terms.days, caps.minDays);\n  note("wagering',
    ],
    ["cap ignored", "cap !== null && cap < amount", "cap !== null && cap > amount"],
    ["audit without changes", "if (from !== to)", "if (from === to)"],
  ])("RI-33 mutant %s", (_, from, to) =>
    expectCaught("src/rules/rewards/clamp-terms.ts", staysWithinCaps, from, to),
  );
});

/** Excluded players receive nothing but cash that they won. */
function respectsExclusion({ mayReceive }: typeof Eligibility): void {
  const input = {
    player: {
      id: 1,
      licence: "CW",
      country: null,
      state: null,
      birthDate: "1990-01-01",
      currency: "EUR",
      groups: [],
      products: ["casino" as const],
      isClosed: false,
      isExcluded: true,
      isOnBreak: false,
      canIssueBonuses: true,
      isVerified: true,
      isMultiAccount: false,
      isVipChecked: true,
      hasPlayed: false,
      hadBonus: false,
    },
    rules: rewardRules(),
    campaign: { body: campaignBody(), isOpen: true, isExhausted: false },
    now: Date.parse("2026-11-21T12:00:00Z"),
  };
  const onBreak = { ...input, player: { ...input.player, isExcluded: false, isOnBreak: true } };
  expect(mayReceive(input)).toBe("excluded");
  expect(mayReceive(onBreak)).toBe("on_break");
  expect(mayReceive({ ...input, isWonCash: true })).toBeNull();
}

describe("mutations of eligibility", () => {
  it.each([
    ["exclusion ignored", 'if (player.isExcluded) return "excluded";', ""],
    ["break ignored", 'if (player.isOnBreak) return "on_break";', ""],
    ["won cash cancelled", "if (isWonCash) return null;", ""],
  ])("RI-32 mutant %s", (_, from, to) =>
    expectCaught("src/rules/rewards/may-receive.ts", respectsExclusion, from, to),
  );
});
