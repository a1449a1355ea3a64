import { describe, expect, it } from "vitest";
import { isPromotionOn } from "./promotion-pages.ts";

const PAGES = { "spring-quest": false, "rocket-mart": true };

describe("promotion pages", () => {
  it.each([
    ["/rocket-mart", true],
    ["/spring-quest", false],
    ["/spring-quest/rules", false],
    ["/pokies/all", true],
    ["/constructor", true],
    ["/", true],
  ])("VIP-26 %s is on for everyone: %s", (path, isOn) => {
    expect(isPromotionOn(path, PAGES, [])).toBe(isOn);
    expect(isPromotionOn(path, PAGES, [257])).toBe(isOn);
  });

  it.each([21, 916])("VIP-26 a tester of group %i sees pages that are off", (group) => {
    expect(isPromotionOn("/spring-quest", PAGES, [group])).toBe(true);
  });
});
