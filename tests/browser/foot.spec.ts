import type { Page } from "@playwright/test";
import { button, newEmail, newPlayer } from "../support/browser/account-page.ts";
import {
  answerConsent,
  expect,
  expectAccessible,
  open,
  overflows,
  test,
} from "../support/browser/browser.ts";

const WIDTHS = [390, 768, 1440];
const cookies = (page: Page) => page.locator("[data-asks=cookies]");
const asked = (page: Page) => page.locator("[data-asks]");

test.describe("of a visitor whose browser speaks another language", () => {
  test.use({ locale: "it-IT" });

  test("NEW-08 one thing is asked at a time: cookies, then the language", async ({ page }) => {
    await open(page, "/");
    await expect(cookies(page)).toBeVisible();
    await expect(asked(page)).toHaveCount(1);
    await button(page, "Needed ones only").click();
    await expect(page.locator("[data-asks=language]").getByRole("link", { name: "Italiano" })).toBeVisible();
    await expect(asked(page)).toHaveCount(1);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflows(page)).toBe(false);
    }
    await asked(page).getByRole("button", { name: "Close" }).click();
    await expect(asked(page)).toHaveCount(0);
  });
});

/** A player without a nickname, whose address is as long as 30 characters. */
async function longNamed(page: Page): Promise<void> {
  await answerConsent(page);
  await open(page, "/support");
  const email = `${"somebody.with.a.long.name.at.home".slice(0, 20)}${newEmail()}`;
  await newPlayer(page, { email, isConfirmed: false });
}

test("PLT-20 SHL-07 SHL-09 a player with a long address: notice, head and menu hold it", async ({ page }) => {
  await longNamed(page);
  for (const path of ["/de", "/et", "/no"]) {
    await page.evaluate((locale) => localStorage.setItem("language-chosen", locale), path.slice(1));
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const notice = page.locator("[data-notice=confirm_email]");
    await expect(notice).toBeVisible();
    const outer = (await notice.boundingBox())!;
    const close = (await notice.getByRole("button").last().boundingBox())!;
    // In the first line, at its end.
    expect(outer.x + outer.width - close.x - close.width).toBeLessThanOrEqual(8);
    expect(close.y - outer.y).toBeLessThanOrEqual(8);
  }
  const menu = page.getByRole("dialog");
  await page.locator("nav button").last().click();
  await expect(menu.locator("time")).toBeVisible();
  expect(await menu.evaluate((panel) => panel.scrollWidth <= panel.clientWidth)).toBe(true);
  const out = (await menu.getByRole("button", { name: "Logg ut" }).boundingBox())!;
  const lobby = (await menu.locator('nav a[href="/no"]').first().boundingBox())!;
  expect(lobby.y - out.y - out.height).toBeGreaterThanOrEqual(8);
  await expectAccessible(page);
  // The player's tools come after the line was measured, which must make room for them.
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/no");
    await expect(page.locator("header [data-popup=deposit]")).toBeVisible();
    await expect(async () => {
      const line = page.locator("header nav");
      const ends = await line
        .locator("li:not([data-hidden])")
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
      const search = (await page.locator("header [data-popup=search]").first().boundingBox())!;
      expect(Math.max(...ends), `${width} px`).toBeLessThanOrEqual(search.x);
    }).toPass();
    expect(await overflows(page)).toBe(false);
  }
});
