import { expect, type Page } from "@playwright/test";
import type { TwoBuilds } from "./two-builds.ts";
import { workersOf } from "./worker-log.ts";

const READY = "A new version of Apogee is ready.";

export interface Tab {
  page: Page;
  /** How often the tab was loaded anew. */
  reloads: () => number;
}

/** Opens a page of the site in this tab, and counts what it loads after that. */
export async function openIn(page: Page, site: TwoBuilds, path = "/"): Promise<Tab> {
  await page.goto(site.origin + path);
  await page.waitForFunction(() => window.__booted === true);
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++;
  });
  return { page, reloads: () => count };
}

/** The build of the page. */
export const buildOf = (page: Page) =>
  page.locator("meta[name=build]").evaluate((meta) => (meta as HTMLMetaElement).content);

/** A tab that was opened under a worker which has everything. */
export async function openControlled(page: Page, site: TwoBuilds, path = "/"): Promise<Tab> {
  await page.goto(site.origin);
  const isWhole = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false;
      const parts = (await (await fetch("/sw.js")).text()).match(/\/assets\/[\w.$-]+/g) ?? [];
      const found = await Promise.all(parts.map((address) => caches.match(address)));
      return found.length > 0 && found.every(Boolean);
    });
  await expect.poll(isWhole).toBe(true);
  return openIn(page, site, path);
}

/** Waits until nothing is asked of the site any more: what comes by itself has come. */
export const untilSilent = (site: TwoBuilds) =>
  expect.poll(() => performance.now() - site.lastAsked).toBeGreaterThan(2_000);

/**
 * Has the browser ask for a worker until one of this build waits. Once would not do: it is the same question as one that
 * the page is asking, which may have its answer already.
 */
export async function comes(page: Page, site: TwoBuilds, letter: string): Promise<void> {
  site.release(letter);
  const arrived = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => {});
      return Boolean(registration?.waiting);
    });
  await expect.poll(arrived).toBe(true);
}

export const offerIn = (page: Page) => page.locator("[aria-live=polite]").filter({ hasText: READY });
export const accept = (page: Page) => offerIn(page).getByRole("button", { name: "Update" }).click();

/** A worker that its pages have not asked for anything for so long is left alone, milliseconds. */
const ALONE = 5_000;
/** How long pages have for a change of workers before one that is left alone is ended, milliseconds. */
const TAKE_OVER = 10_000;

/** Whether a worker waits, and no page of this browser has asked its own for anything for a while. */
async function isLeftAlone(page: Page): Promise<boolean> {
  const pages = await Promise.all(
    page
      .context()
      .pages()
      .map((one) =>
        one.evaluate(async (alone) => {
          const registration = await navigator.serviceWorker.getRegistration();
          const last = performance.getEntriesByType("resource").at(-1) as
            | PerformanceResourceTiming
            | undefined;
          return Boolean(registration?.waiting) && performance.now() - (last?.responseEnd ?? 0) > alone;
        }, ALONE),
      ),
  );
  return pages.every(Boolean);
}

/**
 * Waits until this is so, which a new worker brings. A browser that has something to ask of the old one at the very moment
 * at which it is to go leaves it in its place until it has slept, which it does after half a minute alone, but not while
 * it is watched: here one that is left alone is ended.
 */
async function comesWithWorker(page: Page, what: string, isSo: () => Promise<boolean>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const workers = workersOf(session);
  await session.send("ServiceWorker.enable");
  let endsAt = performance.now() + TAKE_OVER;
  const look = async () => {
    // A page that is being loaded anew does not answer.
    if (await isSo().catch(() => false)) return true;
    if (performance.now() > endsAt && workers.active && (await isLeftAlone(page).catch(() => false))) {
      await session.send("ServiceWorker.stopWorker", { versionId: workers.active });
      endsAt = performance.now() + TAKE_OVER;
    }
    return false;
  };
  await expect.poll(look, what).toBe(true);
  await session.detach();
}

export async function expectBuild(
  tabs: Tab[],
  site: TwoBuilds,
  letter: string,
  reloads: number,
): Promise<void> {
  for (const { page } of tabs)
    await comesWithWorker(page, `build ${letter}`, async () => (await buildOf(page)) === site.nameOf(letter));
  for (const { page } of tabs) await page.waitForFunction(() => window.__booted === true);
  expect(tabs.map((tab) => tab.reloads())).toEqual(tabs.map(() => reloads));
}

/** The build of the page's worker; empty when it does not say, as one that is being replaced. */
export const workerBuild = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(String(data));
        setTimeout(resolve, 500, "");
        navigator.serviceWorker.controller!.postMessage({ type: "BUILD" }, [port2]);
      }),
  );

/**
 * Waits until the worker that waited has taken over. The one before it is not asked: that would keep it in its place.
 */
export const expectReplaced = (page: Page) =>
  comesWithWorker(page, "the new worker in charge", () =>
    page.evaluate(async () => {
      const { waiting, active } = (await navigator.serviceWorker.getRegistration())!;
      return !waiting && active?.state === "activated";
    }),
  );

/** Goes on inside the app, without loading the document. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).locator("visible=true").first().click();
}
