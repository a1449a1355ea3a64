import type { Page } from "@playwright/test";
import { expect, INTERRUPTED_REQUEST_LOGS } from "../support/browser/browser.ts";
import { test } from "../support/pwa/release-fixture.ts";
import {
  accept,
  buildOf,
  expectBuild,
  expectReplaced,
  offerIn,
  openIn,
  openWithWorker,
  releaseBuild,
  workerBuild,
} from "../support/pwa/tabs.ts";

/** A page that loads quickly. */
const PAGE = "/faq";
/** A page with a form as a popup, and the selector of its field. */
const FORM = `${PAGE}?popup=support`;
const MESSAGE = "textarea";

test.beforeEach(({ allowedLogs }) => {
  allowedLogs.allow.push(INTERRUPTED_REQUEST_LOGS);
});

/** Assets in the new worker's precache list that its precache doesn't contain. */
const missingAssets = (page: Page) =>
  page.evaluate(async () => {
    const { files } = (await (await fetch("/precache.json")).json()) as { files: string[] };
    const name = (await caches.keys()).find((key) => key.startsWith("workbox-precache"))!;
    const stored = (await (await caches.open(name)).keys()).map(({ url }) => url.split("/").at(-1)!);
    return files.filter((file) => !stored.includes(file));
  });

test("PLT-53 an accepted update is completed in the background and reloads a tab once, after its form is closed", async ({
  page,
  site,
}) => {
  const tab = await openWithWorker(page, site, FORM);
  await page.locator(MESSAGE).fill("What I have typed");
  await releaseBuild(page, site, "B");
  await expect(offerIn(page)).toBeVisible();
  await expect.poll(() => missingAssets(page)).toEqual([]);
  await accept(page);
  // A second message says that the update comes later, and the offer stays.
  await expect(page.locator("[aria-live=polite] > *")).toHaveCount(2);
  await expect(offerIn(page)).toBeVisible();
  expect(tab.reloads()).toBe(0);
  await expect(page.locator(MESSAGE)).toHaveValue("What I have typed");
  await page.keyboard.press("Escape");
  await expectBuild([tab], site, "B", 1);
  await expect.poll(() => workerBuild(page)).toBe(site.nameOf("B"));
  await expect(offerIn(page)).toHaveCount(0);
});

test("PLT-53 one accepted offer updates three tabs of a first visit, once the form in one of them is closed", async ({
  page,
  context,
  site,
}) => {
  const tabs = [
    await openIn(page, site),
    await openIn(await context.newPage(), site, PAGE),
    await openIn(await context.newPage(), site, FORM),
  ];
  const form = tabs[2]!.page;
  await form.locator(MESSAGE).fill("What I have typed");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await releaseBuild(page, site, "B");
  await accept(page);
  await expect(page.locator("[aria-live=polite] > *")).toHaveCount(2);
  expect(tabs.map((tab) => tab.reloads())).toEqual([0, 0, 0]);
  await expect(form.locator(MESSAGE)).toHaveValue("What I have typed");
  await form.keyboard.press("Escape");
  await expectBuild(tabs, site, "B", 1);
  expect(tabs.slice(0, 2).map(({ page }) => new URL(page.url()).pathname)).toEqual(["/", PAGE]);
});

test("PLT-53 NAV-37 a tab in use keeps its build's parts when the worker is replaced, and updates afterwards", async ({
  page,
  site,
}) => {
  const tab = await openWithWorker(page, site, FORM);
  await page.locator(MESSAGE).fill("What I have typed");
  await releaseBuild(page, site, "B");
  // The server no longer has any file of the first build.
  site.release("B", { forget: true });
  await page.evaluate(async () => {
    (await navigator.serviceWorker.getRegistration())!.waiting!.postMessage({ type: "SKIP_WAITING" });
  });
  await expectReplaced(page);
  await expect.poll(() => workerBuild(page)).toBe(site.nameOf("B"));
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  // A part of the app that this page has not loaded yet.
  const sheet = (await page.evaluate(async () => {
    const obsoleteList = (await caches.match("/.left-2").then((response) => response!.json())) as {
      addresses: string[];
    };
    return obsoleteList.addresses.find((name) => /\/install-sheet-[\w-]+\.js$/.test(name));
  }))!;
  expect(
    await page.evaluate((address) => import(address).then((part) => typeof part.InstallSheet), sheet),
  ).toBe("function");
  expect(site.missing).toEqual([]);
  await expect(page.locator(MESSAGE)).toHaveValue("What I have typed");
  expect(tab.reloads()).toBe(0);
  await page.keyboard.press("Escape");
  await expectBuild([tab], site, "B", 1);
});

test.describe("an untouched page", () => {
  test.use({ isTouched: false });

  test("PLT-53 applies a waiting update when it's opened, unless its address has a query", async ({
    page,
    site,
  }) => {
    const tab = await openWithWorker(page, site, PAGE);
    await releaseBuild(page, site, "B");
    await page.goto(`${site.origin}${PAGE}?campaign=mail`);
    await expect(offerIn(page)).toBeVisible();
    expect(await buildOf(page)).toBe(site.nameOf("A"));
    const session = await page.context().newCDPSession(page);
    // Playwright's own evaluations count as touching the page.
    const read = async (expression: string) =>
      (await session.send("Runtime.evaluate", { expression }).catch(() => null))?.result.value as unknown;
    await page.goto(site.origin + PAGE);
    await expect
      .poll(() =>
        read(
          `document.documentElement.dataset.swUpdate ?? document.querySelector("meta[name=build]").content`,
        ),
      )
      .not.toBe(site.nameOf("A"));
    await expectBuild([tab], site, "B", 3);
    await expect.poll(() => workerBuild(page)).toBe(site.nameOf("B"));
  });
});
