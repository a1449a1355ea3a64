import type { Page } from "@playwright/test";
import type { Account } from "../../src/contract/accounts.ts";
import { button, isBooted, refused } from "../support/browser/account-page.ts";
import { expect, expectAccessible, offline, open, overflows, test } from "../support/browser/browser.ts";
import { answerCashbox, openPaying, payingPlayer, way } from "../support/browser/cashbox-page.ts";
import { hand } from "../support/browser/step-counter.ts";
import { payment } from "../support/data/payment-answers.ts";

const card = (page: Page) => page.frameLocator("iframe[title^='Card details']").getByLabel("Card number");
const ID = "00000000-0000-4000-8000-000000000001";
/** The provider's page, elsewhere. */
const PROVIDER = "https://pay.example/p/1";
/** What the browser says of a call that gets no answer. */
const reset = /ERR_CONNECTION_RESET|ERR_FAILED/;

test("CASH-03 CASH-11 CASH-12 CASH-27 a card is given to the provider's frame alone, checked, and deposited with", async ({
  page,
}) => {
  const { sent, cards } = await answerCashbox(page);
  await payingPlayer(page);
  await openPaying(page, "/deposit");
  await expect(way(page, "bank")).toContainText("Fee 1% + €0.25");
  for (const width of [768, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
  }
  await expectAccessible(page);
  await way(page, "card").click();
  await expect(page.getByLabel("Amount in EUR")).toHaveValue("50");
  await expectAccessible(page);
  await card(page).fill("4242");
  // What is wrong with the amount and with the card is said at once; the focus is at the first of them.
  await page.getByLabel("Amount in EUR").fill("");
  await button(page, "Deposit").click();
  const inFrame = page.frameLocator("iframe[title^='Card details']");
  await expect(inFrame.getByText("This is no card number.")).toBeVisible();
  await expect(page.getByLabel("Amount in EUR")).toBeFocused();
  await page.getByLabel("Amount in EUR").fill("50");
  await button(page, "Deposit €50.00").click();
  // The frame says what is wrong itself: nothing has left it.
  await card(page).fill("4242424242424242");
  expect(sent).toEqual([]);
  await page.getByLabel("Amount in EUR").fill("62,50");
  await button(page, "Deposit €62.50").click();
  await expect(page.locator(`[data-payment="${ID}"]`)).toContainText("On its way");
  expect(cards).toEqual([
    { card_expiry_month: 8, card_expiry_year: 2030, first_six: "424242", last_four: "4242" },
  ]);
  expect(sent).toHaveLength(1);
  const { wish } = sent[0]!;
  expect(wish).toMatchObject({
    method_id: "card",
    amount_cents: 6_250,
    currency: "EUR",
    fields: { card: "tok_1" },
    return_path: `/profile/payments/key/${wish.key}`,
  });
  expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toMatch(/4242|tok_1/);
  await expectAccessible(page);
});

test("CASH-16 CASH-29 what is wrong stands beside its field before anything is sent", async ({ page }) => {
  const { sent } = await answerCashbox(page);
  await payingPlayer(page);
  await openPaying(page, "/deposit");
  await way(page, "voucher").click();
  await page.getByLabel("Amount in EUR").fill("12");
  await page.getByLabel("Code of the voucher").fill("12");
  await button(page, "Deposit €12.00").click();
  await expect(page.getByText("Only in steps of €5.00.")).toBeVisible();
  await expect(page.getByText("This is not written as it should be.")).toBeVisible();
  await button(page, "Another way").click();
  await way(page, "bank").click();
  await page.getByLabel("IBAN").fill("LT121000011101001000");
  await page.getByLabel("Name of the account").fill("Anna Berg");
  await button(page, "Deposit €50.00").click();
  await expect(page.getByText("Į Lietuvos bankų sąskaitas")).toBeVisible();
  expect(sent).toEqual([]);
});

test("NEW-08 ANC-03 ANC-37 to withdraw or to set a limit takes no more steps than to deposit", async ({
  page,
}) => {
  const { sent } = await answerCashbox(page);
  await payingPlayer(page);
  async function pay(name: "Deposit" | "Withdraw"): Promise<number> {
    const { tap, steps } = hand();
    await open(page, "/cashbox");
    await tap(page.getByRole("dialog").getByRole("link", { name }));
    const without = button(page, "Go on without a limit");
    await expect(page.locator("[data-profile]").or(without)).toBeVisible();
    // A question of the licence is no step of the payment.
    if (await without.isVisible()) await without.click();
    await tap(page.locator("[data-profile] button").first());
    await tap(button(page, new RegExp(`^${name} €`)));
    await expect(page.locator("[data-payment]")).toBeVisible();
    return steps();
  }
  const deposit = await pay("Deposit");
  const withdraw = await pay("Withdraw");
  expect(withdraw).toBeLessThanOrEqual(deposit);
  expect(sent.map(({ action, wish }) => [action, wish.amount_cents, wish.profile_id])).toEqual([
    ["deposit", 5_000, 7],
    ["cashout", 30_000, 7],
  ]);

  // Both for the first time: from the screen of deposits to what is typed and sent.
  const first = hand();
  await openPaying(page, "/deposit");
  await first.tap(way(page, "bank"));
  await first.fill(page.getByLabel("IBAN"), "DE89370400440532013000");
  await first.fill(page.getByLabel("Name of the account"), "Anna Berg");
  await first.tap(button(page, "Deposit €50.00"));
  await expect(page.locator("[data-payment]")).toBeVisible();
  const limit = hand();
  await open(page, "/deposit");
  await limit.tap(page.getByRole("link", { name: "Set a limit" }));
  const deposits = page.locator("section", {
    has: page.getByRole("heading", { name: "Deposit limit", level: 2 }),
  });
  await limit.tap(deposits.getByRole("button", { name: "Set a limit" }));
  await limit.fill(deposits.getByLabel("Amount in EUR"), "100");
  await limit.tap(deposits.getByRole("button", { name: "Set the limit" }));
  await expect(deposits.getByText("€0.00 of €100.00 used")).toBeVisible();
  expect(limit.steps()).toBeLessThanOrEqual(first.steps());
});

test("MI-29 an answer that was lost is looked for, after a reload too, and nothing is sent again", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(reset, refused);
  const { sent } = await answerCashbox(page, { begin: () => "lost-after" });
  await payingPlayer(page);
  let isHeld = true;
  await page.route(/\/api\/payments\/keys\//, (route) => (isHeld ? route.abort("failed") : route.fallback()));
  await openPaying(page, "/deposit");
  await page.locator("[data-profile] button").first().click();
  await button(page, "Deposit €50.00").click();
  const checking = page.locator("[data-checking]");
  await expect(checking).toContainText("Checking your deposit of €50.00");
  await expect(button(page, "Deposit €50.00")).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await page.waitForFunction(isBooted);
  await expect(checking).toContainText("Checking your deposit of €50.00");
  // The same in another tab: it is locked there, too.
  const other = await page.context().newPage();
  await answerCashbox(other);
  await other.route(/\/api\/payments\/keys\//, (route) => route.abort("failed"));
  await open(other, "/deposit");
  await expect(other.locator("[data-checking]")).toBeVisible();
  await other.close();
  isHeld = false;
  await expect(page.locator(`[data-payment="${ID}"]`)).toContainText("On its way");
  expect(sent).toHaveLength(1);
});

test("MI-29 what never arrived is said to be nothing, what was typed stays, and the player sends it anew", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(reset, refused);
  let isLost = true;
  const { sent } = await answerCashbox(page, { begin: () => (isLost ? "lost" : payment()) });
  await payingPlayer(page);
  await openPaying(page, "/deposit");
  await way(page, "voucher").click();
  await page.getByLabel("Code of the voucher").fill("1234567890");
  await button(page, "Deposit €50.00").click();
  await expect(page.locator("[data-checking]")).toBeVisible();
  await expect(page.getByText("Nothing was begun, and no money has moved.")).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page.getByLabel("Code of the voucher")).toHaveValue("1234567890");
  isLost = false;
  await button(page, "Deposit €50.00").click();
  await expect(page.locator("[data-payment]")).toBeVisible();
  expect(sent).toHaveLength(2);
  // In the same words it is the same wish: even if the first call came late there would be one payment.
  expect(sent[1]!.wish.key).toBe(sent[0]!.wish.key);
});

test("CASH-27 the provider's page leads back to the payment's true state, and what is unfinished is offered once", async ({
  page,
}) => {
  await page.route(PROVIDER, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Pay</h1>" }));
  const { sent, payments } = await answerCashbox(page, {
    begin: () => payment({ state: "pending", next_step: { kind: "redirect", url: PROVIDER } }),
  });
  await payingPlayer(page);
  await openPaying(page, "/deposit");
  await page.locator("[data-profile] button").first().click();
  await button(page, "Deposit €50.00").click();
  await page.waitForURL(PROVIDER);
  // The app is opened anew, elsewhere than where the payment was begun.
  await open(page, "/");
  const told = page.getByText("Your deposit of €50.00 is being checked.");
  await expect(told).toBeVisible();
  await open(page, "/promotions");
  await expect(told).toHaveCount(0);
  const { return_path: back = "" } = sent[0]!.wish;
  await open(page, back);
  await expect(page).toHaveURL(`/profile/payments/${ID}`);
  await expect(page.locator(`[data-payment="${ID}"]`)).toContainText("Waiting");
  payments.set(ID, { ...payments.get(ID)!, state: "succeeded", next_step: null });
  await expect(page.locator(`[data-payment="${ID}"]`)).toContainText("The money is in your balance.");
});

test("CASH-08 a withdrawal is taken back after a question, and its page says so", async ({ page }) => {
  await answerCashbox(page);
  await payingPlayer(page);
  await open(page, "/withdraw");
  await expect(page.locator("[data-available]")).toHaveText("€300.00");
  await page.locator("[data-profile] button").first().click();
  await page.getByLabel("Amount in EUR").fill("301");
  await button(page, "Withdraw €301.00").click();
  await expect(
    page.getByText("There is not enough money: at most €300.00 can be withdrawn now."),
  ).toBeVisible();
  await button(page, "Everything").click();
  await button(page, "Withdraw €300.00").click();
  await expect(page.locator("[data-payment]")).toContainText("Requested");
  await button(page, "Take it back").click();
  await expect(button(page, "Leave it as it is")).toBeVisible();
  await button(page, "Take it back").click();
  await expect(page.locator("[data-payment]")).toContainText("Taken back by you");
  await page.getByRole("link", { name: "Ask support about this payment" }).click();
  await expect(page.getByText(`About your payment ${ID}`)).toBeVisible();
});

test("CASH-19 a deposit that was just canceled is told of once", async ({ page }) => {
  const { payments } = await answerCashbox(page);
  await payingPlayer(page);
  payments.set(ID, payment({ id: ID, state: "canceled", finished_at: new Date().toISOString() }));
  await open(page, "/");
  const warning = page.getByText("Your deposit of €50.00 was canceled. No money has moved.");
  await expect(warning).toBeVisible();
  await page.reload();
  await page.waitForFunction(isBooted);
  await page.waitForResponse(/\/api\/player\/payments\?/);
  await expect(warning).toHaveCount(0);
});

test("NAV-12 an account's own deposit plays with that account first", async ({ page }) => {
  await answerCashbox(page);
  await payingPlayer(page);
  const accounts = async () => (await (await page.request.get("/api/player/accounts")).json()) as Account[];
  const [euros] = await accounts();
  await page.request.post("/api/player/accounts", { data: { currency: "BTC" } });
  expect((await accounts()).find(({ active }) => active)?.currency).toBe("BTC");
  await openPaying(page, `/accounts/${euros!.id}/deposit`);
  expect((await accounts()).find(({ active }) => active)?.currency).toBe("EUR");
  await expect(page).toHaveURL(`/accounts/${euros!.id}/deposit`);
});

test("CASH-27 without network nothing is sent, and that is said", async ({ page, quiet }) => {
  quiet.allow.push(offline);
  const { sent } = await answerCashbox(page);
  await payingPlayer(page);
  await openPaying(page, "/deposit");
  await page.locator("[data-profile] button").first().click();
  await page.context().setOffline(true);
  await expect(page.getByText("Deposits need one: nothing is kept to be sent later.")).toBeVisible();
  await button(page, "Deposit €50.00").click();
  await expect(page.locator("[data-checking]")).toHaveCount(0);
  expect(sent).toEqual([]);
  await page.context().setOffline(false);
});
