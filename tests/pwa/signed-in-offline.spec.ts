import type { Page } from "@playwright/test";
import { button, confirmedPlayer, isBooted } from "../support/browser/account-page.ts";
import {
  expect,
  expectAccessible,
  OFFLINE_LOGS,
  openForOffline,
  overflows,
  test,
} from "../support/browser/browser.ts";

test.beforeEach(({ allowedLogs }) => {
  // Browsers log each request that fails offline.
  allowedLogs.allow.push(OFFLINE_LOGS);
});

/** A player whose browser is ready for an offline visit, and then goes offline. */
async function playerOffline(page: Page, path = "/"): Promise<void> {
  await confirmedPlayer(page);
  await openForOffline(page, "/");
  await page.context().setOffline(true);
  await page.goto(path);
  await page.waitForFunction(isBooted);
}

const bar = (page: Page) => page.getByRole("navigation", { name: "Quick links" });
const head = (page: Page) => page.locator("header").first();
const heart = (page: Page) =>
  page
    .locator("main article[data-game]")
    .first()
    .getByRole("button", { name: /^Favourite: / });
const loginLinks = (page: Page) => page.locator('a[href*="/login"], a[href*="/registration"]');

test("NEW-01 SHL-02 SHL-08 AUTH-16 a player who opens the app offline stays logged in, can mark favorites and log out", async ({
  page,
  context,
}) => {
  await playerOffline(page);
  await expect(bar(page).getByRole("link", { name: "Deposit" })).toBeVisible();
  await expect(head(page).getByRole("link", { name: "Profile" })).toBeVisible();
  await expect(head(page).getByText("Balance unavailable")).toBeAttached();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  await expect(loginLinks(page)).toHaveCount(0);
  expect(await overflows(page)).toBe(false);
  await expectAccessible(page);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");

  await page.reload();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await context.setOffline(false);
  await expect(head(page).getByRole("link", { name: /^Profile of/ })).toBeVisible();
  const favorites = async () =>
    (await (await page.request.get("/api/player/favorite_games")).json()) as number[];
  await expect.poll(async () => (await favorites()).length).toBe(1);
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");

  await context.setOffline(true);
  await page.reload();
  await button(page, "Menu").click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Favourites", exact: true })).toBeVisible();
  await expect(loginLinks(page)).toHaveCount(0);
  await expectAccessible(page);
  await menu.getByRole("button", { name: "Log out" }).click();
  await expect(menu.getByRole("link", { name: "Log in" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(head(page).getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(heart(page)).toHaveCount(0);
  const storedKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("private:")));
  expect(await storedKeys()).toEqual([]);
  await page.reload();
  await expect(head(page).getByRole("link", { name: "Log in" })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await page.request.get("/api/player")).status()).toBe(401);
});
