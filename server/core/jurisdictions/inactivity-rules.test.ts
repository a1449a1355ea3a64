import { expect, it } from "vitest";
import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import { inactivityRuleOf } from "./inactivity-rules.ts";
import { loadJurisdictions } from "./jurisdictions.ts";

const jurisdictions = loadJurisdictions();

it("ANC-17 Sweden asks after two minutes, a regional licence ends a session after fifteen, others have no rule", () => {
  expect(inactivityRuleOf(jurisdictions, "CW", "SE")).toEqual({
    ask_after_seconds: 120,
    end_after_seconds: 240,
    needs_answer: true,
  });
  expect(inactivityRuleOf(jurisdictions, "REG", "CA")).toMatchObject({
    end_after_seconds: 900,
    needs_answer: false,
  });
  expect(inactivityRuleOf(jurisdictions, "CW", "DE")).toBeNull();
  expect(inactivityRuleOf(jurisdictions, "CW", null)).toBeNull();
});

it("ANC-17 applies the stricter value of the licence's and the market's rule, field by field", () => {
  const licenceRule = { ask_after_seconds: 100, end_after_seconds: 300, needs_answer: false };
  const withLicenceRule: Jurisdictions = {
    ...jurisdictions,
    licences: { ...jurisdictions.licences, CW: { ...jurisdictions.licences.CW!, inactivity: licenceRule } },
  };
  expect(inactivityRuleOf(withLicenceRule, "CW", "SE")).toEqual({
    ask_after_seconds: 100,
    end_after_seconds: 240,
    needs_answer: true,
  });
});

it("ANC-17 requires an answer when either rule requires it", () => {
  const rule = (needs_answer: boolean) => ({ ask_after_seconds: 100, end_after_seconds: 300, needs_answer });
  const needsAnswer = (licence: boolean, market: boolean) => {
    const both: Jurisdictions = {
      ...jurisdictions,
      licences: {
        ...jurisdictions.licences,
        CW: { ...jurisdictions.licences.CW!, inactivity: rule(licence) },
      },
      markets: {
        ...jurisdictions.markets,
        countries: {
          ...jurisdictions.markets.countries,
          SE: { ...jurisdictions.markets.countries.SE!, inactivity: rule(market) },
        },
      },
    };
    return inactivityRuleOf(both, "CW", "SE")?.needs_answer;
  };
  expect([needsAnswer(true, false), needsAnswer(false, true), needsAnswer(false, false)]).toEqual([
    true,
    true,
    false,
  ]);
});
