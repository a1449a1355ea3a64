import { expect, open, test } from "../support/browser/browser.ts";

test("SHL-28 AMB-PLT-18 NAV-25 AMB-RTE-14 rejecting Australia's card opens guest mode, which has no account links; outside it the card returns", async ({
  page,
}) => {
  const accounts = page.locator("[data-popup=login]:visible, [data-popup=registration]:visible");
  const decline = page.getByRole("button", { name: "Nur umsehen" });
  await open(page, "/de/faq?country=AU");
  await expect(accounts.first()).toBeVisible();
  await decline.click();
  await expect(page).toHaveURL("/guest/de/faq?country=AU");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(accounts).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/de\/faq$/);

  await page.locator('nav a[href="/guest/de/live/all"]:visible').first().click();
  await expect(page).toHaveURL("/guest/de/live/all");
  await expect(page.locator("main article[data-game]").first()).toBeVisible();
  await page.getByRole("button", { name: "Menü" }).click();
  const menu = page.getByRole("dialog");
  await expect(menu.getByRole("link", { name: "Italiano" })).toHaveAttribute("href", "/guest/it/live/all");
  await expect(accounts).toHaveCount(0);
  await page.keyboard.press("Escape");

  // Outside guest mode this hash opens the login form.
  await page.evaluate(() => {
    location.hash = "sign-in";
  });
  await expect(page).toHaveURL("/guest/de");
  await expect(page.locator("h2[id^=row-]").first()).toBeAttached();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // A player's page, which outside guest mode leads guests to registration.
  await page.goto("/guest/de/profile/security");
  await expect(page).toHaveURL("/guest/de");
  await expect(page.locator("h2[id^=row-]").first()).toBeAttached();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await open(page, "/de/faq");
  await expect(decline).toBeVisible();
});
