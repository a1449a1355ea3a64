import { expect, open, scrollPage, test } from "../support/browser/browser.ts";

const field = "input[type=search]";

test("NAV-05 NAV-06 NAV-07 NAV-08 closing search restores scroll and focus; Back and a reload restore search with its results", async ({
  page,
}) => {
  await open(page, "/live/all");
  const dialog = page.getByRole("dialog");
  const scrollTop = () => page.evaluate(() => scrollY);
  await scrollPage(page, 700);
  const opener = page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: "Search" });
  const tiles = await page.locator("article[data-game]").count();
  // Playwright's click would first scroll the fixed bar's link into view.
  await opener.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await expect(page.locator(field)).toBeFocused();
  await expect(page).toHaveURL(/\/search$/);
  expect(await page.locator("main article[data-game]").count()).toBe(tiles);
  await expect.poll(scrollTop).toBe(700);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/live\/all$/);
  await expect.poll(scrollTop).toBe(700);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(page.locator(field)).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/live\/all$/);

  await opener.click();
  await page.locator(field).fill("roulette");
  const result = dialog.locator("article[data-game] a[href^='/play/']").first();
  await expect(page).toHaveURL(/\/search\?q=roulette$/);
  const address = await result.getAttribute("href");
  // A tap, because a mouse would show the tile's actions over the link.
  await result.tap();
  await expect(page).toHaveURL(/\/play\//);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page.locator(field)).toHaveValue("roulette");
  await expect(result).toHaveAttribute("href", address!);
  await page.reload();
  await expect(page).toHaveURL(/\/search\?q=roulette$/);
  await expect(page.locator(field)).toHaveValue("roulette");
  await expect(page.locator("h2[id^=row-]").first()).toBeAttached();
  await expect(result).toHaveAttribute("href", address!);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});
