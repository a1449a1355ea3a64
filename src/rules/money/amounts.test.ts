import { describe, expect, it } from "vitest";
import { balanceOf, toAmount, toSignedAmount, wageringPercent } from "./amounts.ts";

describe("amounts", () => {
  it.each([
    [0n, 300n, 0],
    [299n, 30_000n, 0],
    [300n, 30_000n, 1],
    [29_999n, 30_000n, 99],
    [30_000n, 30_000n, 100],
    [30_001n, 30_000n, 100],
    [60_000n, 30_000n, 100],
    [-30_000n, 30_000n, 0],
    [0n, -1n, 100],
    [-10n, -5n, 100],
    [-5n, 30_000n, 0],
    [0n, 0n, 100],
  ])("MON-12 with %s wagered of %s, the progress is %i percent", (wagered, wagering, percent) => {
    expect(wageringPercent({ wagered, wagering })).toBe(percent);
  });

  it.each([
    [0n, 0],
    [12_345n, 12_345],
    [9_007_199_254_740_991n, 9_007_199_254_740_991],
    [9_007_199_254_740_992n, "9007199254740992"],
  ])("AMB-MON-05 %s is serialised exactly", (minor, amount) => {
    expect(toAmount(minor)).toBe(amount);
  });

  it.each([
    [0n, 0],
    [-12_345n, -12_345],
    [12_345n, 12_345],
    [-9_007_199_254_740_991n, -9_007_199_254_740_991],
    [-9_007_199_254_740_992n, "-9007199254740992"],
    [9_007_199_254_740_992n, "9007199254740992"],
  ])("AMB-MON-05 %s, which may be negative, is serialised exactly", (minor, amount) => {
    expect(toSignedAmount(minor)).toBe(amount);
  });

  it("MON-02 AMB-MON-08 the common balance is real plus bonus money, separate from the withdrawable amount", () => {
    const account = {
      id: 1,
      currency: "EUR",
      active: true,
      amount_cents: 1_000,
      bonus_cents: "9007199254740993",
      available_to_cashout_cents: 400,
      reserved_cents: 600,
      owed_cents: 0,
      unsettled_cents: 0,
      wagering_cents: 5_000,
      version: 1,
      wagered_cents: 20,
    };
    expect(balanceOf(account)).toEqual({
      currency: "EUR",
      real: 1_000n,
      bonus: 9_007_199_254_740_993n,
      common: 9_007_199_254_741_993n,
      withdrawable: 400n,
      wagering: 5_000n,
      wagered: 20n,
    });
  });
});
