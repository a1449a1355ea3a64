import { expect, installClock, open, test } from "../support/browser/browser.ts";

test("SHL-04 the top navigation keeps its order, pages of the content system last", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await open(page, "/");
  const links = page
    .getByRole("navigation", { name: "Main" })
    .locator("li:not([data-hidden])")
    .locator("> a, details a");
  const paths = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href)),
  );
  expect(paths.length).toBeGreaterThan(0);
  const order = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(order.slice(0, 3)).toEqual(["/", "/pokies/all", "/live/all"]);
  expect(order.slice(3, -1).every((path) => path?.startsWith("/mystic"))).toBe(true);
  expect(order.at(-1)).toBe("/crypto-guide");
  await expect(links.filter({ hasText: "Sports" })).toHaveCount(0);
});

test.describe("without a worker, whose calls a test cannot answer", () => {
  test.use({ serviceWorkers: "block" });
  test.beforeEach(({ quiet }) => {
    quiet.allow.push(/registration blocked/);
  });

  test("SHL-04 SHL-05 with betting on, sports stands third as a link to its site, and the lobby is gone", async ({
    page,
    quiet,
  }) => {
    await page.route("**/api/fe/config/betting-config", (route) =>
      route.fulfill({ json: { enabled: true, url: "https://sport.example" } }),
    );
    quiet.allow.push(/404/);
    // The shell asks for the settings, which the server's own pages have inside; its own path is no page.
    await page.goto("/shell.html");
    const bar = page.getByRole("navigation", { name: "Main" });
    await page.setViewportSize({ width: 1440, height: 900 });
    const sports = bar.getByRole("link", { name: "Sports" }).first();
    await expect(sports).toHaveAttribute("href", "https://sport.example");
    await expect(sports).toHaveAttribute("rel", /noopener/);
    await expect(bar.locator('a[href="/"]')).toHaveCount(0);
    await expect(bar.locator("li").nth(2)).toContainText("Sports");
  });

  test("SHL-27 a slow load shows the loader, which goes with the answer", async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await open(page, "/");
    await page.route("**/api/games_filter", async (route) => {
      await asked;
      await route.continue();
    });
    await page.locator('nav[aria-label="Game categories"] a[href="/categories/crash"]').click();
    await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
    answer();
    await expect(page).toHaveURL(/\/categories\/crash$/);
    await expect(page.locator("article[data-game]").first()).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Loading" })).toHaveCount(0);
  });

  test("SHL-27 PLT-43 the loader never outlives the time-out of 30 s", async ({ page }) => {
    await installClock(page);
    await open(page, "/");
    await page.route("**/api/games_filter", () => {});
    await page.locator('nav[aria-label="Game categories"] a[href="/categories/crash"]').click();
    await page.clock.runFor(1_000);
    await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
    // The clock goes on by itself, too.
    await page.clock.runFor(25_000);
    await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page.getByRole("progressbar", { name: "Loading" })).toHaveCount(0);
  });
});

test("SHL-13 the sidebar's local time is read again every 15 s", async ({ page }) => {
  // A real one takes longer than the minutes that pass here in a moment.
  await installClock(page, { time: new Date("2026-11-21T12:00:50Z") });
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  const time = page.getByRole("dialog").locator("time");
  await expect(time).toHaveText("1:00 PM");
  // Stepped, so that the renderings between are not skipped: the minute turns during the first refresh.
  await page.clock.runFor(15_500);
  await expect(time).toHaveText("1:01 PM");
  await page.clock.runFor(60_000);
  await expect(time).toHaveText("1:02 PM");
});

test("SHL-31 the navigation is measured again 150 ms after the last resize, not before", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await installClock(page);
  await open(page, "/");
  const more = page.getByRole("navigation", { name: "Main" }).locator("summary");
  await expect(more).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 60_000);
  // The page hears of it later than the size is set.
  await page.evaluate(() => {
    const resized = new Promise((resolve) => addEventListener("resize", resolve, { once: true }));
    Object.assign(window, { resized });
  });
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.evaluate(() => (window as unknown as { resized: Promise<unknown> }).resized);
  await page.clock.runFor(140);
  await expect(more).toHaveCount(0);
  // One resize may be laid out more than once: each time is waited for anew.
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await more.count()).toBe(1);
  }).toPass();
  await expect(more).toBeVisible();
});
