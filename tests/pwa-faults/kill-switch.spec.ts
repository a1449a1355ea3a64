import { REMOVING_WORKER } from "../../server/http/release-routes.ts";
import { expect, expectOfflineReady, open } from "../support/browser/browser.ts";
import { test } from "../support/pwa/release-fixture.ts";
import { follow, openWithWorker } from "../support/pwa/tabs.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("PLT-53 the kill switch removes worker and caches without a reload, and a worker is installed again once it's off", async ({
  page,
  site,
}) => {
  const tab = await openWithWorker(page, site);
  const countRemains = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.length + (await caches.keys()).length;
    });
  /** Remains after another check: the removed worker may store a late response until its last page is gone. */
  const countAfterCheck = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    return countRemains();
  };
  site.version = { killSwitch: true };
  await expect.poll(countAfterCheck).toBe(0);
  await expect(page.locator("html")).toHaveAttribute("data-sw-state", "off");
  await follow(page, "/support");
  await expect(page.locator("h1")).toHaveText("Support");
  expect(tab.reloads()).toBe(0);
  site.requestedPaths.length = 0;
  await page.reload();
  await page.waitForFunction(() => window.__booted === true);
  await expect
    .poll(() => site.requestedPaths.filter((path) => path === "/version.json").length)
    .toBeGreaterThan(1);
  expect(site.requestedPaths).not.toContain("/sw.js");
  await expect.poll(countAfterCheck).toBe(0);
  expect(site.requestedPaths).not.toContain("/sw.js");
  site.version = {};
  await expect.poll(countAfterCheck).toBeGreaterThan(1);
});

test("PLT-53 the kill switch reaches a page that doesn't start: the next page loads without a worker", async ({
  page,
  site,
  allowedLogs,
}) => {
  allowedLogs.allow.push(/404/);
  await openWithWorker(page, site);
  // The worker stores pages by itself.
  await expectOfflineReady(page);
  // A build whose stored page breaks before it can receive messages.
  await page.evaluate(async () => {
    const broken = await caches.open("pages-2");
    for (const key of await broken.keys()) {
      const cachedPage = await broken.match(key);
      const text = (await cachedPage!.text()).replaceAll(/src="[^"]*"/g, 'src="/assets/broken-1.js"');
      await broken.put(key, new Response(text, { headers: cachedPage!.headers }));
    }
  });
  site.replacements.set("/sw.js", () => ({ body: REMOVING_WORKER, type: "text/javascript" }));
  site.version = { killSwitch: true };
  await page.reload();
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await open(page, page.url());
  await expect(page.locator("main article[data-game]").first()).toBeVisible();
  // A write of the old worker may finish after its caches were deleted; the page deletes that cache too.
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});
