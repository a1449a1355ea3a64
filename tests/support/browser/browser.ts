import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type BrowserContext,
  test as base,
  expect,
  type Frame,
  type Locator,
  type Page,
} from "@playwright/test";
import type axe from "axe-core";
import { LATER_DELAY } from "../../../src/lib/time/when-idle.ts";
import type { Options } from "./options.ts";

/**
 * Playwright's warning in projects that block service workers; and Chromium's about a preload that is unused three
 * seconds after the load event, which happens on a busy machine.
 */
const UNRELATED_WARNINGS =
  /Service Worker registration blocked by Playwright|preloaded using link preload but not used/;

/**
 * Makes every wait for an idle page (src/lib/time/when-idle.ts) end immediately. On a busy machine the app would wait up
 * to ten seconds after each load.
 */
function skipIdleWaits(laterDelay: number): void {
  const setTimer = window.setTimeout;
  const deadline = { didTimeout: false, timeRemaining: () => 50 };
  window.requestIdleCallback = (callback) => setTimer(callback, 0, deadline) as unknown as number;
  window.cancelIdleCallback = (handle) => clearTimeout(handle);
  window.setTimeout = ((handler: TimerHandler, delay?: number, ...values: unknown[]) =>
    setTimer(handler, delay === laterDelay ? 0 : delay, ...values)) as typeof setTimeout;
}

/** Fails a test if a page or a worker logs an error or a warning, in any context; `allow` lists expected ones. */
export const test = base.extend<{ allowedLogs: { allow: RegExp[] } } & Options>({
  skipsIdleWaits: [false, { option: true }],
  context: async ({ context, skipsIdleWaits }, use) => {
    if (skipsIdleWaits) await context.addInitScript(skipIdleWaits, LATER_DELAY);
    await use(context);
    // Otherwise pending route handlers would reject after their test, during another one.
    await Promise.all(
      [context, ...context.pages()].map((target) => target.unrouteAll({ behavior: "ignoreErrors" })),
    );
  },
  allowedLogs: [
    async ({ browser, context }, use) => {
      const logged: { text: string; source: string }[] = [];
      const allowedLogs = { allow: [UNRELATED_WARNINGS] };
      const watch = (watchedContext: BrowserContext) => {
        watchedContext.on("console", (message) => {
          const source = message.location().url || message.page()?.url() || "";
          if (["error", "warning"].includes(message.type())) logged.push({ text: message.text(), source });
        });
        watchedContext.on("weberror", (error) =>
          logged.push({ text: String(error.error()), source: error.page()?.url() ?? "" }),
        );
      };
      watch(context);
      // Contexts that the test creates itself.
      browser.on("context", watch);
      await use(allowedLogs);
      browser.off("context", watch);
      const unexpected = logged.filter(
        ({ text }) => !allowedLogs.allow.some((pattern) => pattern.test(text)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Chromium's logs for requests and sockets of a page that is left, or whose network is lost or changes. */
export const INTERRUPTED_REQUEST_LOGS =
  /ERR_|Failed to (load|fetch)|NetworkError|WebSocket is closed before the connection is established/;

/**
 * A browser's logs for requests without network (of the page, or of a worker that controls it by then), and for
 * interrupted connections.
 */
export const OFFLINE_LOGS =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket is closed before the connection is established/;

export const baseUrl = () => base.info().project.use.baseURL!;

/** Answers the consent card beforehand, so that it isn't shown. */
export const answerConsent = (page: Page) =>
  page.context().addCookies([{ name: "cookie_consent", value: "essential", url: baseUrl() }]);

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => window.__booted === true);
}

/**
 * Waits until React has hydrated an element: before that, a link loads a document. The rail and the footer are hydrated
 * after the page.
 */
export const expectHydrated = (target: Locator) =>
  expect
    .poll(() =>
      target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);

/** Scrolls the page. The app saves the position in the scroll event, which comes with the next frame. */
export const scrollPage = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        addEventListener("scroll", () => resolve(), { once: true });
        scrollTo(0, to);
      }),
    top,
  );

/** Waits until the page's worker has stored everything for an offline visit. */
export const expectOfflineReady = (page: Page) =>
  expect(page.locator("html")).toHaveAttribute("data-sw-state", "offline-ready");

/** Opens a page and waits until the worker has stored everything for an offline visit, including the shown pictures. */
export async function openForOffline(page: Page, path = "/"): Promise<void> {
  await open(page, path);
  await expectOfflineReady(page);
  // Polls because `waitForFunction` takes an async function's promise for true.
  const hasPicture = () =>
    page.evaluate(async () => {
      const picture = document.querySelector<HTMLImageElement>("article img")?.currentSrc;
      return !picture || (await caches.match(new URL(picture).pathname)) !== undefined;
    });
  await expect.poll(hasPicture).toBe(true);
}

/**
 * Waits for fade-ins, which have another contrast until they end. Longer animations, such as skeletons, don't change
 * text, and never end in parts of the page that the browser skips.
 */
async function waitForFadeIns(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Axe violations in one frame, as `rule: up to three places`. */
async function findViolations(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource);
  return frame.evaluate(async () => {
    const backgrounds = [document.documentElement, document.body].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    // Axe assumes a white background for a transparent frame.
    const isTransparent = parent !== window && backgrounds.every((color) => color === "rgba(0, 0, 0, 0)");
    const { violations } = await window.axe!.run(document, {
      rules: { "color-contrast": { enabled: !isTransparent } },
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      // Reporting passes takes axe as long as reporting violations.
      resultTypes: ["violations"],
      // Each frame is checked separately; one without origin may not read its own styles as text.
      iframes: false,
      preload: false,
    });
    const places = (nodes: axe.NodeResult[]) => nodes.slice(0, 3).map(({ target }) => target.join(" "));
    return violations.map(({ id, nodes }) => `${id}: ${places(nodes).join(" | ")}`);
  });
}

/** Checks all frames with axe; repeats while there are violations, because a frame gets its colours from the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForFadeIns(page);
  for (const frame of page.frames()) await expect.poll(() => findViolations(frame)).toEqual([]);
}

/** True if something makes the page wider than the screen. */
export function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/**
 * Installs a fake clock in the page, and blocks its realtime connection: advancing the clock would time out a pending
 * connection, which the browser logs as an error.
 */
export async function installClock(page: Page, options?: { time: Date }): Promise<void> {
  await page.routeWebSocket(/\/connection\/websocket/, () => {});
  await page.clock.install(options);
}
