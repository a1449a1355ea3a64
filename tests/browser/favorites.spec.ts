import type { Page } from "@playwright/test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CaptchaChallenge } from "../../src/contract/auth.ts";
import type { Game, GamePage } from "../../src/contract/games.ts";
import { expect, expectAccessible, open, overflows, test } from "../support/browser/browser.ts";

let count = 0;

/** Sends a call from the page, so that the browser itself keeps the cookies: a test may not set those of a host. */
async function send(page: Page, path: string, body: unknown): Promise<void> {
  const status = await page.evaluate(
    async ([address, text]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(address!, { method: "POST", headers, body: text })).status;
    },
    [path, JSON.stringify(body)],
  );
  expect(status, path).toBe(200);
}

/** Registers somebody, and stays on a page that does not know it yet. */
async function register(page: Page): Promise<void> {
  await open(page, "/support");
  const challenge = (await (await page.request.get("/api/captcha")).json()) as CaptchaChallenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const user = {
    email: `favourites${++count}.${process.pid}.${Math.floor(performance.now())}@example.com`,
    password: "correct-horse-7",
    country: "DE",
    currency: "EUR",
    date_of_birth: "1990-05-17",
    terms_acceptance: true,
    locale: "en",
    captcha: btoa(JSON.stringify({ challenge, solution })),
  };
  await send(page, "/api/users", { user });
}

const tiles = (page: Page) => page.locator("main article[data-game]");
const heartOf = (page: Page, game: string | null) =>
  page.locator(`main article[data-game="${game}"]`).getByRole("button", { name: /favourites$/ });
const isOn = (on: boolean) => ["aria-pressed", String(on)] as const;

/** Presses a heart, and waits until the server has it. */
async function press(page: Page, game: string | null, on: boolean): Promise<void> {
  const heart = heartOf(page, game);
  await heart.click();
  await expect(heart).toHaveAttribute(...isOn(on));
  await expect(heart).not.toHaveAttribute("aria-disabled");
}

test("CAT-28 CAT-33 a guest's heart leads to registration and back, and brings no script", async ({
  page,
}) => {
  await open(page, "/pokies/all");
  // What a guest loads last.
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  const link = tiles(page)
    .first()
    .getByRole("link", { name: /^Add .* to favourites$/ });
  await expect(link).toHaveAttribute("href", /^\/registration\?redirect=%2Fplay%2F/);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.filter((name) => /\/heart-[^/]*\.css$/.test(name))).toEqual([]);
});

test("CAT-06 CAT-28 CAT-29 CAT-31 a player marks a game, finds it among the favourites, and unmarks it", async ({
  page,
}) => {
  await register(page);
  await open(page, "/pokies/all");
  const game = await tiles(page).first().getAttribute("data-game");
  const heart = heartOf(page, game);
  await expect(heart).toHaveAttribute(...isOn(false));
  await expect(heart).toHaveAccessibleName(/^Add .+ to favourites$/);
  await press(page, game, true);
  await expect(heart).toHaveAccessibleName(/^Remove .+ from favourites$/);
  await press(page, game, false);
  await press(page, game, true);
  await page.reload();
  await page.waitForFunction(() => window.__booted === true);
  await expect(heart).toHaveAttribute(...isOn(true));

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Favourites", exact: true }).click();
  await expect(page).toHaveURL(/\/favorite-games$/);
  await expect(page.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
  await expect(page.getByText("1 game", { exact: true })).toBeVisible();
  await expectAccessible(page);
  // A slip can be undone: it stays until the page is left.
  await press(page, game, false);
  await expect(tiles(page)).toHaveCount(1);
  await press(page, game, true);
  await press(page, game, false);
  await page.reload();
  await expect(page.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflows(page)).toBe(false);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.locator("main").getByRole("link", { name: "All games" }).click();
  await expect(page).toHaveURL(/\/games\/page\/1$/);

  // A game's own page has the heart too.
  await tiles(page).nth(1).locator("a").first().tap();
  await expect(page).toHaveURL(/\/play\//);
  const aside = page.locator("main h1 ~ div").getByRole("button", { name: /favourites$/ });
  await aside.click();
  await expect(aside).toHaveAttribute(...isOn(true));
  await expect(
    page.locator("main h1 ~ div").getByRole("link", { name: "Play", exact: true }),
  ).toHaveAttribute("href", /^\/play\/.*\?mode=real$/);

  // With another currency some games are locked: there is nothing to mark, and the lock says why.
  await send(page, "/api/player/accounts", { currency: "JPY" });
  const answer = await page.request.post("/api/games_filter", { data: { page_size: 100 } });
  const locked = ((await answer.json()) as GamePage).data.find(({ real }: Game) => !real.JPY)!;
  await open(page, `/play/${locked.provider}/${locked.seo_title}`);
  const reason = page.getByText("Your currency is not supported by this game");
  await expect(reason.first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign up to play" })).toHaveCount(0);
  await expect(page.locator("main h1 ~ div").getByRole("button", { name: /favourites$/ })).toHaveCount(0);
  await open(page, `/producers/${locked.provider}`);
  const tile = page.locator(`main article[data-game="${locked.id}"]`);
  await expect(tile).toContainText("Your currency is not supported by this game");
  await expect(tile.getByRole("button")).toHaveCount(0);
  await expect(tile.getByRole("link", { name: /favourites$/ })).toHaveCount(0);
});

test.describe("without a worker, whose calls a test cannot answer", () => {
  test.use({ serviceWorkers: "block" });

  test("CAT-06 CAT-29 a heart is locked while its request runs, and a failure rolls it back and says so", async ({
    page,
    quiet,
  }) => {
    quiet.allow.push(/500|registration blocked/);
    await register(page);
    await open(page, "/pokies/all");
    const game = await tiles(page).first().getAttribute("data-game");
    const other = await tiles(page).nth(1).getAttribute("data-game");
    const heart = heartOf(page, game);
    const gate = Promise.withResolvers<void>();
    const asked: string[] = [];
    await page.route("**/api/player/favorite_games/*", async (route) => {
      asked.push(route.request().method());
      await gate.promise;
      await route.fulfill({ status: 500, json: { code: "internal_error", errors: {} } });
    });
    await heart.click();
    await expect(heart).toHaveAttribute(...isOn(true));
    await expect(heart).toHaveAttribute("aria-disabled", "true");
    // Its owner is told that it is locked; a tap comes through all the same.
    await heart.click({ force: true });
    await expect(heart).toHaveAttribute(...isOn(true));
    await expect(heartOf(page, other)).not.toHaveAttribute("aria-disabled");
    gate.resolve();
    await expect(heart).toHaveAttribute(...isOn(false));
    await expect(page.getByRole("alert")).toContainText("could not be added to your favourites.");
    expect(asked).toEqual(["PUT"]);
    await expect(heart).not.toHaveAttribute("aria-disabled");
    await page.unroute("**/api/player/favorite_games/*");
    await press(page, game, true);

    const answers = { fail: true };
    await page.route("**/api/player/favorite_games", (route) =>
      answers.fail ? route.fulfill({ status: 500, json: { code: "internal_error" } }) : route.continue(),
    );
    await open(page, "/favorite-games");
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expectAccessible(page);
    answers.fail = false;
    await page.locator("main").getByRole("button", { name: "Try again" }).click();
    await expect(tiles(page)).toHaveCount(1);
  });
});
