import { expect, open, test } from "../support/browser/browser.ts";

const field = "input[type=search]";

test("NAV-05 NAV-07 search opens over the page, the address shows it, closing returns with scroll and focus", async ({
  page,
}) => {
  await open(page, "/pokies/all");
  await page.evaluate(() => scrollTo(0, 700));
  const opener = page.locator("header").first().getByRole("link", { name: "Search games" });
  const tiles = await page.locator("article[data-game]").count();
  // A click of the test would first scroll the sticky header's link "into view".
  await opener.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await expect(page.locator(field)).toBeFocused();
  await expect(page).toHaveURL(/\/search$/);
  expect(await page.locator("main article[data-game]").count()).toBe(tiles);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/pokies\/all$/);
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(page.locator(field)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/pokies\/all$/);
});

test("NAV-06 a popup opened by its own address stands over the lobby, and closing stays there", async ({
  page,
}) => {
  await open(page, "/de/search");
  await expect(page.locator(field)).toBeVisible();
  await expect(page.locator("h2[id^=row-]").first()).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/de$/);
});

test("NAV-06 reloading an open popup keeps it, over the lobby", async ({ page }) => {
  await open(page, "/pokies/all");
  await page.locator("header").first().getByRole("link", { name: "Search games" }).click();
  await expect(page.locator(field)).toBeVisible();
  await page.reload();
  await expect(page.locator(field)).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
});

test("NAV-08 choosing a result closes the popup; Back and a reload find the results again", async ({
  page,
}) => {
  await open(page, "/live/all");
  await page.locator("header").first().getByRole("link", { name: "Search games" }).click();
  await page.locator(field).fill("roulette");
  const dialog = page.getByRole("dialog");
  const result = dialog.locator("article[data-game] a[href^='/play/']").first();
  await expect(page).toHaveURL(/\/search\?q=roulette$/);
  const address = await result.getAttribute("href");
  // A finger: a mouse would bring the tile's actions between itself and the link.
  await result.tap();
  await expect(page).toHaveURL(/\/play\//);
  await expect(dialog).toHaveCount(0);

  await page.goBack();
  await expect(page.locator(field)).toHaveValue("roulette");
  await expect(result).toHaveAttribute("href", address!);
  await page.reload();
  await expect(page.locator(field)).toHaveValue("roulette");
  await expect(result).toHaveAttribute("href", address!);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test("CAT-25 search waits for three characters and 300 ms; clear appears with them", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/games_filter")) return;
    const { filter } = request.postDataJSON() as { filter: { title?: string } };
    if (filter.title !== undefined) asked.push(filter.title);
  });
  await open(page, "/search");
  await page.locator(field).fill("ro");
  await expect(page.getByRole("button", { name: "Clear" })).toHaveCount(0);
  await page.locator(field).pressSequentially("yal");
  await expect(page.getByRole("button", { name: "Clear" })).toBeVisible();
  await expect(page.getByText(/games? found/)).toBeVisible();
  expect(asked).toEqual(["royal"]);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.locator(field)).toHaveValue("");
});

test("CAT-26 nothing found shows a hint and recommended games", async ({ page }) => {
  await open(page, "/search");
  await page.locator(field).fill("xqzzyvvv");
  await expect(page.getByText("No games found")).toBeVisible();
  await expect(page.getByText(/Try fewer letters/)).toBeVisible();
  await expect(page.getByRole("dialog").locator("article[data-game]").first()).toBeVisible();
});

test.describe("without a worker, whose calls a test cannot answer", () => {
  test.use({ serviceWorkers: "block" });

  test("CAT-27 a failed search is logged by its name, says so and can be tried again", async ({
    page,
    quiet,
  }) => {
    quiet.allow.push(/500|Failed to load|registration blocked/);
    const logged: string[] = [];
    await page.route("**/log", async (route) => {
      logged.push((route.request().postDataJSON() as { name: string }).name);
      await route.fulfill({ json: { accepted: true } });
    });
    const answers = { fail: true };
    await page.route("**/api/games_filter", (route) =>
      answers.fail ? route.fulfill({ status: 500, json: { code: "internal_error" } }) : route.continue(),
    );
    await page.route("**/api/games/names", (route) =>
      answers.fail ? route.fulfill({ status: 500, json: { code: "internal_error" } }) : route.continue(),
    );
    await open(page, "/search");
    await page.locator(field).fill("dragon");
    await expect(page.getByText("The search could not be done")).toBeVisible();
    expect(logged).toContain("LOAD_FOUND_GAMES_ERROR");
    answers.fail = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("dialog").locator("article[data-game]").first()).toBeVisible();
  });
});
