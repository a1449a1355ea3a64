import { expect, it } from "vitest";
import { amountError, feeOf, totalOf } from "./payment-amounts.ts";

const BOUNDS = { min_cents: 1_000, max_cents: 50_000, step_cents: 500 };

it.each([
  [999n, "too_small"],
  [1_000n, null],
  [1_001n, "off_step"],
  [1_500n, null],
  [49_999n, "off_step"],
  [50_000n, null],
  [50_001n, "too_big"],
  [50_500n, "too_big"],
] as const)(
  "CASH-16 %s minor units, with bounds of 1000 and 50000 and a step of 500: %s",
  (amount, error) => {
    expect(amountError(amount, BOUNDS)).toBe(error);
  },
);

it("CASH-15 AMB-MON-09 a withdrawal can't exceed the withdrawable amount", () => {
  expect(amountError(20_000n, BOUNDS, 20_000n)).toBeNull();
  expect(amountError(20_500n, BOUNDS, 20_000n)).toBe("not_enough_money");
});

it("CASH-16 the maximum may be missing, and amounts may exceed safe integers", () => {
  const wei = { min_cents: "100", max_cents: null, step_cents: 1 };
  expect(amountError(10n ** 24n, wei)).toBeNull();
  expect(amountError(10n ** 24n, { ...wei, max_cents: "999999999999999999999999" })).toBe("too_big");
});

it("CASH-03 a fee is a rounded-up share plus a fixed part, added to a deposit and taken from a withdrawal", () => {
  const fee = feeOf(1_001n, { basis_points: 250, fixed_cents: 10 });
  expect(fee).toBe(36n);
  expect(feeOf(1_000n, { basis_points: 0, fixed_cents: 0 })).toBe(0n);
  expect(totalOf("deposit", 1_001n, fee)).toBe(1_037n);
  expect(totalOf("cashout", 1_001n, fee)).toBe(965n);
});
