import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../../tests/support/component/account.ts";
import {
  fakeCashbox,
  methodButton,
  networkError,
  PAYING_PLAYER,
  renderPayment,
  savedProfile,
} from "../../../../tests/support/component/cashbox.ts";
import { expectAccessible, expectToFit, nextLayout } from "../../../../tests/support/component/checks.ts";
import type { FakeAnswers } from "../../../../tests/support/component/fake-server.ts";
import { find, textOf } from "../../../../tests/support/component/find.ts";
import { closeApp, renderApp } from "../../../../tests/support/component/render-app.tsx";
import { payment } from "../../../../tests/support/data/payment-answers.ts";
import type { Payment } from "../../../contract/payments.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const OTHER_ID = "00000000-0000-4000-8000-00000000000f";

const expectText = (selector: string) => expect.poll(() => textOf(selector), { message: selector });

it("MI-29 while its outcome is unknown, a deposit is checked, can't be resent, and the screen is accessible", async () => {
  const { paymentRequests, answers } = fakeCashbox({ createPayment: () => "lost-after" });
  let isUnknown = true;
  const answerKey = answers["GET /api/payments/keys/*"] as (request: Request) => object;
  answers["GET /api/payments/keys/*"] = (request) => (isUnknown ? networkError() : answerKey(request));
  await renderPayment("/deposit", answers);
  await (await savedProfile()).click();
  await button("Deposit €50.00").click();
  await expectText("[data-checking]").toContain("Checking your deposit of €50.00");
  await expect.element(button("Deposit €50.00")).not.toBeInTheDocument();
  await expectAccessible();
  isUnknown = false;
  await expectText(`[data-payment="${ID}"]`).toContain("Processing");
  expect(paymentRequests).toHaveLength(1);
});

it("MI-29 a deposit that never arrived moved no money, keeps its form, and is resent with the same key", async () => {
  onTestFinished(() => void vi.useRealTimers());
  let isLost = true;
  const { paymentRequests, answers } = fakeCashbox({ createPayment: () => (isLost ? "lost" : {}) });
  await renderPayment("/deposit", answers);
  await (await methodButton("voucher")).click();
  await page.getByLabelText("Voucher code").fill("1234567890");
  await button("Deposit €50.00").click();
  await find("[data-checking]");
  // After this time, no call can arrive any more.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20_000 });
  await expect.element(page.getByText("It didn't go through, and no money has moved.")).toBeVisible();
  expect(paymentRequests).toHaveLength(1);
  await expect.element(page.getByLabelText("Voucher code")).toHaveValue("1234567890");
  isLost = false;
  await button("Deposit €50.00").click();
  await find("[data-payment]");
  expect(paymentRequests).toHaveLength(2);
  // With the same key, a late first call doesn't make a second payment.
  expect(paymentRequests[1]!.request.key).toBe(paymentRequests[0]!.request.key);
});

/** Adds a recently cancelled deposit; the payments list returns it once `gate` is open. */
function addNews(payments: Map<string, Payment>, answers: FakeAnswers) {
  const finished_at = new Date().toISOString();
  payments.set(OTHER_ID, payment({ id: OTHER_ID, amount_cents: 6_000, state: "canceled", finished_at }));
  const gate = Promise.withResolvers<void>();
  const answerList = answers["GET /api/player/payments"] as (request: Request) => object;
  answers["GET /api/player/payments"] = async (request) => {
    await gate.promise;
    return answerList(request);
  };
  return { gate, news: page.getByText("Your deposit of €60.00 was cancelled. No money has moved.") };
}

it("CASH-27 ANC-46 an unfinished deposit is offered once on another page, and its own page shows its real state", async () => {
  const { paymentRequests, payments, answers } = fakeCashbox({ createPayment: () => ({ state: "pending" }) });
  await renderPayment("/deposit", answers);
  await (await savedProfile()).click();
  await button("Deposit €50.00").click();
  await find(`[data-payment="${ID}"]`);
  closeApp();

  // Another document of the same tab.
  const offer = page.getByText("Your deposit of €50.00 is being checked.");
  await renderApp("/", { answers });
  await expect.element(offer).toBeVisible();
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect.element(offer).not.toBeInTheDocument();
  closeApp();
  // The other deposit is reported after the response about this one.
  const { gate, news } = addNews(payments, answers);
  const { answeredCalls } = await renderApp("/promotions", { answers });
  await expect.poll(() => answeredCalls).toContain(`GET /api/player/payments/${ID}`);
  await nextLayout();
  gate.resolve();
  await expect.element(news).toBeVisible();
  expect(offer.query()).toBeNull();
  payments.delete(OTHER_ID);
  closeApp();

  await renderApp(paymentRequests[0]!.request.return_path!, { answers });
  await expect.poll(() => location.pathname).toBe(`/profile/payments/${ID}`);
  await expectText(`[data-payment="${ID}"]`).toContain("Pending");
  payments.set(ID, { ...payments.get(ID)!, state: "succeeded", next_step: null });
  await expectText(`[data-payment="${ID}"]`).toContain("The money's in your balance.");
});

it("CASH-27 a deposit that was left at the provider is continued or cancelled", async () => {
  const { payments, answers } = fakeCashbox();
  const url = `${location.origin}/payment-provider/pay/1`;
  payments.set(ID, payment({ id: ID, state: "pending", next_step: { kind: "redirect", url } }));
  answers["POST /api/payments/*"] = () => {
    payments.set(ID, payment({ id: ID, state: "canceled", finished_at: "2026-11-21T10:00:00.000Z" }));
    return payments.get(ID)!;
  };
  await renderPayment("/deposit", answers);
  const card = await find("[data-unfinished]");
  await expect.element(card).toHaveTextContent("You haven't finished paying · €50.00");
  expect(card.getByRole("link", { name: "Continue" }).element().getAttribute("href")).toBe(url);
  await expectToFit();
  await button("Cancel this deposit").click();
  await button("Yes, cancel").click();
  await expect.element(card).not.toBeInTheDocument();
});

/** Starts a deposit and goes to the lobby, whose notice of it is returned. */
async function leaveDeposit(answers: FakeAnswers) {
  await renderPayment("/deposit", answers);
  await (await savedProfile()).click();
  await button("Deposit €50.00").click();
  await find(`[data-payment="${ID}"]`);
  closeApp();
  await renderApp("/", { answers });
  const notice = page.getByText("Your deposit of €50.00 is being checked.");
  await expect.element(notice).toBeVisible();
  return notice;
}

it("CASH-27 the outcome of a deposit replaces the notice that it is being checked", async () => {
  const { payments, answers } = fakeCashbox({ createPayment: () => ({ state: "pending" }) });
  const notice = await leaveDeposit(answers);
  payments.set(ID, { ...payments.get(ID)!, state: "succeeded", next_step: null });
  dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("Your deposit of €50.00 is in your balance.")).toBeVisible();
  expect(notice.query()).toBeNull();
});

it("CASH-27 the cashbox, which shows an unfinished deposit itself, dismisses its notice", async () => {
  const { answers } = fakeCashbox({ createPayment: () => ({ state: "pending" }) });
  const notice = await leaveDeposit(answers);
  await page.getByRole("link", { name: "Deposit" }).first().click();
  await find("[role=dialog]");
  // Checked now, because the notice would end by itself later.
  await expect.element(notice, { timeout: 1_000 }).not.toBeInTheDocument();
});

it("CASH-01 CASH-27 the overview shows an unfinished deposit first, without a notice of it", async () => {
  const url = `${location.origin}/payment-provider/pay/1`;
  const { payments, answers } = fakeCashbox({ createPayment: () => ({ state: "pending" }) });
  await renderPayment("/deposit", answers);
  await (await savedProfile()).click();
  await button("Deposit €50.00").click();
  await find(`[data-payment="${ID}"]`);
  closeApp();
  payments.set(ID, { ...payments.get(ID)!, next_step: { kind: "redirect", url } });
  await renderApp("/", { answers });
  const notice = page.getByText("You haven't finished paying your deposit of €50.00.");
  await expect.element(notice).toBeVisible();
  // In the balance's menu.
  ((await find("header a[data-popup=dashboard]")).element() as HTMLElement).click();
  await find("[role=dialog] [data-unfinished] + [data-account]");
  await expect.element(notice, { timeout: 1_000 }).not.toBeInTheDocument();
});

it("CASH-08 a withdrawal can be cancelled after a confirmation, and its page shows the cancellation", async () => {
  await renderPayment("/withdraw", fakeCashbox().answers);
  await expectText("[data-available]").toBe("€300.00");
  await (await savedProfile()).click();
  const amount = page.getByLabelText("Amount in EUR");
  await expect.element(amount).toHaveValue("");
  await amount.fill("301");
  await expect.element(page.getByText("You can withdraw up to €300.00.")).toBeVisible();
  await expect.element(button("Withdraw")).toHaveAttribute("aria-disabled", "true");
  await button("Withdraw all").click();
  await button("Withdraw €300.00").click();
  await expectText("[data-payment]").toContain("Requested");
  await button("Cancel withdrawal").click();
  await expect.element(button("Keep withdrawal")).toBeVisible();
  await button("Yes, cancel").click();
  await expectText("[data-payment]").toContain("Cancelled by you");
  await page.getByRole("link", { name: "Ask support about this payment" }).click();
  await expect.element(page.getByText(`About your payment ${ID}`)).toBeVisible();
});

it("CASH-19 a recently cancelled deposit is reported once", async () => {
  const { payments, answers } = fakeCashbox();
  payments.set(ID, payment({ id: ID, state: "canceled", finished_at: new Date().toISOString() }));
  const warning = page.getByText("Your deposit of €50.00 was cancelled. No money has moved.");
  await renderApp("/", { player: PAYING_PLAYER, answers });
  await expect.element(warning).toBeVisible();
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect.element(warning).not.toBeInTheDocument();
  closeApp();
  const { gate, news } = addNews(payments, answers);
  gate.resolve();
  await renderApp("/", { answers });
  await expect.element(news).toBeVisible();
  expect(warning.query()).toBeNull();
});
