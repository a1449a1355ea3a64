import type { Page } from "@playwright/test";
import { confirmedPlayer, isBooted } from "../support/browser/account-page.ts";
import { expect, OFFLINE_LOGS, openForOffline, test } from "../support/browser/browser.ts";

test.beforeEach(({ allowedLogs }) => {
  // Browsers log each request that fails offline. The app itself logs nothing.
  allowedLogs.allow.push(OFFLINE_LOGS);
});

const noConnection = (page: Page) => page.getByRole("heading", { name: "No connection" });

// Each page's message and its retry are tested in src/app/no-connection.component.test.tsx.
test("PLT-54 PLT-46 PLT-45 PROF-26 an unstored page and form open from the shell, show that there is no connection, and load once online", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForOffline(page);
  await context.setOffline(true);
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
  await expect(page).toHaveTitle("No connection | Apogee");
  const live = page.locator("aside").getByRole("link", { name: "Live", exact: true });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/api/games_filter"));
  await live.hover();
  await failed;
  await live.click();
  await expect(page).toHaveURL("/live/all");
  await expect(noConnection(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await expect(noConnection(page)).toBeVisible();
  await page.getByRole("link", { name: "Sign up" }).click();
  const dialog = page.getByRole("dialog");
  await expect(noConnection(page)).toBeVisible();
  await expect(dialog.getByText("We'll load this form as soon as you're back online.")).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByLabel("Email", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("main article h1")).toBeVisible();
  await expect(noConnection(page)).toHaveCount(0);
});

test("NEW-01 PLT-54 PROF-01 a player's unstored pages open from the shell, show that there is no connection, and load once online", async ({
  page,
  context,
}) => {
  await confirmedPlayer(page);
  await openForOffline(page);
  await context.setOffline(true);
  for (const path of ["/cashbox", "/profile/verification"]) {
    await page.goto(path);
    await page.waitForFunction(isBooted);
    await expect(noConnection(page), path).toBeVisible();
  }
  await context.setOffline(false);
  await expect(page.getByText("You're not verified yet")).toBeVisible();
  await expect(noConnection(page)).toHaveCount(0);
});
