import { expect, INTERRUPTED_REQUEST_LOGS } from "../support/browser/browser.ts";
import { test } from "../support/pwa/release-fixture.ts";
import {
  accept,
  buildOf,
  expectBuild,
  expectReplaced,
  follow,
  offerIn,
  openIn,
  openWithWorker,
  releaseBuild,
  workerBuild,
} from "../support/pwa/tabs.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ allowedLogs }) => {
  allowedLogs.allow.push(INTERRUPTED_REQUEST_LOGS);
});

test("PLT-53 an unanswered update is applied on the next navigation while idle; a dismissed offer doesn't return", async ({
  page,
  site,
}) => {
  const tab = await openWithWorker(page, site);
  await releaseBuild(page, site, "B");
  await expect(offerIn(page)).toBeVisible();
  await offerIn(page).getByRole("button", { name: "Close" }).click();
  site.requestedPaths.length = 0;
  await page.reload();
  await page.waitForFunction(() => window.__booted === true);
  // Once before the worker is registered, and once by the update check.
  await expect
    .poll(() => site.requestedPaths.filter((path) => path === "/version.json").length)
    .toBeGreaterThan(1);
  // A page with a popup isn't idle.
  await page.locator('header a[data-popup="search"]').locator("visible=true").first().click();
  await expect(page.locator("input[type=search]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("input[type=search]")).toBeHidden();
  await expect(offerIn(page)).toHaveCount(0);
  expect(tab.reloads()).toBe(1);
  // A busy device may learn of the build only after the next page has opened.
  const paths = ["/support", "/"];
  await expect(async () => {
    await follow(page, paths.reverse()[1]!);
    await expectReplaced(page);
  }).toPass();
  await expectBuild([tab], site, "B", 2);
});

test("PLT-53 an update is applied, possibly late, even if the page sends requests meanwhile", async ({
  page,
  site,
}) => {
  const tab = await openWithWorker(page, site);
  await releaseBuild(page, site, "B");
  await page.evaluate(() => {
    const post = ServiceWorker.prototype.postMessage;
    let requestCount = 0;
    const sendRequest = () => {
      void fetch(`/robots.txt?${requestCount}`);
      if (++requestCount < 20) setTimeout(sendRequest, 1);
    };
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, ...all: [{ type: string }]) {
      Reflect.apply(post, this, all);
      if (all[0].type === "SKIP_WAITING" && requestCount === 0) sendRequest();
    };
  });
  await accept(page);
  await expectBuild([tab], site, "B", 1);
});

test("PLT-53 an update that loses the network keeps the old build, and is offered once online", async ({
  page,
  context,
  site,
}) => {
  const tab = await openWithWorker(page, site);
  site.release("B");
  site.isDown = true;
  await context.setOffline(true);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())!.update().catch(() => {});
  });
  await page.reload();
  await page.waitForFunction(() => window.__booted === true);
  expect(await buildOf(page)).toBe(site.nameOf("A"));
  site.isDown = false;
  await context.setOffline(false);
  await expect(offerIn(page)).toBeVisible();
  // The new build is fully stored: applying it needs no network.
  await context.setOffline(true);
  await accept(page);
  await expectBuild([tab], site, "B", 2);
  await expect(page.locator("header").first()).toBeVisible();
});

test.describe("when the browser checks for an update before the page does", () => {
  test.use({ skipsIdleWaits: false });

  test("PLT-53 an update without storage space keeps the old build, is reported once, and is applied when there is space", async ({
    page,
    context,
    site,
  }) => {
    // Not the lobby: its stored copy may be evicted, and the network would send the new build's.
    const tab = await openWithWorker(page, site, "/faq");
    const { origin } = site;
    const session = await context.newCDPSession(page);
    const { usage } = await session.send("Storage.getUsageAndQuota", { origin });
    await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: usage + 20_000 });
    site.release("B");
    await page.reload();
    const failed = () => site.logged.filter((name) => name === "UPDATE_FAILED").length;
    await expect.poll(failed).toBe(1);
    const states = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.installing, registration?.waiting, registration?.active].map(
          (one) => one?.state,
        );
      });
    await expect.poll(states).toEqual([undefined, undefined, "activated"]);
    expect(await buildOf(page)).toBe(site.nameOf("A"));
    await expect.poll(() => workerBuild(page)).toBe(site.nameOf("A"));
    const requestCount = site.requestedPaths.filter((path) => path === "/sw.js").length;
    for (let time = 0; time < 3; time++)
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await follow(page, "/support");
    await expect(page.locator("h1")).toHaveText("Support");
    expect(site.requestedPaths.filter((path) => path === "/sw.js").length).toBe(requestCount);
    expect(tab.reloads()).toBe(1);
    await session.send("Storage.overrideQuotaForOrigin", { origin });
    await releaseBuild(page, site, "B");
    await accept(page);
    await expectBuild([tab], site, "B", 2);
    expect(failed()).toBe(1);
  });
});

test("PLT-53 NAV-37 a page that can't start, because neither cache nor server has its parts, is updated automatically", async ({
  page,
  context,
  site,
  allowedLogs,
}) => {
  allowedLogs.allow.push(/404|MIME type|was preloaded/);
  await page.clock.install();
  const tab = await openWithWorker(page, site);
  site.release("B", { forget: true });
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith("workbox-precache"))!;
    const cache = await caches.open(name);
    for (const key of await cache.keys())
      if (/\/assets\/(index|lobby)-/.test(key.url)) await cache.delete(key);
  });
  await page.reload();
  expect(await buildOf(page)).toBe(site.nameOf("A"));
  // The browser checks for a new worker by itself.
  const hasWaitingWorker = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(hasWaitingWorker).toBe(true);
  expect(await page.evaluate(() => window.__booted)).toBeUndefined();
  await page.clock.fastForward(12_000);
  await expectBuild([tab], site, "B", 2);
});

test("PLT-53 an invalid version response and unknown messages of a newer worker break nothing", async ({
  page,
  site,
}) => {
  site.replacements.set("/version.json", () => ({
    body: "<!doctype html><title>Sign in",
    type: "text/html",
  }));
  site.replacements.set("/sw.js", (text) => ({
    body: `${text.replace(/postMessage\(["'`][\w-]+["'`]\)/, "postMessage({ of: 'the future' })")}
self.addEventListener("message", ({ source }) => source.postMessage({ type: "FUTURE", more: [1] }));
self.addEventListener("activate", async () => {
  for (const client of await clients.matchAll()) for (const odd of [null, 1, "text", {}]) client.postMessage(odd);
});`,
  }));
  const tab = await openIn(page, site);
  // The page retries the version with growing delays before it registers its worker.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 90_000 })
    .toBe(true);
  await releaseBuild(page, site, "B");
  await expect(offerIn(page)).toBeVisible();
  await accept(page);
  await expectBuild([tab], site, "B", 1);
  expect(site.logged).toEqual([]);
});
