import type { Page } from "@playwright/test";
import { expect, installClock, open, test } from "../support/browser/browser.ts";

const carousel = (page: Page) => page.locator("section[aria-roledescription=carousel]");
const current = (page: Page) =>
  carousel(page).locator("button[aria-current=true]").getAttribute("aria-label");

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await installClock(page);
});

test("SHL-29 the banner stays while the keyboard is inside, whose place is seen, and moves on after", async ({
  page,
}) => {
  await open(page, "/");
  await carousel(page).getByRole("link").first().focus();
  // A key press, so that the browser shows where the focus is.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  const focused = carousel(page).locator(":focus-visible");
  await expect(focused).toHaveCount(1);
  expect(await focused.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe("solid");
  await page.clock.runFor(25_000);
  expect(await current(page)).toContain("1 of");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(10_100);
  await expect.poll(() => current(page)).toContain("2 of");
});

test("SHL-29 the keyboard goes to any banner", async ({ page }) => {
  await open(page, "/");
  const third = carousel(page).getByRole("button", { name: /^Highlight 3 of/ });
  await third.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => current(page)).toContain("3 of");
});

test("SHL-29 where motion is unwanted, the banner never moves by itself, and nothing else glides", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.clock.runFor(35_000);
  expect(await current(page)).toContain("1 of");
  const longest = await page.evaluate(() =>
    Math.max(
      ...Array.from(document.querySelectorAll("main *"), (element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return Math.max(
          ...[transitionDuration, animationDuration].flatMap((list) =>
            list.split(",").map(Number.parseFloat),
          ),
        );
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});
