import { button, isBooted, rejectedCallMessage } from "../support/browser/account-page.ts";
import { expect, open, test } from "../support/browser/browser.ts";
import { fakeCashbox, openPaying, payingPlayer } from "../support/browser/cashbox-page.ts";

const ID = "00000000-0000-4000-8000-000000000001";
/** The browser's log for a call without response. */
const reset = /ERR_CONNECTION_RESET|ERR_FAILED/;

test("MI-29 a payment request without response is looked up after a reload and in another tab, and never sent again", async ({
  page,
  allowedLogs,
}) => {
  allowedLogs.allow.push(reset, rejectedCallMessage);
  const { paymentRequests } = await fakeCashbox(page, { createPayment: () => "lost-after" });
  await payingPlayer(page);
  let isBlocked = true;
  await page.route(/\/api\/payments\/keys\//, (route) =>
    isBlocked ? route.abort("failed") : route.fallback(),
  );
  await openPaying(page, "/deposit");
  await page.locator("[data-profile] button").first().click();
  await button(page, "Deposit €50.00").click();
  const checking = page.locator("[data-checking]");
  await expect(checking).toContainText("Checking your deposit of €50.00");
  await expect(button(page, "Deposit €50.00")).toBeHidden();
  await page.reload();
  await page.waitForFunction(isBooted);
  await expect(checking).toContainText("Checking your deposit of €50.00");
  // The other tab is locked, too.
  const other = await page.context().newPage();
  await fakeCashbox(other);
  await other.route(/\/api\/payments\/keys\//, (route) => route.abort("failed"));
  await open(other, "/deposit");
  await expect(other.locator("[data-checking]")).toBeVisible();
  await other.close();
  isBlocked = false;
  await expect(page.locator(`[data-payment="${ID}"]`)).toContainText("Processing");
  expect(paymentRequests).toHaveLength(1);
});
