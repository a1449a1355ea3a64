import type { Page } from "@playwright/test";
import { expect, INTERRUPTED_REQUEST_LOGS } from "../support/browser/browser.ts";
import { test } from "../support/pwa/release-fixture.ts";
import { buildOf, openWithWorker } from "../support/pwa/tabs.ts";

test.beforeEach(({ allowedLogs }) => {
  allowedLogs.allow.push(INTERRUPTED_REQUEST_LOGS);
});

/** Opens a page whose app never starts, and advances the clock by the watchdog's twelve seconds. */
async function openStuck(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "__booted", { get: () => false, set: () => {} });
  });
  await page.clock.install();
  await page.goto(address);
  await page.clock.fastForward(12_000);
}

const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open("pages-2")).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

test("NAV-37 PLT-54 a page that doesn't start is repaired only if the server has another build", async ({
  page,
  site,
}) => {
  await openWithWorker(page, site);
  await expect.poll(() => cachedPages(page)).toContain("/");
  const versions = () => site.requestedPaths.filter((path) => path === "/version.json").length;

  // The network accepts requests and never responds.
  site.isDown = true;
  let before = versions();
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/version.json"));
  await openStuck(page, site.origin);
  await failed;
  expect(versions()).toBeGreaterThan(before);
  expect(await cachedPages(page)).toContain("/");

  // The server responds with the same build.
  site.isDown = false;
  before = versions();
  await page.goto(site.origin);
  // Listens only from here on, because the response to the previous page's request never ends.
  const response = page.waitForResponse("**/version.json");
  await page.clock.fastForward(12_000);
  await (await response).finished();
  expect(await cachedPages(page)).toContain("/");

  site.release("B");
  await page.goto(site.origin);
  const newVersion = page.waitForResponse("**/version.json");
  await page.clock.fastForward(12_000);
  // The clock moves on only after the response: on a busy machine the request would time out by it.
  await newVersion;
  await expect
    .poll(async () => {
      await page.clock.fastForward(1_500);
      return buildOf(page).catch(() => "");
    })
    .toBe(site.nameOf("B"));
});

test("NAV-38 PLT-54 a shell whose scripts don't load shows a message in the page's language after four seconds, with a retry", async ({
  page,
  baseURL,
}) => {
  await page.route("**/assets/*.js", () => {});
  await page.clock.install({ time: 0 });
  // Otherwise the fake clock would also advance by itself.
  await page.clock.pauseAt(1_000);
  for (const [path, sentence, retryText] of [
    ["/profile", "Still loading. Your connection is slow.", "Try again"],
    ["/de/profile", "Wird noch geladen. Ihre Verbindung ist langsam.", "Erneut versuchen"],
  ] as const) {
    await page.goto(baseURL + path, { waitUntil: "commit" });
    await page.locator("#root > .boot").waitFor();
    await page.clock.fastForward(3_900);
    await expect(page.getByText(sentence)).toHaveCount(0);
    await page.clock.fastForward(200);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole("link", { name: retryText })).toHaveAttribute("href", "");
  }
});
