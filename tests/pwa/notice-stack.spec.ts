import type { Locator, Page } from "@playwright/test";
import { button } from "../support/browser/account-page.ts";
import {
  expect,
  expectAccessible,
  offline,
  openForOffline,
  overflows,
  test,
} from "../support/browser/browser.ts";
import { comes } from "../support/pwa/tabs.ts";
import { TwoBuilds } from "../support/pwa/two-builds.ts";

const WIDTHS = [390, 768, 1440];
const region = (page: Page) => page.locator("[aria-live=polite]");
const cookies = (page: Page) => page.locator("[data-asks=cookies]");
const asked = (page: Page) => page.locator("[data-asks]");
const strip = (page: Page) => page.locator("[role=status]").filter({ hasText: "You are offline." });

/** That all of these are on the screen, none over another, whatever the widths that a reader's text asks for. */
async function expectStacked(page: Page, parts: Locator[]): Promise<void> {
  await expect(async () => {
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const { width, height } = page.viewportSize()!;
    let above = 0;
    for (const box of boxes) {
      expect(box).not.toBeNull();
      expect(box!.y).toBeGreaterThanOrEqual(above);
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      expect(box!.y + box!.height).toBeLessThanOrEqual(height);
      above = box!.y + box!.height;
    }
  }).toPass();
}

test("SHL-26 NEW-01 messages are announced politely until closed; they, the offline notice and the cookie card stack without overlap", async ({
  page,
  context,
  baseURL,
  quiet,
}) => {
  quiet.allow.push(offline);
  const site = await new TwoBuilds(baseURL!).start();
  await openForOffline(page, site.origin);
  await expect(cookies(page)).toBeVisible();
  await expect(region(page)).toHaveCount(1);
  await expect(region(page)).toBeEmpty();
  // Another build comes: the page offers it.
  await comes(page, site, "B");
  await expect(region(page)).toContainText("A new version of Apogee is ready.");
  await expect(region(page).getByRole("button", { name: "Update" })).toBeVisible();
  await expect(region(page).getByRole("alert")).toHaveCount(0);
  await context.setOffline(true);
  await expect(strip(page)).toBeVisible();
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 844 });
    await expectStacked(page, [region(page), strip(page), cookies(page)]);
    expect(await overflows(page)).toBe(false);
  }
  // A phone on its side.
  await page.setViewportSize({ width: 740, height: 360 });
  await expectStacked(page, [region(page), strip(page), cookies(page)]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  // A popup is the one thing that is asked then; the rest is still said.
  await button(page, "Menu").click();
  await expect(asked(page)).toHaveCount(0);
  await expectStacked(page, [region(page), strip(page)]);
  await page.keyboard.press("Escape");
  await expectStacked(page, [region(page), strip(page), cookies(page)]);
  await region(page).getByRole("button", { name: "Close" }).click();
  await expect(region(page)).toBeEmpty();
  await site.stop();
});
