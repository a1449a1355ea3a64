import type { Page } from "playwright";
import { precachedEndpoints } from "../../../src/rules/web/precached-endpoints.ts";
import { slowdown } from "../device.ts";
import { openPhone, type Phone } from "./phone.ts";

const FIELD = "input[type=search]";
/** Debounce of the field, milliseconds; see src/features/search/search.tsx. */
const DEBOUNCE = 300;

declare global {
  interface Window {
    benchPainted?: Promise<number | null>;
  }
}

/** Runs in the page: observes the results of the next change of the field. */
function watchResults(debounce: number): void {
  const results = document.querySelector("[role=dialog]")!;
  window.benchPainted = new Promise((resolve) => {
    let end = Number.POSITIVE_INFINITY;
    const typed = () => {
      end = performance.now() + debounce;
    };
    addEventListener("input", typed, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      // Before the debounce ends only the field changes; without a status the names are still loading.
      if (performance.now() < end || !results.querySelector("[role=status]")) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - end);
        port2.postMessage(null);
      });
    });
    observer.observe(results, { subtree: true, childList: true, characterData: true });
    setTimeout(() => resolve(null), 8_000);
  });
}

/** Milliseconds from the end of the debounce to the frame with the results; null if they didn't change. */
async function measurePaintTime(page: Page, change: () => Promise<void>): Promise<number | null> {
  await page.evaluate(watchResults, DEBOUNCE);
  await change();
  return page.evaluate(() => window.benchPainted!);
}

/** Types the last letter of each term after filling in the others. */
async function timeLastLetters(page: Page, terms: string[]): Promise<number[]> {
  const field = page.locator(FIELD);
  const times: (number | null)[] = [];
  for (const term of terms) {
    await field.fill(term.slice(0, -1));
    await page.waitForTimeout(DEBOUNCE + 500);
    times.push(await measurePaintTime(page, () => field.press(term.at(-1)!)));
  }
  return times.filter((time) => time !== null);
}

/** A first visit that stores the names; then goes offline. */
async function openOffline(port: number): Promise<Phone> {
  const phone = await openPhone({ worker: true });
  const { page, context } = phone;
  await page.goto(`http://localhost:${port}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // True once all calls and scripts are cached. `waitForFunction` would take an async function's promise for true.
  const isAllCached = () =>
    page.evaluate(async (calls) => {
      const parts = (await (await fetch("/sw.js")).text()).match(/\/assets\/[\w.$-]+/g) ?? [];
      const found = await Promise.all([...calls, ...parts].map((path) => caches.match(path)));
      return parts.length > 0 && found.every(Boolean);
    }, precachedEndpoints("en"));
  for (let tries = 300; !(await isAllCached()); tries--) {
    if (tries === 0) throw new Error("the worker does not keep what the search needs");
    await page.waitForTimeout(200);
  }
  await context.setOffline(true);
  return phone;
}

export interface PaintTimes {
  /** By round: the first search, which loads the names. */
  first: number[];
  /** By round: one value for each later letter. */
  letters: number[][];
}

/** Searches the whole catalogue offline on a slow device, for each of these terms in every round. */
export async function measurePaint(port: number, rounds: number, terms: string[]): Promise<PaintTimes> {
  const phone = await openOffline(port);
  const { page } = phone;
  const times: PaintTimes = { first: [], letters: [] };
  try {
    for (let round = 0; round < rounds; round++) {
      await page.goto(`http://localhost:${port}/search`);
      await page.locator(FIELD).waitFor();
      // Waits until the page has finished its work after hydration.
      await page.waitForTimeout(2_000);
      await phone.slowDown(slowdown());
      times.first.push(
        (await measurePaintTime(page, () => page.locator(FIELD).fill(terms[0]!))) ?? Number.NaN,
      );
      times.letters.push(await timeLastLetters(page, terms));
      await phone.slowDown(1);
    }
  } finally {
    await phone.close();
  }
  return times;
}
