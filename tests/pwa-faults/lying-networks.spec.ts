import type { Page } from "@playwright/test";
import { isBooted } from "../support/browser/account-page.ts";
import { expect } from "../support/browser/browser.ts";
import { ADDRESSES, countCached, findShown } from "../support/pwa/find-shown.ts";
import { NETWORK_FAULTS } from "../support/pwa/lying-network.ts";
import { test } from "../support/pwa/release-fixture.ts";
import { openIn, openWithWorker } from "../support/pwa/tabs.ts";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ allowedLogs }) => {
  // Browsers log each request that a faulty network breaks.
  allowedLogs.allow.push(/./);
});

/** Marks the elements of the current page, so that they don't count as the next page's. */
const markOld = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *")) element.dataset.old = "";
  });

const findContent = (page: Page) => page.evaluate(findShown);

for (const fault of NETWORK_FAULTS)
  test(`PLT-54 NAV-38 on a network with "${fault}" each screen shows content or an explanation, and stored data survives`, async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    await openWithWorker(page, site);
    await openIn(page, site, "/pokies/all");
    await expect.poll(() => findContent(page)).toBe("games");
    const stored = await page.evaluate(countCached);
    const seconds: string[] = [];
    let startedAt = performance.now();
    const recordContent = async (name: string) => {
      await expect.poll(() => findContent(page).catch(() => null), { message: name }).not.toBeNull();
      seconds.push(
        `${name}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s, ${await findContent(page)}`,
      );
    };

    await site.setFault(fault);
    for (const address of ADDRESSES) {
      startedAt = performance.now();
      // Doesn't wait for the document's end, which some networks never send.
      await page.goto(site.origin + address, { waitUntil: "commit" });
      await recordContent(address);
      if (address === "/") await expect.poll(() => findContent(page)).toBe("games");
    }

    await page.goto(`${site.origin}/`, { waitUntil: "commit" });
    await page.waitForFunction(isBooted);
    let navigations = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigations++;
    });
    await markOld(page);
    startedAt = performance.now();
    await page.locator("aside").getByRole("link", { name: "Live", exact: true }).click();
    await expect(page).toHaveURL(/\/live\/all$/);
    await recordContent("a link to a list");
    // No page is reloaded repeatedly, and a link loads no document.
    expect(navigations).toBe(0);

    for (const [name, count] of Object.entries(await page.evaluate(countCached)))
      expect(count, name).toBeGreaterThanOrEqual(stored[name] ?? 0);
    await site.setFault(null);
    await page.goto(`${site.origin}/`);
    await expect.poll(() => findContent(page)).toBe("games");
    test.info().annotations.push({ type: "seconds to content", description: seconds.join("; ") });
  });
