import { describe, expect, it } from "vitest";
import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import { loadJurisdictions } from "./jurisdictions.ts";
import { limitsRuleOf } from "./limit-rules.ts";

const jurisdictions = loadJurisdictions();
const DAY = 86_400;

describe("limitsRuleOf", () => {
  it.each([
    ["CW", null, DAY, false, false],
    ["REG", "CA", DAY, false, false],
    ["EE", "EE", 7 * DAY, false, false],
    ["CW", "DE", 7 * DAY, false, true],
    ["CW", "SE", 3 * DAY, true, true],
  ])(
    "ANC-05 ANC-10 returns the rule for licence %s in %s",
    (licence, country, delay, untilPeriodEnds, panic) => {
      expect(limitsRuleOf(jurisdictions, licence, country)).toMatchObject({
        increase_delay_seconds: delay,
        until_period_ends: untilPeriodEnds,
        panic_button: panic,
      });
    },
  );

  it("ANC-05 makes no market laxer than its licence", () => {
    for (const [id, { limits }] of Object.entries(jurisdictions.licences))
      for (const country of Object.keys(jurisdictions.markets.countries)) {
        const rule = limitsRuleOf(jurisdictions, id, country);
        expect(rule.increase_delay_seconds).toBeGreaterThanOrEqual(limits.increase_delay_seconds);
        expect(rule.removal_delay_seconds).toBeGreaterThanOrEqual(rule.increase_delay_seconds);
        expect({ ...rule.types, coolingoff: limits.types.coolingoff }).toEqual(limits.types);
      }
  });

  it.each([
    ["CW", "GB", ["day", "week", "month", "6_weeks"]],
    ["REG", "CA", ["day", "week", "month", "2_months", "3_months"]],
    ["CW", "DE", ["day", "3_days", "week", "month"]],
    ["EE", "EE", ["day", "3_days", "week", "month"]],
  ])("ANC-08 has the configured breaks for licence %s in %s", (licence, country, breaks) => {
    expect(limitsRuleOf(jurisdictions, licence, country).types.coolingoff).toEqual(breaks);
  });

  it("ANC-08 ANC-10 offers a one-day break wherever there is a panic button", () => {
    for (const id of Object.keys(jurisdictions.licences))
      for (const country of Object.keys(jurisdictions.markets.countries)) {
        const { panic_button, types } = limitsRuleOf(jurisdictions, id, country);
        if (panic_button) expect(types.coolingoff).toContain("day");
      }
  });
});

it("ANC-10 the panic button exists only where the licence or the market requires it", () => {
  const panicOf = (licence: boolean, market: boolean) => {
    const sweden = jurisdictions.markets.countries.SE!;
    const strict: Jurisdictions = {
      ...jurisdictions,
      licences: {
        ...jurisdictions.licences,
        CW: {
          ...jurisdictions.licences.CW!,
          limits: { ...jurisdictions.licences.CW!.limits, panic_button: licence },
        },
      },
      markets: {
        ...jurisdictions.markets,
        countries: {
          ...jurisdictions.markets.countries,
          SE: { ...sweden, limits: { ...sweden.limits!, panic_button: market } },
        },
      },
    };
    return limitsRuleOf(strict, "CW", "SE").panic_button;
  };
  expect([panicOf(true, false), panicOf(false, true), panicOf(false, false)]).toEqual([true, true, false]);
});
