import type { Page } from "@playwright/test";
import { confirmedPlayer, isBooted } from "../support/browser/account-page.ts";
import { expect, expectAccessible, offline, openForOffline, test } from "../support/browser/browser.ts";

test.beforeEach(({ quiet }) => {
  // What the browser says of each request that met no network. The app itself has nothing to complain about.
  quiet.allow.push(offline);
});

const NO_CONNECTION = { name: "No connection" };
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

test("PLT-54 PLT-46 every page that is not kept says the same without network, and comes with it", async ({
  page,
  context,
}) => {
  await openForOffline(page);
  await context.setOffline(true);
  for (const path of [
    "/faq",
    "/how-to-install",
    "/favorites",
    "/jackpots",
    "/table/poker",
    "/live/baccarat",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, ...NO_CONNECTION }), path).toBeVisible();
    await expect(page.getByText("This page is not kept on your device yet.")).toBeVisible();
    await expect(tryAgain(page)).toBeVisible();
    await expect(page).toHaveTitle("No connection | Apogee");
  }
  await page.goto("/faq");
  await expectAccessible(page);
  await tryAgain(page).click();
  await expect(page.getByRole("heading", NO_CONNECTION)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", NO_CONNECTION)).toHaveCount(0);
  await expect(page.locator("main article h1")).toBeVisible();
});

test("PLT-45 PLT-54 going to a list without network is no fault of the app's, nor is pointing at it", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForOffline(page);
  await context.setOffline(true);
  await page.goto("/");
  await page.waitForFunction(isBooted);
  const link = page.locator("header").getByRole("link", { name: "Live", exact: true });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/games_filter"));
  await link.hover();
  await failed;
  await link.click();
  await expect(page.getByRole("heading", NO_CONNECTION)).toBeVisible();
  await expect(page.locator("main article[data-game]")).toHaveCount(0);
});

test("PLT-54 PROF-26 a registration without network says so, and comes with it", async ({
  page,
  context,
}) => {
  await openForOffline(page);
  await context.setOffline(true);
  await page.goto("/registration");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", NO_CONNECTION)).toBeVisible();
  await expect(dialog.getByText("This form needs a connection.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("heading", NO_CONNECTION)).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByLabel("E-mail", { exact: true })).toBeVisible();
});

test("NEW-01 PLT-54 PROF-01 pages of a player say that they need a connection, and come with it", async ({
  page,
  context,
}) => {
  await confirmedPlayer(page);
  await openForOffline(page);
  await context.setOffline(true);
  for (const path of [
    "/profile",
    "/profile/security",
    "/profile/verification",
    "/cashbox",
    "/favorite-games",
  ]) {
    await page.goto(path);
    await page.waitForFunction(isBooted);
    await expect(page.getByRole("heading", NO_CONNECTION), path).toBeVisible();
    await expect(tryAgain(page)).toHaveCount(1);
    await expect(page.getByRole("combobox")).toHaveCount(0);
  }
  await page.goto("/?popup=notifications");
  await expect(
    page.getByRole("dialog").getByText("What belongs to your account needs a connection."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto("/profile/verification");
  await tryAgain(page).click();
  await expect(page.getByRole("heading", NO_CONNECTION)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are not verified yet")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByLabel("Nickname")).toBeVisible();
  await expect(page.getByRole("heading", NO_CONNECTION)).toHaveCount(0);
});
