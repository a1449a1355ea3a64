import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { button, confirmedPlayer } from "../support/browser/account-page.ts";
import { expect, expectAccessible, open, openForOffline, test } from "../support/browser/browser.ts";
import { notify, pushService, shownTitles } from "../support/browser/notify.ts";
import { payloadOf } from "../support/pwa/push-payload.ts";

const WIN = { jackpot: "mystic-nova", level: "major", amount: "1234.56", currency: "EUR" };

/** A page that loads quickly. */
const PAGE = "/faq";

const bell = (page: Page) =>
  page
    .locator("header")
    .first()
    .getByRole("link", { name: /^Notifications/ });
const list = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

/** A player whose browser may show notifications. */
async function notifiedPlayer(page: Page): Promise<string> {
  await page.context().grantPermissions(["notifications"]);
  const player = await confirmedPlayer(page);
  await open(page, PAGE);
  await page.evaluate(() => navigator.serviceWorker.ready);
  return player;
}

test("PLT-53 a push is shown while the worker sleeps, appears in the bell, and a click opens its page without a reload", async ({
  page,
  context,
  allowedLogs,
}) => {
  // Unlike a browser, DevTools stops a worker while it handles requests, such as the bell's for the new notification.
  allowedLogs.allow.push(/ERR_FAILED/);
  const player = await notifiedPlayer(page);
  await openForOffline(page, PAGE);
  const service = await pushService(page);
  const { notification } = await notify({
    player,
    title: "A gift",
    text: "Yours.",
    path: "/promotions",
  });
  await service.sleep();
  const payload = payloadOf(page.url(), { kind: "notification", id: notification! }, "/promotions");
  // DevTools loses the message if a page's request restarts the worker before the stop order ends it.
  await expect(async () => {
    await service.deliver(payload);
    await expect.poll(() => shownTitles(page), { timeout: 10_000 }).toEqual(["Something for you"]);
  }).toPass();
  await expect(bell(page)).toHaveAccessibleName("Notifications: 1 unread");
  for (const text of ["", "{", "[]", '{"web_push":8030}', "x".repeat(3_000)]) await service.deliver(text);
  await expect.poll(() => shownTitles(page)).toEqual(["Something for you", "Apogee"]);
  // Simulates the click in the worker: a test can't click on the device's notification.
  const documentBefore = await page.evaluate(() => performance.timeOrigin);
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(async () => {
    const scope = self as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new NotificationEvent("notificationclick", { notification: notification! }));
  });
  await expect(page).toHaveURL("/promotions");
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(documentBefore);
});

test("JPT-09 PLT-11 a win opens its popup in one of three tabs; a win while the app is closed opens it at the next start", async ({
  page,
  context,
}) => {
  const player = await notifiedPlayer(page);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) await open(other, PAGE);
  const service = await pushService(page);
  const { win } = await notify({ player, win: { ...WIN, key: randomUUID() } });
  await service.deliver(payloadOf(page.url(), { kind: "jackpot_win", id: win! }));
  const popups = async () => {
    const counts = await Promise.all(
      [page, ...others].map((one) => one.getByRole("dialog", { name: "Jackpot" }).count()),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(popups).toBe(1);
  const wins = async () => await (await page.request.get("/api/player/jackpot_wins")).json();
  await expect.poll(wins).toEqual([]);
  expect(await popups()).toBe(1);
  for (const other of others) await other.close();
  await page.close();
  // No tab is visible.
  await notify({ player, win: { ...WIN, amount: "98765.43", key: randomUUID() } });
  const later = await context.newPage();
  await open(later, PAGE);
  const popup = later.getByRole("dialog", { name: "Jackpot" });
  await expect(popup).toContainText("€98,765.43");
  await expectAccessible(later);
  await button(later, "Nice!").click();
  await expect(popup).toHaveCount(0);
  await later.reload();
  await expect(bell(later)).toHaveAccessibleName("Notifications: 2 unread");
  await expect(popup).toHaveCount(0);
});

test("AUTH-16 logging out closes the device's notifications and removes the badge, and a late push shows no personal data", async ({
  page,
}) => {
  // A test can't read the app icon's badge.
  await page.addInitScript(() => {
    Navigator.prototype.setAppBadge = async (count) => sessionStorage.setItem("badge", String(count));
    Navigator.prototype.clearAppBadge = async () => sessionStorage.removeItem("badge");
  });
  const badge = () => page.evaluate(() => sessionStorage.getItem("badge"));
  const player = await notifiedPlayer(page);
  const service = await pushService(page);
  await notify({ player, title: "Private", text: "Yours alone." });
  await service.deliver(payloadOf(page.url(), { kind: "notification", id: "one" }));
  await expect.poll(() => shownTitles(page)).toHaveLength(1);
  await expect.poll(badge).toBe("1");
  await button(page, "Menu").click();
  await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
  await expect.poll(() => shownTitles(page)).toEqual([]);
  await expect.poll(badge).toBeNull();
  await expect(bell(page)).toHaveCount(0);
  // A push that was already on its way shows no personal data.
  let late = 0;
  const deliverLatePush = async () => {
    // The page may still be closing the device's notifications, including this one.
    if ((await shownTitles(page)).length === 0)
      await service.deliver(payloadOf(page.url(), { kind: "notification", id: `late-${late++}` }));
    return shownTitles(page);
  };
  await expect.poll(deliverLatePush).toEqual(["Apogee"]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("private:"))),
  ).toEqual([]);
});

test("PLT-53 says that notifications are blocked if the browser doesn't even ask", async ({ page }) => {
  await page.addInitScript(() => {
    let permission: NotificationPermission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => {
      permission = "denied";
      return permission;
    };
  });
  await confirmedPlayer(page);
  await open(page, "/profile/subscriptions");
  const turnOn = page.getByRole("button", { name: "Turn on" });
  await turnOn.click();
  await expect(turnOn).toHaveCount(0);
  await expect(page.locator("main")).toContainText("This browser is blocking notifications");
});

test.describe("in a browser that has no push service", () => {
  test("PLT-53 says that notifications can't be turned on, and offers no retry", async ({ page }) => {
    await page.addInitScript(() => {
      PushManager.prototype.subscribe = () =>
        Promise.reject(new DOMException("Registration failed - push service not available", "AbortError"));
    });
    await notifiedPlayer(page);
    await bell(page).click();
    await list(page).getByRole("button", { name: "Turn on" }).click();
    await expect(page.locator("[aria-live=polite]")).toContainText("turn on notifications in this browser");
    await expect(list(page).getByRole("button", { name: "Turn on" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.goto("/profile/subscriptions");
    const turnOn = page.getByRole("button", { name: "Turn on" });
    await turnOn.click();
    await expect(turnOn).toHaveCount(0);
    await expect(page.locator("main")).toContainText("turn on notifications in this browser");
    await expectAccessible(page);
  });
});
