import type { Page } from "@playwright/test";
import { SETTLE_TIME } from "../../src/features/game/use-anchor-on-rotation.ts";
import { newPlayer } from "../support/browser/account-page.ts";
import { expect, open, test } from "../support/browser/browser.ts";
import { watchShifts } from "../support/browser/layout-shift.ts";

// Rows slide and content fades in, so layout shifts are measured as most visitors have them.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("CAT-01 CAT-34 the lobby works without script, with links to games", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("article a[href^='/play/']").first()).toBeVisible();
  await page.locator("article a[href^='/play/']").first().click();
  await expect(page.locator("h1")).toBeVisible();
  await context.close();
});

test("CAT-34 SHL-04 the lobby hydrates without a layout shift; a wider window shows the rail, whose links navigate within the app", async ({
  page,
}) => {
  const expectNoShift = await watchShifts(page);
  await open(page, "/");
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expectNoShift();
  const rail = page.locator("aside");
  await expect(rail).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rail.getByRole("link").locator("svg").first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { same: true }));
  await rail.getByRole("link", { name: /^Live/ }).click();
  await expect(page).toHaveURL(/\/live\/all$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("CAT-34 NEW-02 the lobby has no layout shift for a player, on a phone and on a desktop", async ({
  page,
}) => {
  await newPlayer(page, { country: "AU", asDemo: true });
  await open(page, "/en-AU");
  await expect(page.getByRole("link", { name: "Profile of Demo AU" }).first()).toBeVisible();
  const expectNoShift = await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/en-AU");
    await expect(page.getByRole("link", { name: "Profile of Demo AU" }).first()).toBeVisible();
    // The server renders the lobby as for a guest; the player's first update must not wait for unhydrated parts.
    await expect(page.getByRole("list", { name: "Jackpots" }).getByText("about").first()).toBeVisible();
    await expect(page.getByRole("banner").locator("summary .money")).toBeVisible();
    await expectNoShift();
  }
});

test("CAT-18 CAT-34 content below a list doesn't move while the next page loads", async ({ page }) => {
  const expectNoShift = await watchShifts(page);
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/games_filter", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open(page, "/games/page/1");
  const tiles = page.locator("main article[data-game]");
  const nextRequest = page.waitForRequest("**/api/games_filter");
  await tiles.last().evaluate((tile) => tile.scrollIntoView({ block: "start", behavior: "instant" }));
  await nextRequest;
  // The next page's space is reserved, so the footer is below the screen.
  await expect(page.locator("footer")).not.toBeInViewport();
  gate.resolve();
  await expect.poll(() => tiles.count()).toBeGreaterThan(70);
  await expectNoShift();
});

/**
 * Waits until the app has saved the scroll anchor. The app debounces scroll events with a timer; a timer of the same
 * length, set after the same event, ends after it. Scroll events come with the next frame, which a busy machine may
 * draw late. A fake clock doesn't work here: it would draw no frames.
 */
const waitForScrollAnchor = (page: Page) =>
  page.evaluate(async (settleTime) => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    await nextFrame();
    await nextFrame();
    await new Promise<void>((done) => {
      let timer = setTimeout(done, settleTime);
      addEventListener("scroll", () => {
        clearTimeout(timer);
        timer = setTimeout(done, settleTime);
      });
    });
  }, SETTLE_TIME);

test("CAT-19 rotating the phone keeps the same game on the screen", async ({ page }) => {
  await open(page, "/games/page/1");
  const tiles = page.locator("main article[data-game]");
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await tiles.count()).toBeGreaterThan(200);
  }).toPass({ intervals: [20] });
  await tiles
    .nth(150)
    .evaluate((tile) => scrollBy(0, tile.getBoundingClientRect().top - innerHeight / 4 + 30));
  await waitForScrollAnchor(page);
  // Blocks above get their real heights only now, so the position may differ from the one scrolled to.
  const game = await tiles.evaluateAll((all) => {
    const isShown = (tile: Element) => {
      const { left, right, bottom } = tile.getBoundingClientRect();
      return bottom > innerHeight / 4 && left < innerWidth / 2 && right > innerWidth / 2;
    };
    return (all as HTMLElement[]).find(isShown)?.dataset.game;
  });
  const top = () =>
    page.locator(`main [data-game="${game}"]`).evaluate((tile) => tile.getBoundingClientRect().top);
  const before = await top();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => Math.abs((await top()) - 130)).toBeLessThan(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5);
});

test("CAT-18 a list loads each page once, before its end is reached, up to the last game", async ({
  page,
}) => {
  const requestedPages: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/games_filter"))
      requestedPages.push((request.postDataJSON() as { page: number }).page);
  });
  await open(page, "/categories/exclusive");
  const total = Number((await page.locator("h1 + span").innerText()).replace(/\D/g, ""));
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.locator("article[data-game]").count()).toBe(total);
  }).toPass();
  const ids = await page
    .locator("article[data-game]")
    .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.game));
  expect(new Set(ids).size).toBe(total);
  expect(new Set(requestedPages).size).toBe(requestedPages.length);
  await expect(page.getByText("That's everything.")).toBeVisible();
});

test("CAT-01 a row renders all its games once it's scrolled, and a lower row once it comes near", async ({
  page,
}) => {
  // Low enough that only rows which the server renders are near.
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, "/");
  const rows = page.locator("main section[aria-labelledby^=row-]:has(> ul)");
  const [first, far] = [rows.first(), rows.nth(6)];
  await expect(first.locator("article")).toHaveCount(7);
  await expect(far.locator("article")).toHaveCount(0);
  // A phone shows two and a half tiles; loading the others' pictures would be wasted.
  const visibleTiles = first.locator("article:visible");
  await expect(visibleTiles).toHaveCount(4);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(visibleTiles).toHaveCount(7);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(visibleTiles).toHaveCount(4);
  await first.locator("ul").evaluate((list) => list.scrollTo({ left: 150 }));
  await expect.poll(() => visibleTiles.count()).toBeGreaterThan(7);
  await far.scrollIntoViewIfNeeded();
  await expect(far.locator("article")).toHaveCount(7);
  await expect(far.locator("article a").first()).toHaveAttribute("href", /^\/play\//);
});

test("CAT-19 going back restores the position far down a list, even before the opened page has loaded", async ({
  page,
}) => {
  await open(page, "/pokies/all");
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.locator("article[data-game]").count()).toBeGreaterThan(100);
  }).toPass({ intervals: [100] });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - 2_500));
  const tileOnScreen = () =>
    page.evaluate(() => {
      const at = (y: number) => document.elementFromPoint(60, y)?.closest<HTMLElement>("[data-game]");
      const tile = at(400) ?? at(440);
      return tile ? `${tile.dataset.game} ${Math.round(tile.getBoundingClientRect().top / 4)}` : "none";
    });
  await expect.poll(tileOnScreen).not.toBe("none");
  // Waits until surrounding blocks have their real heights.
  await expect(async () => {
    const first = await tileOnScreen();
    // A block whose tiles aren't there yet is stable, too.
    expect(first).not.toBe("none");
    for (let frame = 0; frame < 6; frame++)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(await tileOnScreen()).toBe(first);
  }).toPass();
  const before = await tileOnScreen();
  const follow = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>("[data-game] a[href^='/play/']")];
      links.find((link) => link.getBoundingClientRect().top > 200)?.click();
    });

  await follow();
  await expect(page.getByText("Sign up to play")).toBeVisible();
  await page.goBack();
  await expect.poll(tileOnScreen).toBe(before);

  // Goes back before the game's page has loaded.
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/games/*/*", async (route) => {
    await gate.promise;
    await route.abort();
  });
  await follow();
  await expect(page).toHaveURL(/\/play\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/pokies\/all$/);
  gate.resolve();
  await expect.poll(tileOnScreen).toBe(before);
});
