import { expect, it } from "vitest";
import { loadPacks } from "./packs.ts";
import { paymentsRuleOf } from "./payment-rules.ts";

const packs = loadPacks();

it("LIC-16 ANC-43 who lives where payments are stricter has the stricter rule of each", () => {
  expect(paymentsRuleOf(packs, "CW", "AT")).toMatchObject({
    verification_before_cashout: false,
    preset_amount: true,
  });
  expect(paymentsRuleOf(packs, "CW", "DE")).toMatchObject({
    verification_before_cashout: true,
    auto_approve_below_cents: 0,
    four_eyes_above_cents: 500_000,
    preset_amount: false,
  });
});

it("AMB-PAY-02 a withdrawal can be taken back under one licence alone", () => {
  const may = Object.values(packs.licences).filter((licence) => licence.reverse_withdrawal);
  expect(may.map(({ id }) => id)).toEqual(["CW"]);
});
