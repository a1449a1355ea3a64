import { describe, expect, it } from "vitest";
import { minorUnits } from "./minor-units.ts";

describe("decimal amounts", () => {
  it.each<[string, number, bigint]>([
    ["123.45", 100, 12_345n],
    ["123", 100, 12_300n],
    ["0.01", 100, 1n],
    ["123.4", 100, 12_340n],
    ["1.10", 100, 110n],
    ["1.1000", 100, 110n],
    ["007", 100, 700n],
    ["500", 1, 500n],
    ["500.00", 1, 500n],
    ["0.00000001", 100_000_000, 1n],
    ["0.1", 100_000_000, 10_000_000n],
    ["1.005", 1_000_000, 1_005_000n],
    ["90071992547409.91", 100, 9_007_199_254_740_991n],
  ])("MON-14 JPT-09 %s with %i minor units is exactly %s", (text, subunits, expected) => {
    expect(minorUnits(text, subunits)).toBe(expected);
  });

  it.each<[string, number]>([
    ["", 100],
    ["0", 100],
    ["0.00", 100],
    ["-1", 100],
    ["+1", 100],
    ["1.", 100],
    [".5", 100],
    ["1,50", 100],
    ["1 000", 100],
    ["1e3", 100],
    ["0x10", 100],
    ["1.005", 100],
    ["500.5", 1],
    ["90071992547409.92", 100],
    ["99999999999999999", 1],
    ["1", 60],
    ["1", 210],
    ["1", 120],
  ])("%j with %i minor units is rejected", (text, subunits) => {
    expect(minorUnits(text, subunits)).toBeUndefined();
  });
});
