import { expect, OFFLINE_LOGS, openForOffline, test } from "../support/browser/browser.ts";
import { buildOf } from "../support/pwa/tabs.ts";

const field = "input[type=search]";

test.beforeEach(({ allowedLogs }) => {
  // Browsers log each request that fails offline.
  allowedLogs.allow.push(OFFLINE_LOGS);
});

test("PLT-54 after one visit, the lobby opens offline in a new tab, with the age of its data", async ({
  page,
  context,
}) => {
  await openForOffline(page);
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await context.setOffline(true);
  const tab = await context.newPage();
  await tab.goto("/");
  await expect(tab.locator("article[data-game]").first()).toBeVisible();
  await expect(tab.getByText("You're offline.", { exact: true })).toBeVisible();
  await expect(tab.getByText(/Showing games and amounts as of/)).toBeVisible();
  const countDrawn = () =>
    tab
      .locator("article[data-game] img")
      .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);
  await expect.poll(countDrawn).toBeGreaterThan(0);
});

test("PLT-54 a visited list opens offline; an unvisited one shows that there is no connection, and loads once there is one", async ({
  page,
  context,
}) => {
  await openForOffline(page, "/");
  await page.goto("/live/roulette");
  await expect(page.locator("article[data-game]").first()).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("article[data-game]").first()).toBeVisible();
  await page.goto("/table/poker");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator("article[data-game]").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "No connection" })).toHaveCount(0);
  await context.setOffline(true);
  await page.goto("/live/baccarat");
  await page.getByRole("link", { name: "Go to lobby" }).click();
  await expect(page.locator("article[data-game]").first()).toBeVisible();
});

test("CAT-35 PLT-54 search covers the whole catalogue offline and tolerates typing errors", async ({
  page,
  context,
}) => {
  await openForOffline(page);
  const rare = await page.evaluate(async () => {
    const names = (await (await fetch("/api/games/names")).json()) as { titles: string };
    return names.titles.split("\n").at(-1)!;
  });
  await context.setOffline(true);
  await page.goto("/search");
  await page.locator(field).fill(rare);
  await expect(
    page.getByRole("dialog").locator("article[data-game]").filter({ hasText: rare }),
  ).toBeVisible();
  await expect(page.getByText("(from the list saved on this device)")).toBeVisible();
  await page.locator(field).fill("roulete");
  await expect(page.getByRole("dialog").locator("article[data-game]").first()).toContainText(/roulette/i);
});

test("PLT-54 the offline notice moves nothing, and disappears when the network is back", async ({
  page,
  context,
}) => {
  await openForOffline(page);
  const headingTop = () =>
    page
      .locator("main h2")
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await headingTop();
  await context.setOffline(true);
  await expect(page.getByText("You're offline.", { exact: true })).toBeVisible();
  expect(await headingTop(), "the notice moves nothing").toBe(before);
  await page.reload();
  await expect(page.getByText("You're offline.", { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You're offline.", { exact: true })).toHaveCount(0);
});

test("I18N-06 I18N-07 a visited language works offline with all texts", async ({ page, context }) => {
  await openForOffline(page, "/de");
  const texts = () =>
    page
      .locator("header a:visible, nav[aria-label] > a:visible, nav[aria-label] button:visible")
      .allInnerTexts();
  const online = await texts();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("article[data-game]").first()).toBeVisible();
  await page.goto("/de/support");
  await expect(page.locator("h1")).toBeVisible();
  expect(await texts()).toEqual(online);
});

test("I18N-07 an unvisited language falls back to English offline, and says so", async ({
  page,
  context,
  allowedLogs,
}) => {
  allowedLogs.allow.push(/504/);
  await openForOffline(page);
  await context.setOffline(true);
  await page.goto("/it/pokies/all");
  await expect(page.getByText("Italian is not on this device yet.")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("I18N-07 PLT-54 the layout renders without its optional data and shows that there is no connection, even if the device seems to be online", async ({
  page,
  context,
  allowedLogs,
}) => {
  allowedLogs.allow.push(/504/);
  await context.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => true }));
  await openForOffline(page);
  await context.setOffline(true);
  await page.goto("/it/pokies/all");
  await expect(page.getByText("Italian is not on this device yet.")).toBeVisible();
  await expect(page.getByText("You're offline.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
});

test("PLT-54 a page whose layout data was evicted shows that there is no connection, and loads once there is one", async ({
  page,
  context,
  allowedLogs,
}) => {
  // Logged for the evicted texts, which the worker replaces with English.
  allowedLogs.allow.push(/504/);
  await openForOffline(page);
  await context.setOffline(true);
  // Otherwise the HTTP cache would have the texts until the next five-minute bucket.
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name!);
    for (const name of names) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) if (!name.startsWith("workbox-")) await caches.delete(name);
  });
  await page.goto("/pokies/all");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator("article[data-game]").first()).toBeVisible();
});

test("PLT-54 an unvisited content page and missing pictures have clean fallbacks offline", async ({
  page,
  context,
}) => {
  await openForOffline(page);
  await page.goto("/pokies/all");
  // The worker stores the picture after it has loaded; deleting it earlier would have no effect. The page's own image
  // may not have an address yet, or come from the browser's memory, past the worker.
  const storeFirstPicture = () =>
    page
      .locator("article[data-game] img")
      .first()
      .evaluate(async (img) => {
        const address = (img as HTMLImageElement).currentSrc;
        if (!address) return false;
        await (await fetch(address)).blob();
        return (await caches.match(address)) !== undefined;
      });
  await expect.poll(storeFirstPicture).toBe(true);
  await page.close();
  const tab = await context.newPage();
  await tab.goto("/support");
  await tab.evaluate(() => caches.delete("images-2"));
  const session = await context.newCDPSession(tab);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await context.setOffline(true);
  await tab.goto("/pokies/all");
  const picture = tab.locator("article[data-game] img").first();
  await expect(picture).toHaveAttribute("data-failed");
  await context.setOffline(false);
  await expect(picture).not.toHaveAttribute("data-failed");
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await context.setOffline(true);
  await tab.goto("/terms-and-conditions");
  await expect(tab).toHaveTitle("No connection | Apogee");
  await tab.getByRole("link", { name: "Go to lobby" }).click();
  await expect(tab.locator("article[data-game]").first()).toBeVisible();
});

test("PLT-54 an unvisited page shows the app's layout immediately, and its content once it arrives", async ({
  page,
  context,
}) => {
  await openForOffline(page);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route("**/api/cms/pages/terms-and-conditions*", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto("/terms-and-conditions");
  await expect(page.getByRole("banner").getByRole("link", { name: "Apogee" })).toBeVisible();
  await expect(page.locator("main .boot")).toBeVisible();
  await expect(page).toHaveTitle("Apogee");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms and conditions");
  await expect(page.locator("main .boot")).toBeHidden();
});

test("I18N-06 the worker stores one entry per language, whatever the time bucket", async ({ page }) => {
  await openForOffline(page);
  const build = await buildOf(page);
  await page.evaluate(async (build) => {
    for (let t = 0; t < 8; t++) await (await fetch(`/messages/de.json?t=${t}&v=${build}`)).json();
  }, build);
  const cachedUrls = () =>
    page.evaluate(async () => {
      const cache = await caches.open("messages-2");
      const keys = (await cache.keys()).filter((key) => key.url.includes("/messages/de.json"));
      return keys.map((key) => key.url);
    });
  await expect.poll(cachedUrls).toEqual([expect.stringMatching(`/messages/de.json\\?v=${build}$`)]);
});

test("PLT-53 evicted precache entries are fetched again", async ({ page, context }) => {
  await openForOffline(page);
  const countPrecached = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith("workbox-precache"))!;
      return (await (await caches.open(name)).keys()).length;
    });
  const whole = await countPrecached();
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith("workbox-precache"))!;
    const cache = await caches.open(name);
    for (const key of (await cache.keys()).slice(0, 5)) await cache.delete(key);
  });
  expect(await countPrecached()).toBe(whole - 5);
  await page.reload();
  await expect.poll(countPrecached).toBe(whole);
  await context.setOffline(true);
  await page.goto("/pokies/all");
  await expect(page.locator("header").first()).toBeVisible();
});
