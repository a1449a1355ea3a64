import { describe, expect, it } from "vitest";
import { GROUP_OF_TIER, isTester, isVip, TIERS, tierOf, withParityGroup } from "./player-groups.ts";

describe("groups as roles", () => {
  it.each([
    [[], "regular"],
    [[1117, 543], "regular"],
    [[257], "bronze"],
    [[793], "bronze"],
    [[258], "silver"],
    [[259], "gold"],
    [[255], "platinum"],
    [[759], "diamond"],
    [[257, 255, 259], "platinum"],
  ] as const)("VIP-09 VIP-10 AMB-VIP-01 groups %j give %s", (groups, tier) =>
    expect(tierOf(groups)).toBe(tier),
  );

  it("VIP-09 each tier has a group that gives it", () => {
    for (const tier of TIERS) expect(tierOf([GROUP_OF_TIER[tier]])).toBe(tier);
    expect(isVip([1117])).toBe(false);
    expect(isVip([759])).toBe(true);
  });

  it("VIP-20 VIP-21 AMB-VIP-03 groups 21 and 916 are testers", () => {
    expect([[21], [916], [100], []].map(isTester)).toEqual([true, true, false, false]);
  });

  it("VIP-23 AMB-VIP-05 even ids join group 543, odd ones 544, once and permanently", () => {
    expect(withParityGroup(2, [])).toEqual([543]);
    expect(withParityGroup(3, [21])).toEqual([21, 544]);
    expect(withParityGroup(3, [543])).toEqual([543]);
    expect(withParityGroup(3, withParityGroup(3, []))).toEqual([544]);
  });
});
