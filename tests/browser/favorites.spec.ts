import type { Page } from "@playwright/test";
import { newPlayer } from "../support/browser/account-page.ts";
import { expect, open, test } from "../support/browser/browser.ts";

const tiles = (page: Page) => page.locator("main article[data-game]");

test("CAT-28 CAT-33 a guest's heart leads to registration and back, and brings no script", async ({
  page,
}) => {
  await open(page, "/pokies/all");
  // What a guest loads last.
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  const link = tiles(page)
    .first()
    .getByRole("link", { name: /^Add .* to favourites$/ });
  await expect(link).toHaveAttribute("href", /^\/registration\?redirect=%2Fplay%2F/);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.filter((name) => /\/heart-[^/]*\.css$/.test(name))).toEqual([]);
});

test("CAT-06 CAT-28 CAT-31 a game that a player marks is marked after a reload, and among the favourites", async ({
  page,
}) => {
  await newPlayer(page);
  await open(page, "/pokies/all");
  const game = await tiles(page).first().getAttribute("data-game");
  const heart = page
    .locator(`main article[data-game="${game}"]`)
    .getByRole("button", { name: /favourites$/ });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).not.toHaveAttribute("aria-disabled");
  await page.reload();
  await page.waitForFunction(() => window.__booted === true);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await open(page, "/favorite-games");
  await expect(tiles(page)).toHaveCount(1);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});
