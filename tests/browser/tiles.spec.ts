import { expect, open, test } from "../support/browser/browser.ts";

const BADGES = [
  ["New", "/categories/new"],
  ["Top", "/categories/top"],
  ["Jackpot", "/categories/jackpots"],
  ["Mystic jackpots", "/categories/mystic"],
  ["Bonus wagering", "/pokies/all"],
] as const;

for (const [name, path] of BADGES) {
  test(`CAT-16 the badge ${name} shows on tiles of ${path}, whole where there is room`, async ({ page }) => {
    await open(page, path);
    const badges = page.locator("article[data-game]").getByText(name, { exact: true });
    await expect(badges.first()).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await badges.first().scrollIntoViewIfNeeded();
      const missing = await badges
        .first()
        .evaluate((element) => (element.scrollWidth - element.clientWidth) / element.scrollWidth);
      // On a phone's tile two words may end in an ellipsis.
      expect(missing).toBeLessThan(name.includes(" ") && width === 390 ? 0.6 : 0.02);
    }
  });
}

test("CAT-20 the overlay of a tile offers play, demo and favourite, each leading where it says", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/pokies/all");
  const tile = page.locator("article[data-game]").first();
  const game = await tile.locator("a").first().getAttribute("href");
  await tile.hover();
  await expect(tile.getByRole("link", { name: "Play", exact: true })).toHaveAttribute(
    "href",
    `/registration?redirect=${encodeURIComponent(`${game}?mode=real`)}`,
  );
  await expect(tile.getByRole("link", { name: /favourites/ })).toBeVisible();
  const demo = tile.getByRole("link", { name: "Demo", exact: true });
  await expect(demo).toHaveAttribute("href", `${game}?mode=demo`);
  await demo.click();
  await expect(page).toHaveURL(/\?mode=demo$/);
});

test("CAT-20 a press that comes before the overlay is drawn still opens the game", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/pokies/all");
  const tile = page.locator("article[data-game]").first();
  const link = tile.locator("a").first();
  const game = await link.getAttribute("href");
  await link.evaluate((element) => {
    const mouse = { bubbles: true, pointerType: "mouse", relatedTarget: document.body };
    element.dispatchEvent(new PointerEvent("pointerover", mouse));
    element.dispatchEvent(new PointerEvent("pointerdown", mouse));
  });
  // Two frames: what was going to be drawn is drawn.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(tile.getByRole("link", { name: "Play", exact: true })).toHaveCount(0);
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(page).toHaveURL(new RegExp(`${game}$`));
});
