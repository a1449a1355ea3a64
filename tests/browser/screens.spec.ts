import { expect, open, overflows, test } from "../support/browser/browser.ts";

test("I18N-16 I18N-09 NAV-33 the lobby fits at 1440, 768 and 390 px; the footer's language links point to the current page", async ({
  page,
}) => {
  await open(page, "/");
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflows(page)).toBe(false);
    await expect(page.locator("h1")).toHaveCount(1);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Promotions" }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  const footer = page.locator("footer");
  // A page that renders after the scroll moves the footer out of view again.
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.locator('a[lang="de"]')).toHaveAttribute("href", "/de/promotions", {
      timeout: 2_000,
    });
  }).toPass();
});
