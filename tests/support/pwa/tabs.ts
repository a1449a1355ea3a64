import { expect, type Page } from "@playwright/test";
import { expectOfflineReady } from "../browser/browser.ts";
import type { TwoBuilds } from "./two-builds.ts";
import { workersOf } from "./worker-log.ts";

const READY = "A new version of Apogee is ready.";

export interface Tab {
  page: Page;
  /** How often the tab was reloaded. */
  reloads: () => number;
}

/** Opens a page of the site in this tab, and counts later document loads. */
export async function openIn(page: Page, site: TwoBuilds, path = "/"): Promise<Tab> {
  await page.goto(site.origin + path);
  await page.waitForFunction(() => window.__booted === true);
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++;
  });
  return { page, reloads: () => count };
}

/** The page's build. */
export const buildOf = (page: Page) =>
  page.locator("meta[name=build]").evaluate((meta) => (meta as HTMLMetaElement).content);

/** Opens a page under a worker that has stored everything for an offline visit. */
export async function openWithWorker(page: Page, site: TwoBuilds, path = "/"): Promise<Tab> {
  await page.goto(site.origin + path);
  await expectOfflineReady(page);
  return openIn(page, site, path);
}

/**
 * Has the browser check for updates until a worker of this build waits. One check isn't enough: the browser may merge
 * it with a check by the page that already has its response.
 */
export async function releaseBuild(page: Page, site: TwoBuilds, letter: string): Promise<void> {
  site.release(letter);
  const isWorkerWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => {});
      return Boolean(registration?.waiting);
    });
  await expect.poll(isWorkerWaiting).toBe(true);
}

export const offerIn = (page: Page) => page.locator("[aria-live=polite]").filter({ hasText: READY });
export const accept = (page: Page) => offerIn(page).getByRole("button", { name: "Update" }).click();

/**
 * Waits for an effect of a new worker. If a page sends a request while the new worker activates, Chromium keeps
 * the old worker until it has been idle for half a minute, and forever while it's inspected, as by Playwright. The page
 * reports this as `data-sw-update`, and the old worker is then stopped here.
 */
async function waitForWorker(
  page: Page,
  description: string,
  hasHappened: () => Promise<boolean>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const workers = workersOf(session);
  await session.send("ServiceWorker.enable");
  const isDelayed = async () => {
    const states = page
      .context()
      .pages()
      .map((one) => one.evaluate(() => document.documentElement.dataset.swUpdate === "delayed"));
    return (await Promise.all(states)).some(Boolean);
  };
  const check = async () => {
    // Evaluating in a page that is being reloaded rejects.
    if (await hasHappened().catch(() => false)) return true;
    if (workers.active && (await isDelayed().catch(() => false)))
      await session.send("ServiceWorker.stopWorker", { versionId: workers.active });
    return false;
  };
  // The old worker may have to become idle first, which takes half a minute.
  await expect.poll(check, { message: description, timeout: 120_000 }).toBe(true);
  await session.detach();
}

export async function expectBuild(
  tabs: Tab[],
  site: TwoBuilds,
  letter: string,
  reloads: number,
): Promise<void> {
  for (const { page } of tabs)
    await waitForWorker(page, `build ${letter}`, async () => (await buildOf(page)) === site.nameOf(letter));
  for (const { page } of tabs) await page.waitForFunction(() => window.__booted === true);
  expect(tabs.map((tab) => tab.reloads())).toEqual(tabs.map(() => reloads));
}

/**
 * The build of the page's worker; empty if it doesn't answer within half a second, so poll. Ask only after the worker was
 * replaced: a request during the replacement keeps the old one.
 */
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

/** Waits until the waiting worker is active, without a message to the old one, which would keep it alive. */
export const expectReplaced = (page: Page) =>
  waitForWorker(page, "the new worker to be active", () =>
    page.evaluate(async () => {
      const { waiting, active } = (await navigator.serviceWorker.getRegistration())!;
      return !waiting && active?.state === "activated";
    }),
  );

/** Navigates inside the app, without loading a document. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).locator("visible=true").first().click();
}
