import type { Page } from "@playwright/test";
import type { NewDeposit, Payments } from "../../src/contract/payments.ts";
import { button } from "../support/browser/account-page.ts";
import { expect, expectAccessible, open, test } from "../support/browser/browser.ts";
import { openPaying, payingPlayer, paymentMethodButton } from "../support/browser/cashbox-page.ts";

const balance = (page: Page, text: string) => page.getByRole("banner").getByText(text).first();
const newest = async (page: Page) =>
  ((await (await page.request.get("/api/player/payments")).json()) as Payments).payments[0]!;

async function fillInCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator("iframe[title^='Card details']");
  await card.getByLabel("Card number").fill(number);
  await card.getByLabel("Expiry").pressSequentially("0731");
  await card.getByLabel("Security code").fill("123");
}

test("CASH-03 CASH-04 CASH-11 CASH-12 CASH-27 MI-17 a card is sent only to the provider, credited once, and not stored in the browser", async ({
  page,
}) => {
  const requests: { url: string; body: string }[] = [];
  page.on("request", (request) => requests.push({ url: request.url(), body: request.postData() ?? "" }));
  const sentTo = (path: string) => requests.filter(({ url }) => new URL(url).pathname === path);
  await payingPlayer(page);
  await openPaying(page, "/deposit");
  await paymentMethodButton(page, "card").click();
  const card = page.frameLocator("iframe[title^='Card details']");
  await card.getByLabel("Card number").fill("4242");
  // At the end of the sheet nothing is half below the button that sticks to its foot.
  await page.locator("[role=dialog] > :last-child").evaluate((sheet) => sheet.scrollTo({ top: 10_000 }));
  await expectAccessible(page);
  // Errors of amount and card are shown together; the first one gets the focus.
  await page.getByLabel("Amount in EUR").fill("");
  await button(page, "Enter an amount").click();
  await expect(card.getByText("Check the card number.")).toBeVisible();
  await expect(page.getByLabel("Amount in EUR")).toBeFocused();
  await page.getByLabel("Amount in EUR").fill("25");
  await button(page, "Deposit €25.00").click();
  await expect(card.getByLabel("Card number")).toBeFocused();
  expect(sentTo("/api/payments/deposits")).toEqual([]);
  await fillInCard(page, "4242424242424242");
  await button(page, "Deposit €25.00").click();
  await expect(page.getByRole("heading", { name: "Confirm payment" })).toBeVisible();
  expect(sentTo("/api/users/transaction").map(({ body }) => JSON.parse(body))).toEqual([
    { card_expiry_month: 7, card_expiry_year: 2031, first_six: "424242", last_four: "4242" },
  ]);
  const [sentDeposit, ...others] = sentTo("/api/payments/deposits").map(
    ({ body }) => JSON.parse(body) as NewDeposit,
  );
  expect(others).toEqual([]);
  expect(sentDeposit).toMatchObject({
    method_id: "card",
    amount_cents: 2_500,
    currency: "EUR",
    fields: { card: expect.any(String) },
    return_path: `/profile/payments/key/${sentDeposit!.key}`,
  });
  await page.getByLabel("The provider's message").selectOption("twice");
  await button(page, "Pay").click();
  await expect(page.getByRole("heading", { name: "Added to your balance" })).toBeVisible();
  await expect(balance(page, "€25.00")).toBeVisible();
  await expectAccessible(page);
  // No request contains the number, and the browser stores nothing of the card.
  expect(requests.filter(({ url, body }) => `${url} ${body}`.includes("4242424242424242"))).toEqual([]);
  const stored = JSON.stringify(await page.evaluate(() => ({ ...localStorage })));
  expect(stored).not.toContain("424242");
  expect(stored).not.toContain(sentDeposit!.fields!.card);

  await open(page, "/deposit-fast");
  await page.getByLabel("Amount in EUR").fill("10");
  await button(page, "Deposit €10.00").click();
  await button(page, "Have my bank decline it").click();
  await expect(page.getByText(/bank/i).first()).toBeVisible();
  await expect.poll(async () => (await newest(page)).state).toBe("declined");
  await expect(balance(page, "€25.00")).toBeVisible();
});
