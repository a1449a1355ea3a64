import type { Page } from "@playwright/test";
import type { UserLimit } from "../../src/contract/limits.ts";
import { button, confirmedPlayer } from "../support/browser/account-page.ts";
import {
  expect,
  expectAccessible,
  OFFLINE_LOGS,
  open,
  openForOffline,
  test,
} from "../support/browser/browser.ts";

const listOf = async (page: Page) =>
  (await (await page.request.get("/api/user_limits")).json()) as UserLimit[];
const locked = (page: Page) => page.getByRole("alertdialog", { name: "You're taking a break" });

test("NEW-03 ANC-10 one tap offline locks the device immediately, also after reloads, until the server has confirmed", async ({
  page,
  context,
  allowedLogs,
}) => {
  allowedLogs.allow.push(OFFLINE_LOGS);
  await confirmedPlayer(page);
  await openForOffline(page);
  await open(page, "/profile/limits");
  await expect(button(page, "Stop for 24 hours")).toBeVisible();
  await context.setOffline(true);
  await button(page, "Stop for 24 hours").click();
  await expect(page.getByText("This device is already locked.")).toBeVisible();
  await expect(button(page, "Stop for 24 hours")).toBeHidden();

  await page.goto("/");
  await expect(locked(page)).toContainText("This device is already locked.");
  await page.reload();
  await expect(locked(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(locked(page)).toBeVisible();

  await context.setOffline(false);
  await expect(locked(page)).toContainText(/Real-money games are locked until/);
  expect(await listOf(page)).toMatchObject([{ type: "coolingoff", period: "day", reached: true }]);
  await expectAccessible(page);
  // Withdrawals and account pages stay available.
  await locked(page).getByRole("link", { name: "Statement" }).click();
  await expect(locked(page)).toBeHidden();
  await expect(page).toHaveURL(/\/profile\/statement$/);
});
