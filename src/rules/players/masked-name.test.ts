import { describe, expect, it } from "vitest";
import { maskedName } from "./masked-name.ts";

describe("a name that everybody sees", () => {
  it.each([
    ["Benjamin", "Benjam***"],
    ["Abigail", "Abigai***"],
    ["Robert", "Rob***"],
    ["Maria", "Ma***"],
    ["Li", "L***"],
    ["X", "***"],
    ["", "***"],
    ["  Benjamin  ", "Benjam***"],
    // Characters as people count them, which code units and code points would cut in two.
    ["👩‍👩‍👧🇩🇪👍🏽éabcd", "👩‍👩‍👧🇩🇪👍🏽éab***"],
    ["नमस्ते", "न***"],
  ])("JPT-06 PLT-14 %j is %j", (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });

  it("JPT-06 PLT-14 is never whole, whatever its length", () => {
    for (let length = 1; length <= 20; length++) {
      const name = "abcdefghijklmnopqrst".slice(0, length);
      expect(maskedName(name)).toMatch(/^[a-f]{0,6}\*{3}$/);
      expect(maskedName(name).length - 3).toBeLessThan(length);
    }
  });
});
