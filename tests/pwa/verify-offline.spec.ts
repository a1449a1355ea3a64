import { expect, expectAccessible, OFFLINE_LOGS, openForOffline, test } from "../support/browser/browser.ts";

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

test("NEW-05 ANC-22 a round and the 1,000 vectors are verified offline", async ({
  page,
  context,
  allowedLogs,
}) => {
  allowedLogs.allow.push(OFFLINE_LOGS);
  await openForOffline(page);
  await context.setOffline(true);
  await page.goto("/verify");
  await page.waitForFunction(() => window.__booted === true);
  await page.getByLabel("Game", { exact: true }).selectOption("dice");
  await page.getByLabel("Secret", { exact: true }).fill(SECRET);
  await page.getByLabel("Fingerprint shown before the round").fill(COMMITMENT);
  await page.getByLabel("Your text").first().fill("lucky");
  await page.getByLabel("Round number").fill("7");
  await page.getByRole("button", { name: "Check round", exact: true }).click();
  await expect(page.getByText("Everything matches.")).toBeVisible();
  const drawn = await page.locator("[data-drawn]").innerText();
  expect(drawn).toMatch(/^\d{1,4}$/);
  await expectAccessible(page);

  // The input is in the URL's hash, and never sent to the server.
  await page.reload();
  await page.waitForFunction(() => window.__booted === true);
  await expect(page.getByLabel("Secret", { exact: true })).toHaveValue(SECRET);
  await page.getByLabel("Fingerprint shown before the round").fill("0".repeat(64));
  await page.getByRole("button", { name: "Check round", exact: true }).click();
  await expect(page.getByText("Something doesn't match.")).toBeVisible();
  await expect(page.getByText(COMMITMENT)).toBeVisible();
  await expect(page.locator("[data-drawn]")).toHaveText(drawn);

  await page.getByRole("button", { name: "Check them here" }).click();
  await expect(page.getByText("1000 of 1000 match.")).toBeVisible();

  await expect(page.getByRole("heading", { name: "Rules and odds" })).toBeVisible();
  await expect(page.getByText(/On average, 95.54% of all bets is paid back/)).toBeVisible();
  await expect(page.getByText("28fd456d81a7f0d8", { exact: false })).toBeVisible();
});
