import type { Page } from "@playwright/test";
import { expect, expectAccessible, installClock, open, overflows, test } from "../support/browser/browser.ts";
import { USER_AGENTS } from "../support/data/user-agents.ts";

const MINUTE = 60_000;
const agentOf = (name: string) => USER_AGENTS.find((row) => row.name === name)!.agent;

const notice = (page: Page) => page.getByRole("region", { name: /browser/i });
const popup = (page: Page) => page.getByRole("dialog", { name: /browser/i });
const wayOut = (page: Page) => notice(page).getByRole("link", { name: "Open in your browser" });

/** Opens a page, cookies being answered, and waits until it has told that it knows where it is. */
async function enter(page: Page, path: string): Promise<void> {
  const url = test.info().project.use.baseURL!;
  await page.context().addCookies([{ name: "cookie_consent", value: "needed", url }]);
  await open(page, path);
  await expect(notice(page)).toBeVisible();
}

async function turnClockUntilAsked(page: Page): Promise<void> {
  await page.clock.runFor(4 * MINUTE);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(2 * MINUTE);
  await expect(popup(page)).toBeVisible();
}

test.describe("inside Facebook on Android", () => {
  test.use({ userAgent: agentOf("Facebook, Android") });

  test("NEW-14 NEW-08 tells when cookies are answered, in two lines; what may fail and every way out when asked", async ({
    page,
  }) => {
    await open(page, "/pokies/all");
    const cookies = page.getByRole("region", { name: "Cookies" });
    await expect(cookies).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await cookies.getByRole("button", { name: "Needed ones only" }).click();
    await expect(notice(page)).toBeVisible();
    await expect(cookies).toHaveCount(0);
    await expect(wayOut(page)).toBeVisible();
    expect((await notice(page).boundingBox())!.height).toBeLessThanOrEqual(96);
    await notice(page).getByRole("button", { name: "What?" }).click();
    for (const text of ["installing", "notifications", "staying logged in", "payments"])
      await expect(notice(page)).toContainText(text);
    await expect(wayOut(page)).toBeVisible();
    await expect(notice(page).getByRole("button", { name: "Copy link" })).toBeVisible();
  });

  test("NEW-14 says quietly and once what may fail there, with a link that keeps page, search and partner", async ({
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

  test("NAV-36 after 5 minutes asks once to leave, holds the focus, and Escape leaves the player alone", async ({
    page,
  }) => {
    await installClock(page);
    await enter(page, "/pokies/all");
    await turnClockUntilAsked(page);
    await expect(notice(page)).toHaveCount(0);
    const hasFocus = () => popup(page).evaluate((box) => box.contains(document.activeElement));
    for (let i = 0; i < 8; i++) {
      await expect.poll(hasFocus).toBe(true);
      await page.keyboard.press("Tab");
    }
    await expect.poll(hasFocus).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(popup(page)).toHaveCount(0);
    await page.clock.runFor(30 * MINUTE);
    await expect(popup(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator("article[data-game]").first()).toBeVisible();
    await page.clock.runFor(7 * MINUTE);
    await expect(popup(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("webview-exit"))).toBe("stay");
  });

  test("NAV-36 never over another popup: it waits for the next minute after that", async ({ page }) => {
    await installClock(page);
    await enter(page, "/pokies/all");
    await page.locator("header").first().getByRole("link", { name: "Search games" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page.clock.runFor(8 * MINUTE);
    await expect(popup(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.clock.runFor(MINUTE + 1_000);
    await expect(popup(page)).toBeVisible();
  });

  test("NEW-14 I18N-16 notice and popup are accessible and fit at 390, 768 and 1440 px, in German too", async ({
    page,
  }) => {
    await installClock(page);
    await enter(page, "/de/pokies/all");
    const fits = async (width: number) => {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflows(page)).toBe(false);
      await expectAccessible(page);
    };
    for (const width of [390, 768, 1440]) await fits(width);
    await notice(page).getByRole("button", { name: "Was?" }).click();
    for (const width of [390, 768, 1440]) await fits(width);
    await turnClockUntilAsked(page);
    for (const width of [390, 768, 1440]) await fits(width);
  });

  test("NEW-14 copies the link; where the clipboard is refused the link stands there selected", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await enter(page, "/pokies/all?stag=partner_1");
    await notice(page).getByRole("button", { name: "What?" }).click();
    const copy = notice(page).getByRole("button", { name: "Copy link" });
    await copy.click();
    await expect(notice(page).getByRole("status")).toHaveText(/^Copied/);
    const address = `${baseURL}/pokies/all?stag=partner_1`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
      document.execCommand = () => false;
    });
    await copy.click();
    const field = notice(page).getByRole("textbox");
    await expect(field).toBeFocused();
    const selected = await field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart!, input.selectionEnd!),
    );
    expect(selected).toBe(address);
    await expectAccessible(page);
  });
});

for (const [name, href] of [
  ["Instagram, iPhone, iOS 26", /^instagram:\/\/extbrowser\/\?url=http%3A%2F%2Flocalhost/],
  ["Facebook, iPhone", /^x-safari-http:\/\/localhost:\d+\/guest\/de\/pokies\/all$/],
] as const)
  test.describe(`inside ${name}`, () => {
    test.use({ userAgent: agentOf(name) });

    test(`NEW-14 the way out of ${name} is the app's own, from guest mode too`, async ({ page }) => {
      await enter(page, "/guest/de/pokies/all");
      await expect(notice(page).getByRole("link")).toHaveAttribute("href", href);
    });
  });

test.describe("inside WeChat, which lets nobody out", () => {
  test.use({ userAgent: agentOf("WeChat, Android") });

  test("NEW-14 the link is copied where no way out is known", async ({ page }) => {
    await enter(page, "/pokies/all");
    await expect(wayOut(page)).toHaveCount(0);
    await expect(notice(page).getByRole("button", { name: "Copy link" })).toBeVisible();
  });
});

/** Time enough for everything that a webview would be told. */
async function expectNothing(page: Page): Promise<void> {
  await installClock(page);
  await open(page, "/pokies/all");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  for (let i = 0; i < 4; i++) await page.clock.runFor(2 * MINUTE);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const kept = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith("webview")),
  );
  expect(kept).toEqual([]);
}

test("NEW-14 NAV-36 a browser is told nothing, and loads nothing of it", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    // The worker keeps everything for later; the page itself asks for what it runs.
    if (!request.serviceWorker()) loaded.push(request.url());
  });
  await expectNothing(page);
  expect(loaded.filter((url) => /assets\/(?:detect)?-webview/.test(url))).toEqual([]);
});

test.describe("installed on an iPhone, whose agent is a webview's", () => {
  test.use({ userAgent: agentOf("home screen, iPhone") });

  test("SHL-12 NAV-36 the installed app is told nothing", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
    await expectNothing(page);
  });
});

test.describe("installed by a browser that shows pages by the webview", () => {
  test.use({ userAgent: agentOf("an app, Android 14") });

  test("SHL-12 NAV-36 an app in a window of its own is told nothing", async ({ page }) => {
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        query === "(display-mode: standalone)" ? ask("(min-width: 1px)") : ask(query);
    });
    await expectNothing(page);
  });
});
