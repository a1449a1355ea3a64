import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { GamePage } from "../../src/contract/games.ts";
import type { Launched } from "../../src/contract/play.ts";
import type { RecentWin } from "../../src/contract/wins.ts";
import { newPlayer } from "../support/browser/account-page.ts";
import { expect, expectAccessible, open, overflows, test } from "../support/browser/browser.ts";

const DICE = { chances: 4_950, over: false };

/** Sends a call of the page's own, with its session. */
const send = <T>(page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, text]) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(address!, { method: "POST", headers, body: text! });
      return (await response.json()) as T;
    },
    [path, JSON.stringify(body)],
  );

/** Plays a round of a game of dice for one unit, as its frame would. */
async function playRound(page: Page, currency: string): Promise<{ title: string }> {
  const filter = { filter: { categories: ["table"] }, page: 1, page_size: 60 };
  const { data } = await send<GamePage>(page, "/api/games_filter", filter);
  const game = data.find(({ title, real }) => real[currency] && !/roulette|wheel/i.test(title))!;
  const launch = { mode: "real", device: "mobile", locale: "en", return_url: "/" };
  const { url } = await send<Launched>(page, `/api/games/${game.real[currency]!.id}/launch`, launch);
  const ask = async (path: string, data: object) => {
    const headers = { origin: "null", "sec-fetch-site": "cross-site" };
    const answer = await page.request.post(`/reference-games/api/${path}`, {
      headers,
      data: JSON.stringify(data),
    });
    return (await answer.json()) as { seat: string; round: { id: string } };
  };
  const { seat } = await ask("open", { launch: new URL(url, page.url()).searchParams.get("launch") });
  const key = await page.evaluate(() => crypto.randomUUID());
  const { round } = await ask("play", { seat, key, stake: "1.00", choice: DICE });
  await ask("finish", { seat, round: round.id });
  return game;
}

test("PLAY-11 NEW-06 a round is in the history with its receipts, and the statement comes to the balance", async ({
  page,
}) => {
  await newPlayer(page, { country: "AU", asDemo: true });
  await open(page, "/en-AU");
  await expect(page.getByRole("link", { name: "Profile of Demo AU" }).first()).toBeVisible();
  const { title } = await playRound(page, "AUD");
  await open(page, "/en-AU/profile/games-history");
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: title }).first();
  await expect(row).toContainText("Staked $1.00");
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect(page).toHaveURL(/period=today/);
  for (const width of [768, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
  }
  await expectAccessible(page);
  await row.getByRole("link").click();
  await expect(page.getByRole("link", { name: "Verify this round" })).toHaveAttribute(
    "href",
    /^\/en-AU\/verify\?round=[0-9a-f-]{36}$/,
  );
  await expect(page.getByText(`Stake · ${title}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Verify this round" }).click();
  await expect(page).toHaveURL(/\/verify\?round=[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Check a round" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Stake · ${title}`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/period=today$/);

  await page.getByRole("link", { name: "Statement", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Checked: agrees" })).toBeVisible();
  await expect(page.getByText("their fingerprints form one chain")).toBeVisible();
  await page.getByText(`Stake · ${title}`).first().click();
  await expect(page.getByRole("rowheader", { name: "Real money" }).first()).toBeVisible();
  for (const width of [768, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
  }
  await expectAccessible(page);
  const begun = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), "utf8")).toContain(`"bet","","${title}"`);
});

test.describe("with answers that a test holds", () => {
  test.use({ serviceWorkers: "block" });

  test("NEW-06 a statement that does not agree says which receipt, and leads to support", async ({
    page,
    quiet,
  }) => {
    quiet.allow.push(/Service Worker registration blocked/);
    await page.route("**/api/player/statement?*", async (route) => {
      const response = await route.fetch();
      const statement = await response.json();
      statement.receipts[0].total.before_cents += 1;
      statement.receipts[0].total.after_cents += 1;
      await route.fulfill({ response, json: statement });
    });
    await newPlayer(page, { country: "AU", asDemo: true });
    await page.goto("/en-AU/profile/statement?period=12m");
    await expect(page.getByRole("heading", { name: "This statement does not agree" })).toBeVisible();
    await page.getByRole("button", { name: /^Show receipt/ }).click();
    await expect(page.locator("details[open][data-wrong]")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Write to support" }).first().click();
    await expect(page.getByRole("dialog", { name: "Support" })).toBeVisible();
  });

  const win = (n: number): RecentWin => ({
    id: String(n),
    at: "2026-11-21T12:00:00.000Z",
    game: { identifier: "a/b", title: `Game ${n}`, provider: "a", seo_title: "b", tone: n },
    user_name: "Benjam***",
    currency: "EUR",
    amount_cents: n * 1_000,
  });

  test("PLT-14 CAT-34 wins come below the first rows, move nothing, and wait while somebody looks at them", async ({
    page,
    quiet,
  }) => {
    quiet.allow.push(/Service Worker registration blocked/);
    let wins = Array.from({ length: 20 }, (_, i) => win(20 - i));
    await page.route("**/api/wins", (route) => route.fulfill({ json: wins }));
    await page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        Object.assign(window, { shifted: sum });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, "/");
    const section = page.getByRole("region", { name: "Live wins" });
    await expect(section).toHaveCount(1);
    expect(await page.evaluate(() => (window as unknown as { shifted?: number }).shifted ?? 0)).toBeLessThan(
      0.01,
    );
    const top = await section.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(844);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole("listitem")).toHaveCount(20);
    await expect(section.getByRole("link").first()).toContainText("€200.00");
    for (const width of [768, 1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflows(page)).toBe(false);
    }
    await expectAccessible(page);
    // Pointed at, it stays as it is; left alone, it catches up.
    await section.getByRole("link").first().hover();
    wins = [win(21), ...wins.slice(0, 19)];
    const asked = page.waitForResponse("**/api/wins");
    await page.clock.install({ time: Date.now() + 60_000 });
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await asked;
    await expect(section.getByRole("link").first()).toContainText("Game 20");
    await page.mouse.move(0, 0);
    await expect(section.getByRole("link").first()).toContainText("Game 21");
  });

  test("PLT-14 without wins, or without an answer, the lobby has no such row", async ({ page, quiet }) => {
    quiet.allow.push(/Service Worker registration blocked/, /status of 500/);
    for (const answer of [{ json: [] }, { status: 500, json: {} }]) {
      await page.route("**/api/wins", (route) => route.fulfill(answer));
      const asked = page.waitForResponse("**/api/wins");
      await open(page, "/");
      await asked;
      await expect(page.locator("#wins")).toHaveCount(1);
      expect(await page.locator("#wins").evaluate((element) => element.clientHeight)).toBe(0);
      await page.unroute("**/api/wins");
    }
  });
});
