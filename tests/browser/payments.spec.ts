import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Payments } from "../../src/contract/payments.ts";
import { button, newPlayer, refused } from "../support/browser/account-page.ts";
import { expect, expectAccessible, open, test } from "../support/browser/browser.ts";
import { openPaying, payingPlayer, way } from "../support/browser/cashbox-page.ts";
import { operate } from "../support/browser/operator.ts";

const balance = (page: Page, text: string) => page.getByRole("banner").getByText(text).first();
const newest = async (page: Page) =>
  ((await (await page.request.get("/api/player/payments")).json()) as Payments).payments[0]!;

async function giveCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator("iframe[title^='Card details']");
  await card.getByLabel("Card number").fill(number);
  await card.getByLabel("Good until").pressSequentially("0731");
  await card.getByLabel("Security code").fill("123");
}

/** What somebody does on the demo's control page of the provider. */
const atProvider = (page: Page, route: string, form: Record<string, string>) =>
  page.request.post(`/payment-provider/${route}`, { form, maxRedirects: 0 });

test("CASH-04 CASH-11 CASH-27 MI-17 a card pays over the provider's page, is credited once however often that is said, and is kept", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await payingPlayer(page);
  await openPaying(page, "/deposit");
  await way(page, "card").click();
  await page.getByLabel("Amount in EUR").fill("25");
  await giveCard(page, "4242424242424242");
  await button(page, "Deposit €25.00").click();
  await expect(page.getByRole("heading", { name: "Confirm the payment" })).toBeVisible();
  await page.getByLabel("What the provider says of it").selectOption("twice");
  await button(page, "Pay").click();
  await expect(page.getByRole("heading", { name: "In your balance" })).toBeVisible();
  await expect(balance(page, "€25.00")).toBeVisible();
  await expectAccessible(page);
  // Neither the casino nor the provider has seen the number.
  expect(asked.filter((call) => call.includes("4242424242424242"))).toEqual([]);

  await open(page, "/deposit-fast");
  await page.getByLabel("Amount in EUR").fill("10");
  await button(page, "Deposit €10.00").click();
  await button(page, "Have my bank refuse it").click();
  await expect(page.getByText(/bank/i).first()).toBeVisible();
  await expect.poll(async () => (await newest(page)).state).toBe("declined");
  await expect(balance(page, "€25.00")).toBeVisible();
});

test("CASH-05 CASH-23 coins are asked for by address and code, and are in the balance while the page is open", async ({
  page,
}) => {
  await payingPlayer(page);
  await page.request.post("/api/player/accounts", { data: { currency: "BTC" } });
  await openPaying(page, "/deposit");
  await page.locator("[data-method] button").first().click();
  await page.getByLabel(/^Amount in/).fill("1000");
  await page.getByRole("button", { name: /^Deposit .*BTC/ }).click();
  await expect(page.getByRole("img", { name: /code/i })).toBeVisible();
  await expectAccessible(page);
  const { next_step: step } = await newest(page);
  if (step?.kind !== "address") throw new Error("no address");
  await expect(page.getByText(step.address).first()).toBeVisible();
  await atProvider(page, "coins", { address: step.address, amount: "0.001", transaction: randomUUID() });
  await expect(page.getByText("In your balance").first()).toBeVisible();
  expect(await newest(page)).toMatchObject({ state: "succeeded", amount_cents: 100_000 });
});

test("CASH-28 CASH-32 MI-16 a withdrawal leaves the balance at once, is approved, and arrives", async ({
  page,
}) => {
  await newPlayer(page, { country: "IT", asDemo: true, locale: "en" });
  // The last that is asked of somebody in Italy.
  await page.request.patch("/api/player", { data: { user: { personal_id: "XMPRBN90E17H501X" } } });
  await openPaying(page, "/withdraw");
  await way(page, "bank_transfer").click();
  await page.getByLabel("Amount in EUR").fill("120,50");
  await page.getByLabel("Name of the account").fill("Robin Example");
  await page.getByLabel("IBAN").fill("IT60 X054 2811 1010 0000 0123 456");
  await button(page, "Withdraw €120.50").click();
  await expect(page.locator("[data-payment]")).toBeVisible();
  await expect.poll(async () => (await newest(page)).state).toBe("pending");
  const { id } = await newest(page);
  await open(page, `/profile/payments/${id}`);
  await expect(balance(page, "€879.50")).toBeVisible();
  await expectAccessible(page);
  await operate("payments", { does: "approve", id, by: "Olga" });
  await operate("payments", { does: "pay", id, by: "Olga" });
  await expect.poll(async () => (await newest(page)).state).toBe("processing");
  await atProvider(page, "act", { payment: id, to: "succeeded", fault: "none", reason: "" });
  await expect.poll(async () => (await newest(page)).state).toBe("succeeded");
  await expect(page.getByRole("heading", { name: /Paid out|paid/i }).first()).toBeVisible();
});

test("CASH-32 an address of no payment of the player's says so, and leads to the list and to support", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(refused);
  await payingPlayer(page);
  for (const address of [randomUUID(), `key/deposit/${randomUUID()}`, "nonsense"]) {
    await open(page, `/profile/payments/${address}`);
    await expect(page.getByRole("heading", { name: "Nothing is known of this payment" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Write to support" })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "All my payments" }).click();
  await expect(page.getByRole("heading", { name: "No payments yet" })).toBeVisible();
});
