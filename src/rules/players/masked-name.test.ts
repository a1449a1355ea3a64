import { describe, expect, it } from "vitest";
import { maskedName } from "./masked-name.ts";

describe("a public player name", () => {
  it.each([
    ["Benjamin", "Benjam***"],
    ["Abigail", "Abigai***"],
    ["Robert", "Rob***"],
    ["Maria", "Ma***"],
    ["Li", "L***"],
    ["X", "***"],
    ["", "***"],
    ["  Benjamin  ", "Benjam***"],
    // Grapheme clusters, which code units and code points would split.
    ["👩‍👩‍👧🇩🇪👍🏽éabcd", "👩‍👩‍👧🇩🇪👍🏽éab***"],
    ["नमस्ते", "न***"],
  ])("JPT-06 PLT-14 masks %j as %j", (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });

  it("JPT-06 PLT-14 is never shown whole, whatever its length", () => {
    for (let length = 1; length <= 20; length++) {
      const name = "abcdefghijklmnopqrst".slice(0, length);
      expect(maskedName(name)).toMatch(/^[a-f]{0,6}\*{3}$/);
      expect(maskedName(name).length - 3).toBeLessThan(length);
    }
  });
});
