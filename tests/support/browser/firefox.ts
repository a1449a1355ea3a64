import { test as base, expect } from "@playwright/test";
import puppeteer, { type Browser, type Frame, type Page } from "puppeteer-core";
import { TwoBuilds } from "../pwa/two-builds.ts";
import { findFirefox } from "./find-browser.ts";
import { type CreatedPlayer, PASSWORD, type TestPlayer } from "./player-request.ts";

interface Firefox {
  site: TwoBuilds;
  firefox: Browser;
  tab: Page;
  /** Errors and warnings that pages may log. */
  allow: RegExp[];
}

/** Tests in a stock Firefox: Puppeteer drives it over WebDriver BiDi, with a new profile for each test. */
export const test = base.extend<Firefox>({
  site: async ({ baseURL }, use) => {
    const site = await new TwoBuilds(baseURL!).start();
    await use(site);
    await site.stop();
  },
  allow: async ({ baseURL: _ }, use) => {
    await use([]);
  },
  firefox: async ({ allow }, use) => {
    const firefox = await puppeteer.launch({
      browser: "firefox",
      executablePath: findFirefox(),
      defaultViewport: { width: 1280, height: 900 },
      extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-US" },
    });
    const logged: string[] = [];
    const watch = (page: Page) => {
      page.on("console", (message) => {
        if (["error", "warn"].includes(message.type())) logged.push(message.text());
      });
      page.on("pageerror", (error) => logged.push(String(error)));
    };
    for (const page of await firefox.pages()) watch(page);
    firefox.on("targetcreated", async (target) => {
      const page = await target.page();
      if (page) watch(page);
    });
    await use(firefox);
    await firefox.close();
    expect(logged.filter((text) => !allow.some((pattern) => pattern.test(text)))).toEqual([]);
  },
  tab: async ({ firefox }, use, info) => {
    const tab = (await firefox.pages())[0] ?? (await firefox.newPage());
    await use(tab);
    if (info.status !== info.expectedStatus)
      await tab.screenshot({ path: info.outputPath("tab.png") as `${string}.png` });
  },
});

export { expect };

/** Opens an address and waits until the page is hydrated. */
export async function open(tab: Page, url: string): Promise<void> {
  await tab.goto(url, { waitUntil: "domcontentloaded" });
  await tab.waitForFunction(() => window.__booted === true);
}

/** Waits until the page's worker has stored everything for an offline visit. */
export const expectOfflineReady = (tab: Page) =>
  expect.poll(() => tab.evaluate(() => document.documentElement.dataset.swState)).toBe("offline-ready");

/** Creates a player who isn't signed in. */
export async function createPlayer(request: TestPlayer = {}): Promise<CreatedPlayer> {
  const url = new URL("/players", base.info().project.use.baseURL);
  url.port = String(Number(url.port) + 1);
  const response = await fetch(url, {
    method: "POST",
    body: JSON.stringify({ ...request, isSignedIn: false }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as CreatedPlayer;
}

/** Waits for a visible button or link with this text, and clicks it. */
export async function click(tab: Page | Frame, text: string): Promise<void> {
  const target = await tab.waitForFunction(
    (wantedText) =>
      [...document.querySelectorAll<HTMLElement>("button, a")].find(
        (element) => element.checkVisibility() && element.textContent.trim() === wantedText,
      )!,
    {},
    text,
  );
  await target.click();
}

/** Waits for the field with this label, and replaces its value. */
export async function fill(tab: Page | Frame, label: string, value: string): Promise<void> {
  const field = await tab.waitForFunction(
    (wantedLabel) =>
      [...document.querySelectorAll("label")].find(
        (element) => element.checkVisibility() && element.textContent.trim() === wantedLabel,
      )?.control as HTMLInputElement,
    {},
    label,
  );
  // Selects the old value; focus alone doesn't reach into a frame.
  await field.click({ count: 3 });
  await field.type(value);
}

/** Logs in through the open form. */
export async function logIn(tab: Page, email: string, password = PASSWORD): Promise<void> {
  await fill(tab, "Email", email);
  await fill(tab, "Password", password);
  await tab.click("[role=dialog] button[type=submit]");
}
