import { expect, it } from "vitest";
import { loadJurisdictions } from "./jurisdictions.ts";
import { paymentsRuleOf } from "./payment-rules.ts";

const jurisdictions = loadJurisdictions();

it("LIC-16 ANC-43 combines the stricter payment rules of licence and market", () => {
  expect(paymentsRuleOf(jurisdictions, "CW", "AT")).toMatchObject({
    verification_before_withdrawal: false,
    preset_amount: true,
  });
  expect(paymentsRuleOf(jurisdictions, "CW", "DE")).toMatchObject({
    verification_before_withdrawal: true,
    auto_approve_below_cents: 0,
    four_eyes_above_cents: 500_000,
    preset_amount: false,
  });
});

it("AMB-PAY-02 only one licence lets players cancel a withdrawal", () => {
  const reversibleLicences = Object.values(jurisdictions.licences).filter(
    (licence) => licence.reverse_withdrawal,
  );
  expect(reversibleLicences.map(({ id }) => id)).toEqual(["CW"]);
});

it("ANC-43 verification comes first if either rule requires it; an amount is preset only if both allow it", () => {
  const ruleOf = (licence: boolean, market: boolean) => {
    const { CW } = jurisdictions.licences;
    const { DE } = jurisdictions.markets.countries;
    const changed = (on: boolean) => ({ verification_before_withdrawal: on, preset_amount: on });
    return paymentsRuleOf(
      {
        ...jurisdictions,
        licences: {
          ...jurisdictions.licences,
          CW: { ...CW!, payments: { ...CW!.payments, ...changed(licence) } },
        },
        markets: {
          ...jurisdictions.markets,
          countries: {
            ...jurisdictions.markets.countries,
            DE: { ...DE!, payments: { ...DE!.payments!, ...changed(market) } },
          },
        },
      },
      "CW",
      "DE",
    );
  };
  const rules = [ruleOf(true, true), ruleOf(true, false), ruleOf(false, true), ruleOf(false, false)];
  expect(rules.map((rule) => rule.verification_before_withdrawal)).toEqual([true, true, true, false]);
  expect(rules.map((rule) => rule.preset_amount)).toEqual([true, false, false, false]);
  expect(rules[0]!.reverse_withdrawal).toBe(true);
});
