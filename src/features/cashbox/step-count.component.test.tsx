import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { alterResponse, button } from "../../../tests/support/component/account.ts";
import {
  fakeCashbox,
  methodButton,
  renderPayment,
  savedProfile,
} from "../../../tests/support/component/cashbox.ts";
import { expectAccessible, expectToFit, nextLayout } from "../../../tests/support/component/checks.ts";
import { rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { fakeConfirmation } from "../../../tests/support/component/passkeys.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { PAYING_DETAILS } from "../../../tests/support/data/paying-player.ts";
import { CASHBOX_METHODS, methods } from "../../../tests/support/data/payment-answers.ts";

const { city, ...WITHOUT_CITY } = PAYING_DETAILS;

/** The region that announces the number of the step, which stays while its text changes. */
const region = () => document.querySelector('[role=dialog] p[role=status]:not([class*="message"])');
const expectStep = (text: string) =>
  expect.poll(() => region()?.textContent, { message: `step "${text}"` }).toBe(text);

it("NEW-12 a deposit says which of its two steps it's at", async () => {
  await renderPayment("/deposit", fakeCashbox().answers);
  await expectStep("Step 1 of 2");
  const announcer = region();
  // In the balance's line, also on a phone.
  const balance = document.querySelector("[data-balance]")!;
  await expectToFit([390, 768], () =>
    expect(balance.getBoundingClientRect().top).toBeLessThan(announcer!.getBoundingClientRect().bottom),
  );
  await (await methodButton("bank")).click();
  await expectStep("Step 2 of 2");
  expect(region()).toBe(announcer);
  await expectToFit();
  await expectAccessible();
  await button("Change method").click();
  await expectStep("Step 1 of 2");
});

it("NEW-12 the methods keep their place when the number of the step arrives", async () => {
  const fields = Promise.withResolvers<void>();
  const { answers } = fakeCashbox();
  await renderPayment("/?popup=deposit", {
    ...answers,
    "GET /api/info/player_fields": async (request) => {
      await fields.promise;
      return alterResponse<object>(request, (list) => list);
    },
  });
  const top = () => document.querySelector("[data-method]")?.getBoundingClientRect().top;
  await expect.poll(top).toBeDefined();
  await nextLayout();
  const before = top();
  expect(region()).toBeNull();
  fields.resolve();
  await expectStep("Step 1 of 2");
  expect(top()).toBe(before);
});

it("NEW-12 a withdrawal that the server wants confirmed stays at its last step", async () => {
  const { answers } = fakeCashbox();
  await renderPayment("/withdraw", {
    ...answers,
    ...fakeConfirmation("", { passkey: false, password: true, code: false }).answers,
    "GET /api/player/bonuses": () => [],
    "POST /api/payments/withdrawals": () => rejectionResponse(403, "confirmation_required", { errors: {} }),
  });
  await expectStep("Step 1 of 2");
  await (await savedProfile()).click();
  await expectStep("Step 2 of 2");
  await button("Withdraw all").click();
  await button(/^Withdraw €/).click();
  await expect.element(page.getByRole("dialog", { name: "Confirm it's you" })).toBeVisible();
  expect(
    [...document.querySelectorAll("[role=dialog]")].map((one) => /Step \d of \d/.exec(one.textContent!)?.[0]),
  ).toEqual(["Step 2 of 2", undefined]);
});

it("NEW-12 missing details count as a step, and the amount once more after them", async () => {
  await renderPayment("/?popup=deposit", fakeCashbox().answers, { player: { values: WITHOUT_CITY } });
  await expectStep("Step 1 of 4");
  await (await savedProfile()).click();
  await expectStep("Step 2 of 4");
  await button("Deposit €50.00").click();
  await expectStep("Step 3 of 4");
  await page.getByLabelText("City").fill(city);
  await button("Save and continue").click();
  await expectStep("Step 4 of 4");
  await button("Deposit €50.00").click();
  await find("[data-payment]");
  expect(region()).toBeNull();
});

it("NEW-12 a method chosen for the player is no step: one screen has no number", async () => {
  const { answers } = fakeCashbox();
  await renderApp("/deposit", {
    player: { values: PAYING_DETAILS },
    answers: {
      ...answers,
      "GET /api/payments/methods": methods({ methods: CASHBOX_METHODS, last_method_id: "bank" }),
    },
  });
  await find("[data-chosen]");
  await expectStep("");
  await button("Change method").click();
  await expectStep("Step 1 of 2");
  await (await methodButton("bank")).click();
  await expectStep("Step 2 of 2");
});

it("NEW-12 an unverified player's withdrawal has no steps before the verification", async () => {
  await renderApp("/withdraw", {
    player: { values: PAYING_DETAILS },
    answers: {
      ...fakeCashbox().answers,
      "GET /api/payments/methods": methods({ methods: CASHBOX_METHODS, verification_needed: true }),
    },
  });
  await find("[data-verify]");
  expect(document.querySelector("[role=dialog]")!.textContent).not.toContain("Step");
});
