import type { Page } from "@playwright/test";
import { expect, open, scrollPage, test } from "../support/browser/browser.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const openMenu = async (page: Page) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(dialog(page).getByText("Local time")).toBeVisible();
};
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test("SHL-11 choosing a link or going back closes the menu and keeps the scroll position; closing leaves no history entry", async ({
  page,
}) => {
  await open(page, "/responsible-gaming?utm_source=x");
  await scrollPage(page, 200);
  await openMenu(page);
  await dialog(page).getByRole("link", { name: "Support" }).click();
  await expect(page).toHaveURL(/\/support$/);
  await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await scrollPage(page, 300);
  await openMenu(page);
  expect(await scrollTop(page)).toBe(300);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/support$/);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await page.waitForFunction(() => window.__booted === true);
  await expect(page.locator("h1")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const closeActions = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(10, 300),
    () => dialog(page).getByRole("button", { name: "Close" }).click(),
  ];
  for (const close of closeActions) {
    await openMenu(page);
    await close();
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/responsible-gaming\?utm_source=x$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - 200)).toBeLessThan(5);
  await openMenu(page);
  await dialog(page).getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(dialog(page).getByText("Local time")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/responsible-gaming\?utm_source=x$/);
  await expect(dialog(page)).toHaveCount(0);
});
