import { expect, it } from "vitest";
import { renderPart } from "../../../tests/support/component/render.tsx";
import { redirectOf } from "../../rules/addresses/guards.ts";
import { PaymentLinks } from "./payment-links.tsx";

it("AMB-RTE-08 the cashbox links to the payments page of the profile; /accounts/history still redirects to the lobby", async () => {
  expect(await renderPart(<PaymentLinks />)).toContain('href="/profile/payments"');
  expect(redirectOf("/profile/payments")).toBeNull();
  expect(redirectOf("/accounts/history")).toBe("/");
});
