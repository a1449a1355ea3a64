import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/browser/browser.ts";

/** A mark that a new document would not have. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const marked = (page: Page) => page.evaluate(() => "sameDocument" in window);

test("NAV-40 a link in content to our own host changes the page without a new document", async ({ page }) => {
  await open(page, "/faq");
  await mark(page);
  await page.locator('main article a[href="/kyc-policy"]').first().click();
  await expect(page).toHaveURL(/\/kyc-policy$/);
  await expect(page.locator("h1")).not.toHaveText(/questions/i);
  expect(await marked(page)).toBe(true);
});

test("NAV-40 in another language a content link stays in that language", async ({ page }) => {
  await open(page, "/de/faq");
  await mark(page);
  await page.locator("main article a[href$='/kyc-policy']").first().click();
  await expect(page).toHaveURL(/\/de\/kyc-policy$/);
  expect(await marked(page)).toBe(true);
});

test("NAV-40 a banner's link stays in the app", async ({ page }) => {
  await open(page, "/");
  await mark(page);
  const link = page.locator("section[aria-roledescription=carousel] li a").first();
  const path = await link.getAttribute("href");
  await link.click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  expect(await marked(page)).toBe(true);
});

test("NAV-40 a link in content to another host opens apart and without an opener", async ({
  page,
  context,
}) => {
  await context.route(/gamblingtherapy\.org/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" }),
  );
  await open(page, "/responsible-gaming");
  await page.evaluate(() => {
    const { open } = window;
    window.open = (...args) => {
      Object.assign(window, { opened: args });
      return open.apply(window, args);
    };
  });
  const other = context.waitForEvent("page");
  await page.locator('main article a[href*="gamblingtherapy.org"]').first().click();
  const tab = await other;
  await tab.waitForLoadState();
  expect(tab.url()).toContain("gamblingtherapy.org");
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(await page.evaluate(() => (window as unknown as { opened: string[] }).opened.slice(1))).toEqual([
    "_blank",
    "noopener,noreferrer",
  ]);
  await expect(page).toHaveURL(/\/responsible-gaming$/);
});
