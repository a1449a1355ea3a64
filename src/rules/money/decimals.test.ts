import { expect, it } from "vitest";
import { toDecimal } from "./decimals.ts";
import { minorUnits } from "./minor-units.ts";

it.each<[bigint, number, string]>([
  [0n, 100, "0.00"],
  [5n, 100, "0.05"],
  [-150n, 100, "-1.50"],
  [12_345n, 100, "123.45"],
  [500n, 1, "500"],
  [1n, 100_000_000, "0.00000001"],
  [9_007_199_254_740_993n, 100, "90071992547409.93"],
])("MI-14 writes %s minor units, %i to the unit, as %s", (minor, subunits, text) => {
  expect(toDecimal(minor, subunits)).toBe(text);
});

it("MI-14 a round trip keeps the exact amount", () => {
  for (const subunits of [1, 100, 1_000_000, 100_000_000])
    for (let minor = 1n; minor < 10n ** 15n; minor = minor * 7n + 3n)
      expect(minorUnits(toDecimal(minor, subunits), subunits)).toBe(minor);
});
