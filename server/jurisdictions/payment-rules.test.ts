import { expect, it } from "vitest";
import { loadJurisdictions } from "./jurisdictions.ts";
import { paymentsRuleOf } from "./payment-rules.ts";

const packs = loadJurisdictions();

it("LIC-16 ANC-43 combines the stricter payment rules of licence and market", () => {
  expect(paymentsRuleOf(packs, "CW", "AT")).toMatchObject({
    verification_before_withdrawal: false,
    preset_amount: true,
  });
  expect(paymentsRuleOf(packs, "CW", "DE")).toMatchObject({
    verification_before_withdrawal: true,
    auto_approve_below_cents: 0,
    four_eyes_above_cents: 500_000,
    preset_amount: false,
  });
});

it("AMB-PAY-02 only one licence lets players cancel a withdrawal", () => {
  const may = Object.values(packs.licences).filter((licence) => licence.reverse_withdrawal);
  expect(may.map(({ id }) => id)).toEqual(["CW"]);
});

it("ANC-43 verification comes first if either rule requires it; an amount is preset only if both do", () => {
  const ruleOf = (licence: boolean, market: boolean) => {
    const { CW } = packs.licences;
    const { DE } = packs.markets.countries;
    const changed = (on: boolean) => ({ verification_before_withdrawal: on, preset_amount: on });
    return paymentsRuleOf(
      {
        ...packs,
        licences: { ...packs.licences, CW: { ...CW!, payments: { ...CW!.payments, ...changed(licence) } } },
        markets: {
          ...packs.markets,
          countries: {
            ...packs.markets.countries,
            DE: { ...DE!, payments: { ...DE!.payments!, ...changed(market) } },
          },
        },
      },
      "CW",
      "DE",
    );
  };
  const each = [ruleOf(true, true), ruleOf(true, false), ruleOf(false, true), ruleOf(false, false)];
  expect(each.map((rule) => rule.verification_before_withdrawal)).toEqual([true, true, true, false]);
  expect(each.map((rule) => rule.preset_amount)).toEqual([true, false, false, false]);
  expect(each[0]!.reverse_withdrawal).toBe(true);
});
