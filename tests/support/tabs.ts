import { expect, type Page } from "@playwright/test";
import type { TwoBuilds } from "./two-builds.ts";

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

/** The build of the page; empty while it changes. */
export const buildOf = (page: Page) =>
  page
    .locator("meta[name=build]")
    .evaluate((meta) => (meta as HTMLMetaElement).content)
    .catch(() => "");

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

export async function expectBuild(
  tabs: Tab[],
  site: TwoBuilds,
  letter: string,
  reloads: number,
): Promise<void> {
  for (const { page } of tabs) await expect.poll(() => buildOf(page)).toBe(site.nameOf(letter));
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
 * Whether the worker that waited has taken over. The one before it is not asked: it would keep its place, until it has
 * slept for half a minute.
 */
export const isReplaced = (page: Page) =>
  page.evaluate(async () => {
    const { waiting, active } = (await navigator.serviceWorker.getRegistration())!;
    return !waiting && active?.state === "activated";
  });

/** Goes on inside the app, without loading the document. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).locator("visible=true").first().click();
}
