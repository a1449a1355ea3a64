import { expect } from "../support/browser/browser.ts";
import { test } from "../support/pwa/release-fixture.ts";
import { expectBuild, follow, openIn } from "../support/pwa/tabs.ts";

// Without a worker, which would still have the parts of builds that the server no longer has.
test.describe.configure({ mode: "parallel" });
test.use({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
test.beforeEach(({ allowedLogs }) => {
  allowedLogs.allow.push(/ERR_|Failed to (load|fetch)|NetworkError|404|registration blocked|preload/i);
});

test("NAV-37 a page loads all its parts over three releases, as long as the server has them", async ({
  page,
  site,
}) => {
  // Reports no new build, so that the page isn't reloaded for one.
  site.version = { build: site.nameOf("A") };
  const tab = await openIn(page, site);
  const steps = [
    ["B", 'a[href="/support"]', "h1:text-is('Support')"],
    ["C", 'a[href="/"]', "main article[data-game]"],
    ["D", 'header a[data-popup="search"]', "input[type=search]"],
  ] as const;
  for (const [letter, link, shows] of steps) {
    site.release(letter);
    await page.locator(link).locator("visible=true").first().click();
    await expect(page.locator(shows).first()).toBeVisible();
  }
  expect(site.missing).toEqual([]);
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  expect(tab.reloads()).toBe(0);
});

test("NAV-37 an old page with missing parts reloads once and shows the requested page", async ({
  page,
  site,
}) => {
  const tab = await openIn(page, site);
  // Other parts of the old build, which the page may still load, stay available.
  site.release("B");
  site.removedScripts = /^\/assets\/support-[\w-]{8}\.js$/;
  await follow(page, "/support");
  await expect(page.locator("h1")).toHaveText("Support");
  expect(site.missing.length).toBeGreaterThan(0);
  await expectBuild([tab], site, "B", 1);
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
});
