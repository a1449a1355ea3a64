import type { Page } from "@playwright/test";
import { isBooted, logIn, newPlayer, PASSWORD } from "../support/browser/account-page.ts";
import { expect } from "../support/browser/browser.ts";
import { test } from "../support/pwa/dns-fixture.ts";
import { ADDRESSES, countCached, findShown } from "../support/pwa/find-shown.ts";
import { openIn, openWithWorker } from "../support/pwa/tabs.ts";
import type { TwoBuilds } from "../support/pwa/two-builds.ts";

// First visits aren't tested: without a worker, the browser shows its own error page.
test.use({ viewport: { width: 1440, height: 900 } });

/**
 * Timeouts in milliseconds until content or an explanation: four times docs/pwa.md's, because other tests run beside
 * this one. A call that waited for its retries would take a minute.
 */
const LIMITS = { screen: 12_000, coldStart: 20_000, form: 20_000 };

/** Screens whose games the device has stored. */
const STORED_SCREENS = ["/", "/?utm_source=mail", "/pokies/all"];

/** Finds a network error message with a retry or link, in the popup or else in the page. */
function findErrorMessage(): string | null {
  const area = document.querySelector("[role=dialog]") ?? document.querySelector("main");
  const hasNextStep = [...(area?.querySelectorAll("a, button") ?? [])].some((element) =>
    /^(?:Try again|Go to lobby)$/.test(element.textContent),
  );
  return (hasNextStep && /No connection|Something went wrong/.exec(area?.textContent ?? "")?.[0]) || null;
}

const hasGames = async (page: Page) => (await page.evaluate(findShown)) === "games";

const hasErrorMessage = async (page: Page) => (await page.evaluate(findErrorMessage)) !== null;

async function hasContent(page: Page): Promise<boolean> {
  const shownContent = await page.evaluate(findShown);
  return shownContent === "error" ? hasErrorMessage(page) : shownContent !== null;
}

/** Fails if the page doesn't reach the expected state within `limit` milliseconds; reports the seconds it takes. */
async function expectWithin(
  limit: number,
  name: string,
  act: () => Promise<unknown>,
  isShown: () => Promise<boolean>,
): Promise<void> {
  const start = performance.now();
  await act();
  // Evaluating in a page that is being replaced rejects.
  await expect
    .poll(() => isShown().catch(() => false), { message: name, timeout: limit, intervals: [50] })
    .toBe(true);
  const duration = performance.now() - start;
  test.info().annotations.push({ type: name, description: `${(duration / 1_000).toFixed(1)} s` });
}

const visit = (page: Page, site: TwoBuilds, path: string) =>
  page.goto(site.origin + path, { waitUntil: "commit" });

/** Checks that the browser can't resolve the site's name, and that the device seems to be online. */
async function expectDnsFailure(page: Page): Promise<void> {
  const failed = page.waitForEvent("requestfailed", {
    predicate: (request) => request.url().endsWith("/healthz"),
    timeout: LIMITS.screen,
  });
  await page.evaluate(() => fetch("/healthz").catch(() => {}));
  expect((await failed).failure()?.errorText).toBe("net::ERR_NAME_NOT_RESOLVED");
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
}

/** Waits until the worker has stored all that it loads: Chromium loses a cache entry that it is writing when it closes. */
const settle = (page: Page) => page.waitForLoadState("networkidle");

/** Counts the documents that all tabs load. */
function countNavigations(page: Page): () => number {
  let count = 0;
  page.context().on("request", (request) => {
    if (request.isNavigationRequest() && !request.serviceWorker()) count++;
  });
  return () => count;
}

/** Opens the lobby in a second tab, and follows its link to an unvisited list. */
async function expectSecondTab(page: Page, site: TwoBuilds): Promise<void> {
  const second = await page.context().newPage();
  await expectWithin(
    LIMITS.screen,
    "second tab",
    () => visit(second, site, "/"),
    () => hasGames(second),
  );
  await second.waitForFunction(isBooted);
  const live = second.locator("aside").getByRole("link", { name: "Live", exact: true });
  await expectWithin(
    LIMITS.screen,
    "second tab, link to a list",
    () => live.click(),
    () => hasErrorMessage(second),
  );
}

const fetchJson = (page: Page, path: string) =>
  page.evaluate(async (url) => (await fetch(url)).json(), path) as Promise<unknown>;

test("PLT-54 NAV-38 AUTH-21 under a DNS failure each screen shows content or an explanation, and stored data survives", async ({
  site,
  restartBrowser,
}) => {
  let page = await restartBrowser("resolves");
  await openWithWorker(page, site);
  await openIn(page, site, "/pokies/all");
  await expect.poll(() => hasGames(page)).toBe(true);
  const game = await page.locator("main article[data-game] a").first().getAttribute("href");
  await settle(page);
  const stored = await page.evaluate(countCached);

  page = await restartBrowser("fails");
  const requests = site.requestedPaths.length;
  const navigations = countNavigations(page);
  const screens = [...ADDRESSES, game!, "/"];
  for (const [index, path] of screens.entries())
    await expectWithin(
      index === 0 ? LIMITS.coldStart : LIMITS.screen,
      path,
      () => visit(page, site, path),
      () => (STORED_SCREENS.includes(path) ? hasGames(page) : hasContent(page)),
    );
  await expectDnsFailure(page);
  await expectSecondTab(page, site);
  const email = page.getByLabel("Email", { exact: true });
  await expectWithin(
    LIMITS.screen,
    "log-in form",
    () => visit(page, site, "/?popup=login"),
    () => email.isVisible(),
  );
  await email.fill("player@example.com");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const dialog = page.getByRole("dialog");
  await expectWithin(
    LIMITS.form,
    "log-in",
    () => dialog.getByRole("button", { name: "Log in" }).click(),
    () => dialog.getByText(/We couldn't send this/).isVisible(),
  );
  expect(navigations()).toBe(screens.length + 2);
  expect(site.requestedPaths.slice(requests)).toEqual([]);

  page = await restartBrowser("resolves");
  // This page changes no cache.
  await page.goto(`${site.origin}/favicon.svg`);
  for (const [name, count] of Object.entries(await page.evaluate(countCached)))
    expect(count, name).toBeGreaterThanOrEqual(stored[name] ?? 0);
  expect(await page.evaluate(async () => (await caches.match("/", { ignoreVary: true }))?.ok)).toBe(true);
  for (const path of ["/", "/table/poker"]) {
    await visit(page, site, path);
    await expect.poll(() => hasGames(page).catch(() => false)).toBe(true);
  }
});

test("PLT-54 NEW-01 AUTH-21 MI-02 under a DNS failure a player stays logged in, sees explanations, and no payment is created", async ({
  site,
  restartBrowser,
}) => {
  let page = await restartBrowser("resolves");
  const { email } = await newPlayer(page, { asDemo: true, locale: "en", isSignedIn: false });
  await openWithWorker(page, site);
  await openIn(page, site, "/?popup=login");
  await logIn(page, email);
  const bell = () => page.locator("header").getByRole("link", { name: "Notifications" }).first();
  await expect(bell()).toBeVisible();
  await settle(page);

  page = await restartBrowser("fails");
  const navigations = countNavigations(page);
  await expectWithin(
    LIMITS.coldStart,
    "/",
    () => visit(page, site, "/"),
    () => bell().isVisible(),
  );
  await expectDnsFailure(page);
  const heart = () =>
    page
      .locator("main article[data-game]:visible")
      .first()
      .getByRole("button", { name: /^Favourite: / });
  await page.waitForFunction(isBooted);
  await expectWithin(
    LIMITS.screen,
    "heart",
    () => heart().click(),
    async () => (await heart().getAttribute("aria-pressed")) === "true",
  );
  const screens = ["/profile", "/favorite-games", "/?popup=notifications", "/withdraw", "/deposit"];
  for (const path of screens)
    await expectWithin(
      LIMITS.screen,
      path,
      () => visit(page, site, path),
      () => hasErrorMessage(page),
    );
  // A guest would be redirected to the login.
  await expect(page).toHaveURL(`${site.origin}/deposit`);
  await expectSecondTab(page, site);
  expect(navigations()).toBe(screens.length + 2);

  page = await restartBrowser("resolves");
  await openIn(page, site);
  await expect(bell()).toBeVisible();
  await expect.poll(() => fetchJson(page, "/api/player/favorite_games")).toHaveLength(1);
  await expect(heart()).toHaveAttribute("aria-pressed", "true");
  expect(await fetchJson(page, "/api/player/payments")).toMatchObject({ payments: [] });
  await openIn(page, site, "/deposit");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("[data-method]").first()).toBeVisible();
});
