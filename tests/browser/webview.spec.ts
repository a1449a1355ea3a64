import type { Page } from "@playwright/test";
import { expect, installClock, open, test } from "../support/browser/browser.ts";
import { USER_AGENTS } from "../support/data/user-agents.ts";

const MINUTE = 60_000;
const agentOf = (name: string) => USER_AGENTS.find((row) => row.name === name)!.agent;

const notice = (page: Page) => page.getByRole("region", { name: /browser/i });

/** Opens a page, cookies being answered, and waits for the notice. */
async function enter(page: Page, path: string): Promise<void> {
  const url = test.info().project.use.baseURL!;
  await page.context().addCookies([{ name: "cookie_consent", value: "needed", url }]);
  await open(page, path);
  await expect(notice(page)).toBeVisible();
}

test.describe("inside Facebook on Android", () => {
  test.use({ userAgent: agentOf("Facebook, Android") });

  test("NEW-14 the notice comes once, with a link that keeps page, search and partner", async ({
    page,
    baseURL,
  }) => {
    await enter(page, "/de/pokies/all?stag=partner_1");
    const address = `${new URL(baseURL!).host}/de/pokies/all?stag=partner_1`;
    const link = notice(page).getByRole("link");
    await expect(link).toHaveAttribute(
      "href",
      new RegExp(`^intent://${address.replace("?", "\\?")}#Intent;`),
    );
    await expect(link).toHaveAttribute("href", /;scheme=http;.*S\.browser_fallback_url=http%3A.*;end$/);
    // The partner goes along wherever the app goes.
    await page.locator('nav a[href="/de/live/all"]:visible').first().click();
    await expect(link).toHaveAttribute("href", /\/de\/live\/all\?stag=partner_1#Intent;/);
    await notice(page)
      .getByRole("button", { name: /close|schließen/i })
      .click();
    await expect(notice(page)).toHaveCount(0);
    await installClock(page);
    await open(page, "/de/live/all");
    await page.clock.runFor(MINUTE);
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe("inside Facebook on an iPhone", () => {
  test.use({ userAgent: agentOf("Facebook, iPhone") });

  test("NEW-14 the way out of Facebook on an iPhone is Safari's own, from guest mode too", async ({
    page,
  }) => {
    await enter(page, "/guest/de/pokies/all");
    await expect(notice(page).getByRole("link")).toHaveAttribute(
      "href",
      /^x-safari-http:\/\/localhost:\d+\/guest\/de\/pokies\/all$/,
    );
  });
});

test("NEW-14 NAV-36 a browser is told nothing, and loads nothing of it", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  // Time enough for everything that a webview would be told.
  await installClock(page);
  await open(page, "/pokies/all");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  for (let i = 0; i < 4; i++) await page.clock.runFor(2 * MINUTE);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const stored = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith("webview")),
  );
  expect(stored).toEqual([]);
  expect(loaded.filter((url) => /assets\/(?:detect)?-webview/.test(url))).toEqual([]);
});
