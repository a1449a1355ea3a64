import type { Page } from "@playwright/test";
import { expect, expectHydrated, open, test } from "../support/browser/browser.ts";

// Calls and chunks must reach the test, which the worker would answer.
test.use({ serviceWorkers: "block" });
test.beforeEach(({ quiet }) => {
  quiet.allow.push(
    /404|500|Failed to (load|fetch)|registration blocked|preload|is not defined|undefined|null/i,
  );
});

async function watchLog(page: Page): Promise<string[]> {
  const names: string[] = [];
  await page.route("**/log", async (route) => {
    names.push((route.request().postDataJSON() as { name: string }).name);
    await route.fulfill({ json: { accepted: true } });
  });
  return names;
}

function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.count++;
  });
  return documents;
}

const CHUNKS = [
  {
    what: "a route's",
    // Not those of the support form and the support widget, which load by themselves.
    file: /\/assets\/support-[\w-]{8}\.js$/,
    link: 'footer a[href="/support"], aside a[href="/support"]',
    shows: "h1:text-is('Support')",
  },
  {
    what: "the sidebar's",
    file: "**/assets/sidebar-*.js",
    link: 'button[aria-haspopup="dialog"]',
    shows: "[role=dialog] time",
  },
  {
    what: "a popup's",
    file: "**/assets/search-*.js",
    link: 'header a[data-popup="search"]',
    shows: "input[type=search]",
  },
];

for (const { what, file, link, shows } of CHUNKS) {
  test(`NAV-37 ${what} chunk that is gone brings one reload and then a screen with a way on`, async ({
    page,
  }) => {
    const logged = await watchLog(page);
    await page.route(file, (route) => route.fulfill({ status: 404, body: "gone" }));
    if (what === "a route's") await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/");
    const documents = countDocuments(page);
    const first = page.locator(link).locator("visible=true").first();
    // Before, a click on a link brings a document of its own.
    await expectHydrated(first);
    await first.click();
    await expect.poll(() => documents.count).toBe(1);
    expect(logged).toContain("PRELOAD_ERROR");
    await page.waitForFunction(() => window.__booted === true);
    await expect(page.locator("h1").first()).toBeAttached();
    expect(documents.count).toBe(1);
    // The same chunk again, in the same build: no second reload.
    await page.goto("/");
    await page.waitForFunction(() => window.__booted === true);
    documents.count = 0;
    const way = page.locator(link).locator("visible=true").first();
    await expectHydrated(way);
    await way.click();
    await expect(page.getByText("Something went wrong")).toBeVisible();
    expect(documents.count).toBe(0);
    // What is only a part of the page leaves the page as it is.
    if (what !== "a route's") await expect(page.locator("main article[data-game]").first()).toBeVisible();
    await page.unroute(file);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
    await page.waitForFunction(() => window.__booted === true);
    if (what === "the sidebar's") await page.locator(link).locator("visible=true").first().click();
    await expect(page.locator(shows)).toBeVisible();
  });
}
