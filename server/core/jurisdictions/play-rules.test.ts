import { expect, it } from "vitest";
import { loadJurisdictions } from "./jurisdictions.ts";
import { playRuleOf } from "./play-rules.ts";

const jurisdictions = loadJurisdictions();

it("LIC-16 ANC-21 combines the stricter game rules of licence and market", () => {
  const strict = { autoplay: false, parallel_play: false, min_round_seconds: { slots: 5, other: 5 } };
  expect(playRuleOf(jurisdictions, "CW", "DE")).toEqual(strict);
  expect(playRuleOf(jurisdictions, "REG", "DE")).toEqual(strict);
  expect(playRuleOf(jurisdictions, "REG", "CA")).toEqual({
    ...strict,
    min_round_seconds: { slots: 2.5, other: 2.5 },
  });
  expect(playRuleOf(jurisdictions, "CW", null)).toEqual({
    autoplay: true,
    parallel_play: true,
    min_round_seconds: { slots: 0, other: 0 },
  });
});
