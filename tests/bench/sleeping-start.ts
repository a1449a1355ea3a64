import { putToSleep } from "../support/pwa/worker-log.ts";
import { calibrate } from "./device.ts";
import { median, type Row, summarise } from "./rows.ts";
import { type Contender, openBrowserFor } from "./stage.ts";
import { formatSignificant } from "./verdict.ts";
import { openPage, timeOf, waitUntilCached, waitUntilQuiet } from "./visit.ts";

/** In each round. */
const TRIES = 6;

/** Milliseconds from the start of the navigation. */
interface Start {
  painted: number;
  /** The list can be tapped and the app is hydrated. */
  usable: number;
}

type BrowserSetup = Awaited<ReturnType<typeof openBrowserFor>>;

async function start({ browser }: BrowserSetup, contender: Contender): Promise<Start | null> {
  const tab = await openPage(browser, contender, ({ send }) => putToSleep(send, browser.workers)).catch(
    () => null,
  );
  if (!tab) return null;
  const list = await timeOf("list", tab);
  const booted = await timeOf("booted", tab);
  const painted = await tab.evaluate<number>("window.__bench.fcp");
  await tab.close();
  return list === null || booted === null ? null : { painted, usable: Math.max(list, booted) };
}

/** One online visit, then offline starts, which may use only the worker's caches. */
async function measureRound(contender: Contender): Promise<(Start | null)[]> {
  await using setup = await openBrowserFor(contender);
  const { browser, site } = setup;
  const first = await openPage(browser, contender);
  await waitUntilQuiet(browser, first);
  await waitUntilCached(browser, first);
  await first.send("Network.clearBrowserCache");
  await first.close();
  site.close();
  await browser.detachFromWorkers();
  const starts: (Start | null)[] = [];
  for (let i = 0; i < TRIES; i++) starts.push(await start(setup, contender));
  return starts;
}

/** Offline starts from the home screen, on a slow phone whose worker is stopped. */
export async function measureStarts(app: Contender, rounds: number): Promise<Row[]> {
  const startsByRound: (Start | null)[][] = [];
  for (let round = 0; round < rounds; round++) {
    await calibrate();
    startsByRound.push(await measureRound(app));
  }
  const all = startsByRound.flat();
  const shownShares = startsByRound.map((starts) => (100 * starts.filter(Boolean).length) / TRIES);
  const times = (of: (start: Start) => number) =>
    startsByRound.map((starts) =>
      median(starts.map((start) => (start ? of(start) : Number.POSITIVE_INFINITY))),
    );
  const usable = times((start) => start.usable);
  return [
    {
      id: "pwa.start.shown",
      name: "Offline after one visit, HTTP cache emptied",
      unit: "%",
      ...summarise(shownShares),
      value: (100 * all.filter(Boolean).length) / all.length,
      target: 100,
      stretch: 100,
      atLeast: true,
      note: `${all.length} starts`,
    },
    {
      id: "pwa.start.painted",
      name: "Offline start with a stopped worker: painted",
      unit: "ms",
      ...summarise(times((start) => start.painted)),
      target: 800,
      stretch: 336,
    },
    {
      id: "pwa.start.usable",
      name: "Offline start with a stopped worker: usable",
      unit: "ms",
      ...summarise(usable),
      target: 1_500,
      stretch: 1_000,
      note: `tiles can be tapped and the app is hydrated; slowest ${formatSignificant(Math.max(...usable))} ms`,
    },
  ];
}
