import type { Page } from "@playwright/test";
import { confirmedPlayer } from "../support/browser/account-page.ts";
import { expect, OFFLINE_LOGS, open, test } from "../support/browser/browser.ts";
import { notify } from "../support/browser/notify.ts";

const bell = (page: Page) =>
  page
    .locator("header")
    .first()
    .getByRole("link", { name: /^Notifications/ });
const list = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
/** Simulates a player's return to this tab. */
const simulateReturn = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

test("NEW-11 PLT-18 PLT-54 reading notifications in one tab marks them as read in the others, also offline; the server learns of it once online", async ({
  page,
  context,
  allowedLogs,
}) => {
  allowedLogs.allow.push(OFFLINE_LOGS);
  const player = await confirmedPlayer(page);
  const unread = async () =>
    ((await (await page.request.get("/api/player/notifications")).json()) as { unread: number }).unread;
  await notify({ player, title: "A gift", text: "It is waiting for you." });
  await open(page, "/faq");
  const other = await context.newPage();
  await open(other, "/support");
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName("Notifications: 1 unread");
  await bell(page).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(bell(other)).toHaveAccessibleName("Notifications");
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await notify({ player, title: "Another gift", text: "It is waiting for you." });
  for (const tab of [page, other]) {
    await simulateReturn(tab);
    await expect(bell(tab)).toHaveAccessibleName("Notifications: 1 unread");
  }
  await context.setOffline(true);
  await bell(page).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("Escape");
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName("Notifications");
  await context.setOffline(false);
  await expect.poll(unread).toBe(0);
});
