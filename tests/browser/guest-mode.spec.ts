import { expect, expectAccessible, open, test } from "../support/browser/browser.ts";

test("NAV-25 AMB-RTE-14 guest mode is the same app without a way to an account", async ({ page }) => {
  await open(page, "/guest/de/pokies/all");
  await expect(page.locator("main article[data-game]").first()).toBeVisible();
  await expect(page.locator("[data-popup=login]:visible, [data-popup=registration]:visible")).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/de\/pokies\/all$/);
  await expectAccessible(page);

  await page.locator('nav a[href="/guest/de/live/all"]:visible').first().click();
  await expect(page).toHaveURL("/guest/de/live/all");
  await page.getByRole("button", { name: "Menü" }).click();
  const menu = page.getByRole("dialog");
  await expect(menu.getByRole("link", { name: "Italiano" })).toHaveAttribute("href", "/guest/it/live/all");
  await expect(menu.locator("[data-popup=login]:visible")).toHaveCount(0);
});

test("NAV-25 forms of accounts lead back to the lobby in guest mode", async ({ page }) => {
  await open(page, "/guest/login");
  await expect(page).toHaveURL(/\/guest\/?$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/guest/profile/security");
  await expect(page).toHaveURL(/\/guest\/?$/);
});

test("SHL-28 AMB-PLT-18 who refuses Australia's card looks around in guest mode, and is asked again outside of it", async ({
  page,
}) => {
  await open(page, "/pokies/all?country=AU");
  await page.getByRole("button", { name: "Only look around" }).click();
  await expect(page).toHaveURL("/guest/pokies/all?country=AU");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  await open(page, "/pokies/all");
  await expect(page.getByRole("button", { name: "Only look around" })).toBeVisible();
  await page.goto("/?country=");
});
