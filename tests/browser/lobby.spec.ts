import type { Page } from "@playwright/test";
import { newPlayer } from "../support/browser/account-page.ts";
import { expect, installClock, open, test } from "../support/browser/browser.ts";

test("CAT-01 CAT-34 the lobby is there without script, with links to games", async ({ browser }) => {
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

/** Notes layout shifts that no input caused, from the start of the page on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round);
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${place(previousRect)} to ${place(currentRect)}`,
        );
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01);
}

test("CAT-34 nothing moves while the lobby comes alive", async ({ page }) => {
  await watchShifts(page);
  await open(page, "/");
  await page.mouse.wheel(0, 3000);
  await page.waitForFunction(() => document.documentElement.classList.contains("fonts-ready"));
  await expectNoShift(page);
});

test("CAT-34 SHL-02 nothing moves for somebody who is signed in, on a phone and on a desktop", async ({
  page,
}) => {
  await newPlayer(page, { country: "AU", asDemo: true });
  await open(page, "/en-AU");
  await expect(page.getByRole("link", { name: "Profile of Demo AU" }).first()).toBeVisible();
  await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/en-AU");
    await expect(page.getByRole("link", { name: "Profile of Demo AU" }).first()).toBeVisible();
    await expect(page.getByRole("banner").locator("summary .money")).toBeVisible();
    await page.waitForFunction(() => document.documentElement.classList.contains("fonts-ready"));
    await expectNoShift(page);
  }
});

test("CAT-18 CAT-34 what stands below a list does not move while its next page is awaited", async ({
  page,
}) => {
  await watchShifts(page);
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/games_filter", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open(page, "/games/page/1");
  const tiles = page.locator("main article[data-game]");
  const asked = page.waitForRequest("**/api/games_filter");
  await tiles.last().evaluate((tile) => tile.scrollIntoView({ block: "start", behavior: "instant" }));
  await asked;
  // The room that the next page will have is there, and the foot of the page is below the screen.
  await expect(page.locator("footer")).not.toBeInViewport();
  gate.resolve();
  await expect.poll(() => tiles.count()).toBeGreaterThan(70);
  await expectNoShift(page);
});

test("CAT-19 turning the phone keeps the game that was on the screen there", async ({ page }) => {
  await open(page, "/games/page/1");
  const tiles = page.locator("main article[data-game]");
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await tiles.count()).toBeGreaterThan(200);
  }).toPass({ intervals: [20] });
  // Where a page stands is noted when it has stood still for a moment; only then is it turned.
  const scrolled = page.evaluate(
    () => new Promise((done) => addEventListener("scrollend", done, { once: true })),
  );
  await tiles
    .nth(150)
    .evaluate((tile) => scrollBy(0, tile.getBoundingClientRect().top - innerHeight / 4 + 30));
  await scrolled;
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  // Blocks above take their real heights only now, so that a gap may stand where the tile was put.
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
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(200);
});

test("CAT-18 a list loads its pages before the end, never one twice, to the last game", async ({ page }) => {
  const asked: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/games_filter"))
      asked.push((request.postDataJSON() as { page: number }).page);
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
  expect(new Set(asked).size).toBe(asked.length);
  await expect(page.getByText("That was the last game of this list.")).toBeVisible();
});

test("CAT-18 a list of more than a thousand games keeps those around the screen, and the room of all others", async ({
  page,
}) => {
  const dot = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64");
  await page.route("**/art/**", (route) => route.fulfill({ contentType: "image/gif", body: dot }));
  await open(page, "/games/page/1");
  const wall = page.locator("[aria-busy]:has(> div article[data-game])");
  const blocks = wall.locator("> div:not(:last-child)");
  const tiles = page.locator("main article[data-game]");
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await blocks.count()).toBeGreaterThan(34);
  }).toPass({ intervals: [20] });
  await expect.poll(() => tiles.count()).toBeLessThan(200);
  const heights = () =>
    blocks.evaluateAll((boxes) => {
      const full = boxes.slice(0, -2).map((box) => Math.round(box.getBoundingClientRect().height));
      return [...new Set(full)].length;
    });
  await expect.poll(heights).toBe(1);
  const onScreen = () =>
    tiles.evaluateAll(
      (all) => all.filter((tile) => Math.abs(tile.getBoundingClientRect().top) < innerHeight).length,
    );
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(onScreen).toBeGreaterThan(5);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(heights).toBe(1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3));
  await expect.poll(onScreen).toBeGreaterThan(5);
  await expect.poll(() => tiles.count()).toBeLessThan(300);
});

test("CAT-01 a row shows all its games once somebody turns to it, and a row further down once it comes near", async ({
  page,
}) => {
  await open(page, "/");
  const rows = page.locator("main section[aria-labelledby^=row-]:has(> ul)");
  const [first, far] = [rows.first(), rows.nth(6)];
  await expect(first.locator("article")).toHaveCount(7);
  await expect(far.locator("article")).toHaveCount(0);
  // A phone shows two and a half of them; the pictures of the others would come for nothing.
  const shown = first.locator("article:visible");
  await expect(shown).toHaveCount(4);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(shown).toHaveCount(7);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(shown).toHaveCount(4);
  await first.locator("ul").evaluate((list) => list.scrollTo({ left: 150 }));
  await expect.poll(() => shown.count()).toBeGreaterThan(7);
  await far.scrollIntoViewIfNeeded();
  await expect(far.locator("article")).toHaveCount(7);
  await expect(far.locator("article a").first()).toHaveAttribute("href", /^\/play\//);
});

test("SHL-04 a window that grows from a phone's width brings the rail, whose links stay in the app", async ({
  page,
}) => {
  await open(page, "/");
  const rail = page.locator("aside");
  await expect(rail).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rail.locator("svg").first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { same: true }));
  await rail.getByRole("link", { name: /^Live/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/live\/all$/);
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

test("CAT-22 the random card stands tenth in a category and last in the new games", async ({ page }) => {
  await open(page, "/categories/megaways");
  const place = (label: string) =>
    page.locator("main").evaluate((main, text) => {
      const cells = Array.from(main.querySelectorAll("article[data-game], main button"));
      return cells.findIndex((cell) => cell.textContent?.includes(text));
    }, label);
  expect(await place("Random game")).toBe(9);
});

test("CAT-23 the live list begins with the cashback card", async ({ page }) => {
  await open(page, "/live/all");
  const first = page.locator("main a, main article").filter({ hasText: "Live cashback" });
  await expect(first).toBeVisible();
  const before = await page.locator("article[data-game]").first().boundingBox();
  const card = await first.boundingBox();
  expect(card!.x <= before!.x && card!.y <= before!.y + 1).toBe(true);
});

test("CAT-20 hovering a tile, or reaching it by keyboard, shows play and demo", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/pokies/all");
  const tile = page.locator("article[data-game]").first();
  await tile.hover();
  await expect(tile.getByRole("link", { name: "Play", exact: true })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tile.getByRole("link", { name: "Play", exact: true })).toHaveCount(0);
  await tile.locator("a").first().focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tile.getByRole("link", { name: "Play", exact: true })).toBeVisible();
});

test("CAT-28 CAT-33 a guest's heart leads to registration with the way back", async ({ page }) => {
  await open(page, "/pokies/all");
  await page
    .locator("article[data-game]")
    .first()
    .getByRole("link", { name: /favourites/ })
    .click();
  await expect(page).toHaveURL(/\/registration\?redirect=%2Fplay%2F/);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("CAT-19 going back returns to the same game far down, also before the other page was there", async ({
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
  // Until blocks around have their real heights.
  await expect(async () => {
    const first = await tileOnScreen();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
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

  // Back before the game's page has loaded.
  const held = Promise.withResolvers<void>();
  await page.route("**/api/games/*/*", async (route) => {
    await held.promise;
    await route.abort();
  });
  await follow();
  await expect(page).toHaveURL(/\/play\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/pokies\/all$/);
  held.resolve();
  await expect.poll(tileOnScreen).toBe(before);
});

test("SHL-29 the banner moves on every 10 s, and not while it is touched by the pointer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await installClock(page);
  await open(page, "/");
  const carousel = page.locator("section[aria-roledescription=carousel]");
  const current = async () => {
    const label = await carousel.locator("button[aria-current=true]").getAttribute("aria-label");
    return Number(/(\d+) of/.exec(label!)![1]);
  };
  await carousel.hover();
  // The clock stands still from here on, and the time begins anew when the pointer leaves.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const shown = await current();
  await page.mouse.move(720, 890);
  await expect(async () => {
    await page.clock.runFor(1);
    expect(
      await page.evaluate(() => document.querySelector("section[aria-roledescription=carousel]:hover")),
    ).toBeNull();
  }).toPass();
  await page.clock.runFor(9_800);
  expect(await current()).toBe(shown);
  await page.clock.runFor(200);
  await expect.poll(current).toBe(shown + 1);
  await carousel.hover();
  await page.clock.runFor(25_000);
  expect(await current()).toBe(shown + 1);
});

test("SHL-01 SHL-08 guests have enter buttons in header and bottom bar", async ({ page }) => {
  await open(page, "/");
  const bar = page.getByRole("navigation", { name: "Quick" });
  for (const name of ["Lobby", "Pokies", "Live", "Log in", "Sign up"])
    await expect(bar.getByText(name, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const header = page.locator("header").first();
  for (const name of ["Log in", "Sign up", "Search games"])
    await expect(header.getByText(name, { exact: true })).toBeVisible();
});

test("SHL-07 items that do not fit wait under More, reachable by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await open(page, "/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const more = nav.locator("summary");
  await expect(more).toBeVisible();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(nav.locator("details a").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(nav.locator("details")).not.toHaveAttribute("open");
});

test("SHL-09 SHL-11 the sidebar holds menu, language and time; closes on Escape, outside tap and swipe; keeps focus inside", async ({
  page,
}) => {
  await open(page, "/");
  const opener = page.getByRole("button", { name: "Menu" });
  const dialog = page.getByRole("dialog");
  await opener.click();
  await expect(dialog.getByText("Local time")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Deutsch" })).toBeVisible();
  for (let i = 0; i < 60; i++) await page.keyboard.press("Tab");
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await opener.click();
  await page.mouse.click(10, 300);
  await expect(dialog).toHaveCount(0);
  await opener.click();
  // The swipe begins where the panel stands, not where it passes while it slides in.
  await dialog.evaluate((panel) => Promise.all(panel.getAnimations().map((animation) => animation.finished)));
  await expect
    .poll(async () => Math.round((await dialog.boundingBox())!.x))
    .toBe(390 - Math.min(340, Math.round(390 * 0.88)));
  const box = (await dialog.boundingBox())!;
  await page.mouse.move(box.x + 20, 400);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, 405, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toHaveCount(0);
});
