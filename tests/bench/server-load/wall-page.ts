import type { Page } from "playwright";
import { openPhone, type Phone } from "./phone.ts";

const LIST = "/games/page/1";
const PAGE_SIZE = 40;

declare global {
  interface Window {
    /** The page's list measurements. */
    benchWall: {
      pages: number;
      /** Milliseconds from a page's data to the frame with its tiles, one value per page. */
      appended: number[];
    };
  }
}

/**
 * Runs in the page before its scripts: records when another page's data has fully arrived, and when the first
 * frame with its tiles is done.
 */
function watchList(): void {
  window.benchWall = { pages: 1, appended: [] };
  const { fetch } = window;
  const holdsTile = ({ addedNodes }: MutationRecord) =>
    [...addedNodes].some((node) => node instanceof Element && node.querySelector("article[data-game]"));

  function awaitTiles(arrivalTime: number): void {
    const observer = new MutationObserver((records) => {
      if (!records.some(holdsTile)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.benchWall.appended.push(performance.now() - arrivalTime);
          window.benchWall.pages++;
        };
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true });
  }

  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes("/api/games_filter")) return answer;
    const text = await answer.text();
    awaitTiles(performance.now());
    return new Response(text, { status: answer.status, headers: answer.headers });
  };
}

/** Opens the list of all games on a phone, without a service worker: caching is measured elsewhere. */
export async function openWall(origin: string): Promise<Phone> {
  const phone = await openPhone({ worker: false });
  await phone.page.addInitScript(watchList);
  await phone.page.goto(origin + LIST);
  await phone.page.waitForFunction(() => window.__booted === true);
  return phone;
}

/**
 * Scrolls to the end until this many tiles are loaded; the app requests pages by itself. @returns how often it needed
 * scrolling away and back
 */
export async function growTo({ page }: Phone, tiles: number): Promise<number> {
  const grow = async (wantedPages: number) => {
    const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const end = () => document.documentElement.scrollHeight;
    const start = performance.now();
    let changed = start;
    let known = 0;
    let stalls = 0;
    while (window.benchWall.pages < wantedPages && performance.now() < start + 600_000) {
      if (window.benchWall.pages > known) {
        known = window.benchWall.pages;
        changed = performance.now();
      } else if (performance.now() > changed + 5_000) {
        stalls++;
        changed = performance.now();
        scrollTo(0, end() - 4 * innerHeight);
        await wait(300);
      }
      scrollTo(0, end());
      await wait(20);
    }
    return { pages: window.benchWall.pages, reminders: stalls };
  };
  const { pages, reminders } = await page.evaluate(grow, tiles / PAGE_SIZE);
  if (pages < tiles / PAGE_SIZE) throw new Error(`only ${pages} pages of games came`);
  return reminders;
}

/** Milliseconds from the next page's data to its frame, when a player scrolls to the end of the list. */
export async function appendPage({ page }: Phone): Promise<number> {
  // Blocks restored by scrolling must be rendered before the data arrives.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - 2.5 * innerHeight));
  await page.waitForTimeout(1_500);
  const known = await page.evaluate(() => window.benchWall.appended.length);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction((before) => window.benchWall.appended.length > before, known);
  return page.evaluate(() => window.benchWall.appended.at(-1)!);
}

/** Bytes of live objects in the page. */
export async function heapOf({ session }: Phone): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}

export function nodesInWall(page: Page): Promise<number> {
  return page.evaluate(
    () => document.querySelector("article[data-game]")!.closest("[aria-busy]")!.querySelectorAll("*").length,
  );
}

/** All frames and those over 50 ms during a fling from a position in the list, from 0 (start) to 1 (end). */
export async function flingFrom(
  { page, session }: Phone,
  position: number,
): Promise<{ frames: number; slow: number }> {
  await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), position);
  await page.waitForTimeout(1_500);
  const frames = await page.evaluateHandle(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const recordFrame = () => {
      const now = performance.now();
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
    return gaps;
  });
  await session.send("Input.synthesizeScrollGesture", {
    x: 195,
    y: 600,
    yDistance: -8_000,
    speed: 4_000,
    gestureSourceType: "touch",
  });
  const counted = await frames.evaluate((gaps) => ({
    frames: gaps.length,
    slow: gaps.filter((gap) => gap > 50).length,
  }));
  return counted;
}
