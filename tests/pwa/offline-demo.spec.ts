import { OFFLINE_GAME } from "../../src/rules/web/offline-demo.ts";
import { expect, expectAccessible, OFFLINE_LOGS, openForOffline, test } from "../support/browser/browser.ts";
import { inFrame } from "../support/browser/play.ts";

test("PLT-54 after one visit, the demo of one game is played without a connection", async ({
  page,
  context,
  allowedLogs,
}) => {
  allowedLogs.allow.push(OFFLINE_LOGS);
  await openForOffline(page);
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.goto(`/play/${OFFLINE_GAME.producer}/${OFFLINE_GAME.name}`);
  await page.getByRole("link", { name: "Play the demo offline" }).click();
  await expect(page.getByText("Nothing is recorded", { exact: false })).toBeVisible();
  const frame = inFrame(page);
  await expect(frame.getByText("Just for fun, on this device")).toBeVisible();
  await expect(frame.locator(".money strong")).toHaveText("5,000.00");
  await frame.getByRole("button", { name: "Play", exact: true }).click();
  await expect(frame.locator(".result")).toHaveText(/You won|No win/);
  await expect(frame.locator(".money strong")).not.toHaveText("5,000.00");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Leave game" }).click();
  await expect(page.getByRole("link", { name: "Play the demo offline" })).toBeVisible();
});
