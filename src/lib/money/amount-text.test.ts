import { expect, it } from "vitest";
import { amountText, parseAmount } from "./amount-text.ts";

it.each([
  ["50", 100, 5_000n],
  ["50.5", 100, 5_050n],
  ["50,05", 100, 5_005n],
  ["1 250,00", 100, 125_000n],
  ["1’250.00", 100, 125_000n],
  ["0.0001", 100_000_000, 10_000n],
  ["12.5", 10 ** 18, 12_500_000_000_000_000_000n],
  ["100", 1, 100n],
  ["100.00", 1, 100n],
  ["0", 100, 0n],
  // A comma or a point marks decimals, so neither groups thousands.
  ["1,250.00", 100, undefined],
  ["1.250", 100, undefined],
  ["1,000", 1, undefined],
  ["1.250", 100_000_000, 125_000_000n],
  ["0.001", 100, undefined],
  ["1.5", 1, undefined],
  ["-5", 100, undefined],
  ["5e3", 100, undefined],
  ["", 100, undefined],
  ["1.250", 1_000, 1_250n],
  ["9".repeat(25), 1, 10n ** 25n - 1n],
  ["9".repeat(26), 1, undefined],
  ["9".repeat(23), 100, 10n ** 25n - 100n],
  ["9".repeat(24), 100, undefined],
  [undefined, 100, undefined],
] as const)("CASH-16 %j with %d minor units per unit is parsed as %s", (text, subunits, minor) => {
  expect(parseAmount(text, subunits)).toBe(minor);
});

it.each([
  ["en", "1,000", 100, 100_000n],
  ["en", "1,250,000.5", 100, 125_000_050n],
  ["en", "1,000", 1, 1_000n],
  ["en-CA", "1,000", 100, 100_000n],
  ["de", "1.000", 100, 100_000n],
  ["de", "1.250,50", 100, 125_050n],
  ["it", "1.000", 100, 100_000n],
  ["no", "1 000", 100, 100_000n],
  ["fr-CA", "1 000,50", 100, 100_050n],
  // Separators of other languages, or beside the wrong number of digits.
  ["en", "1.000", 100, undefined],
  ["en", "1.250,00", 100, undefined],
  ["de", "1,000", 100, undefined],
  ["fr-CA", "1,000", 100, undefined],
  ["en", "1,00,000", 100, undefined],
  ["en", "0,001", 100, undefined],
  ["en", "12,50", 100, 1_250n],
  // Three decimals are possible.
  ["en", "1,250", 100_000_000, 125_000_000n],
] as const)(
  "CASH-16 in %s, %j with %d minor units per unit is parsed as %s",
  (locale, text, subunits, minor) => {
    expect(parseAmount(text, subunits, locale)).toBe(minor);
  },
);

it.each([
  [5_000n, 100, "50"],
  [5_050n, 100, "50.50"],
  [10_000n, 100_000_000, "0.0001"],
  [100_000_000n, 100_000_000, "1"],
  [1_000_000_000n, 100_000_000, "10"],
  [1_200n, 1, "1200"],
  [0n, 100, "0"],
] as const)("CASH-21 %s minor units, with %d per unit, are written as %s", (minor, subunits, text) => {
  expect(amountText(minor, subunits)).toBe(text);
  expect(parseAmount(text, subunits)).toBe(minor);
});
