import { until } from "../support/data/until.ts";
import type { Browser, Tab } from "./browser.ts";
import { HOST } from "./certificate.ts";
import type { Exchange, NetworkLog } from "./network-log.ts";
import { type PageTimings, probeScript } from "./probe.ts";

/** A page is ready after this many milliseconds without requests and long tasks. */
const QUIET = 1_500;
/** The same for a worker, which works in several batches. */
const WORKER_QUIET = 3_000;
const LIST_TIMEOUT = 15_000;
/** Minimum duration of a long task, milliseconds. */
const LONG_TASK = 50;

/** A page to visit: a selector of its tiles' links, and their number on the first screen. */
export interface Target {
  tile: string;
  tiles: number;
}

/** Times in milliseconds from the start of the navigation. */
export interface Visit extends PageTimings {
  /** Milliseconds since the epoch. */
  startedAt: number;
  firstByte: number;
  loaded: number;
  /** The list is present, and the last long task has ended. */
  interactive: number;
  /** Time of long tasks beyond 50 ms each, after the first paint. */
  blocked: number;
  /** Network requests of the page, and background requests of the worker. */
  page: Exchange[];
  worker: Exchange[];
}

interface PageSnapshot extends PageTimings {
  time: number;
  startedAt: number;
  firstByte: number;
  loaded: number;
}

const READ_SNAPSHOT = `(() => {
  const [{ responseStart, loadEventEnd }] = performance.getEntriesByType("navigation");
  const times = { time: performance.now(), startedAt: performance.timeOrigin };
  return { ...window.__bench, ...times, firstByte: responseStart, loaded: loadEventEnd };
})()`;

/** Opens the site's first page in a new tab, prepared by `prepare`; resolves at the first byte of the response. */
export async function openPage(
  browser: Browser,
  { tile, tiles }: Target,
  prepare?: (tab: Tab) => Promise<unknown>,
): Promise<Tab> {
  const tab = await browser.openTab(probeScript(tile, tiles));
  await prepare?.(tab);
  browser.network.clear();
  const { errorText } = await tab.send("Page.navigate", { url: `https://${HOST}/` });
  if (!errorText) return tab;
  await tab.close();
  throw new Error(`The page could not be opened: ${errorText}`);
}

/** Throws when the measurement is invalid: a request failed, or the page reloaded itself. */
function assertValidVisit({ exchanges }: NetworkLog): void {
  const ofPage = exchanges.filter(({ byWorker }) => !byWorker);
  const failed = ofPage.find(({ failure, status }) => failure !== null || status >= 400);
  if (failed) throw new Error(`${failed.url} failed: ${failed.failure ?? failed.status}`);
  const loads = ofPage.filter(({ type }) => type === "Document").length;
  if (loads > 1) throw new Error("The page loaded itself a second time");
}

/** Waits until everything is loaded and the page has been idle for a while. */
export async function waitUntilQuiet({ network }: Browser, tab: Tab): Promise<void> {
  const missing = () => `a quiet page; open are ${network.openRequests("page").join(", ") || "none"}`;
  await until(missing, async () => {
    assertValidVisit(network);
    if (!network.isQuiet("page", QUIET)) return false;
    const { time, loaded, longTasks } = await tab.evaluate<PageSnapshot>(READ_SNAPSHOT);
    return loaded > 0 && time - Math.max(0, ...longTasks.map(({ end }) => end)) > QUIET;
  });
}

/** Waits until the page's worker is installed and has filled its caches. */
export async function waitUntilCached({ network }: Browser, tab: Tab): Promise<void> {
  const missing = () => `the worker; open are ${network.openRequests("worker").join(", ") || "none"}`;
  const activated = `navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === "activated")`;
  await until(missing, () => tab.evaluate<boolean>(activated));
  await until(missing, () => network.isQuiet("worker", WORKER_QUIET));
}

/** Milliseconds from the start to a probe's event; null if it doesn't happen. */
export async function timeOf(eventName: "list" | "booted", tab: Tab): Promise<number | null> {
  const time = () => tab.evaluate<number>(`window.__bench.${eventName}`);
  try {
    await until(
      () => eventName,
      async () => (await time()) > 0,
      LIST_TIMEOUT,
    );
    return await time();
  } catch {
    return null;
  }
}

/** Total blocking time: the part of long tasks over 50 ms, after the first paint. */
function blockedTime({ longTasks, fcp }: PageTimings): number {
  const over = longTasks.map(({ start, end }) => Math.max(0, end - Math.max(start, fcp) - LONG_TASK));
  return over.reduce((sum, time) => sum + time, 0);
}

/** Splits network requests; a worker's request counts as the page's if the page waits for it. */
function splitTraffic(exchanges: Exchange[]): Pick<Visit, "page" | "worker"> {
  const workerUrls = new Set(exchanges.filter(({ fromWorker }) => fromWorker).map(({ url }) => url));
  const isOfPage = ({ byWorker, url }: Exchange) => !byWorker || workerUrls.has(url);
  const overNetwork = exchanges.filter(({ bytes }) => bytes > 0);
  return {
    page: overNetwork.filter(isOfPage),
    worker: overNetwork.filter((exchange) => !isOfPage(exchange)),
  };
}

export async function readVisit({ network }: Browser, tab: Tab): Promise<Visit> {
  const measurements = await tab.evaluate<PageSnapshot>(READ_SNAPSHOT);
  const taskEnds = measurements.longTasks.map(({ end }) => end);
  return {
    ...measurements,
    interactive: Math.max(measurements.list, ...taskEnds),
    blocked: blockedTime(measurements),
    ...splitTraffic(network.exchanges),
  };
}

export const bytesOf = (exchanges: Exchange[]) => exchanges.reduce((sum, { bytes }) => sum + bytes, 0);
