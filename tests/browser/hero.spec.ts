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

for (const path of ["/", "/de", "/fr-CA"]) {
  test(`I18N-16 SHL-29 the banner of ${path} shows whole titles, inside its slides and off its dots, on every width`, async ({
    page,
  }) => {
    for (const width of [320, 390, 768, 1200, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      await page.waitForFunction(() => document.documentElement.classList.contains("fonts-ready"));
      // The others come when somebody turns to the banner.
      await carousel(page).locator("ul").dispatchEvent("touchstart");
      await expect.poll(() => carousel(page).locator("li").count()).toBeGreaterThan(1);
      const faults = await carousel(page).evaluate((section) => {
        const dots = section.querySelector("button")!.getBoundingClientRect();
        const dotsFrom = dots.left - section.querySelector("li")!.getBoundingClientRect().left;
        return Array.from(section.querySelectorAll("li"), (slide) => {
          const box = slide.getBoundingClientRect();
          const title = slide.querySelector("h2")!;
          const button = slide.querySelector("a")?.getBoundingClientRect();
          const first = title.parentElement!.firstElementChild!.getBoundingClientRect();
          return [
            title.scrollHeight > title.clientHeight + 1 && "title cut",
            first.top < box.top && "copy runs out of the slide",
            button && button.bottom > dots.top && button.right - box.left > dotsFrom && "button on the dots",
          ].filter(Boolean);
        }).flat();
      });
      expect(faults, `${width} px`).toEqual([]);
    }
  });
}
