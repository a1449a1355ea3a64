import { setTimeout as sleep } from "node:timers/promises";
import { calibrate } from "./device.ts";
import { inRounds, ratioRow } from "./rounds.ts";
import { median, type Part, type Row, summarise } from "./rows.ts";
import { type Contender, openBrowserFor, startContenders } from "./stage.ts";
import { formatSignificant } from "./verdict.ts";
import {
  bytesOf,
  openPage,
  readVisit,
  timeOf,
  type Visit,
  waitUntilCached,
  waitUntilQuiet,
} from "./visit.ts";

/** Offline visits in each round. */
const TRIES = 10;
/** Milliseconds between visits: a closing tab occupies a core for a while, the app's longer than the floor's. */
const PAUSE = 1_000;

/** Measurements of one profile. */
interface ProfileResult {
  /**
   * The worker's requests in the first visit: bytes until it was installed and afterwards, and the delay of the first
   * request after the page's load event, milliseconds.
   */
  workerLoad: { installing: number; later: number; startDelay: number };
  /** The second visit, in a new tab. */
  list: number;
  /** Bytes that arrived before its list appeared. */
  bytesBefore: number;
  /** Time of the list in each offline visit; null if it never appeared. */
  offline: (number | null)[];
}

type BrowserSetup = Awaited<ReturnType<typeof openBrowserFor>>;

async function firstVisit(
  { browser, site }: BrowserSetup,
  contender: Contender,
): Promise<ProfileResult["workerLoad"]> {
  const tab = await openPage(browser, contender);
  await waitUntilQuiet(browser, tab);
  await waitUntilCached(browser, tab);
  const { worker, startedAt, loaded, installed } = await readVisit(browser, tab);
  await tab.close();
  const isInstalling = ({ requestedAt }: { requestedAt: number }) => requestedAt < startedAt + installed;
  const began = Math.min(...worker.map(({ requestedAt }) => requestedAt)) - startedAt - loaded;
  return {
    installing: bytesOf(worker.filter(isInstalling)) + site.workerScriptBytes(),
    later: bytesOf(worker.filter((exchange) => !isInstalling(exchange))),
    startDelay: began,
  };
}

async function secondVisit({ browser }: BrowserSetup, contender: Contender): Promise<Visit> {
  const tab = await openPage(browser, contender);
  await waitUntilQuiet(browser, tab);
  await waitUntilCached(browser, tab);
  const visit = await readVisit(browser, tab);
  await tab.close();
  if (!visit.list) throw new Error("A second visit did not show the list");
  return visit;
}

async function offlineVisit({ browser }: BrowserSetup, contender: Contender): Promise<number | null> {
  const tab = await openPage(browser, contender).catch(() => null);
  if (!tab) return null;
  const list = await timeOf("list", tab);
  await tab.close();
  return list;
}

function arrivedBefore({ page, worker, startedAt, list }: Visit): number {
  return bytesOf([...page, ...worker].filter(({ answeredAt }) => answeredAt < startedAt + list));
}

async function measureProfile(contender: Contender): Promise<ProfileResult> {
  await using setup = await openBrowserFor(contender);
  const workerLoad = await firstVisit(setup, contender);
  const second = await secondVisit(setup, contender);
  setup.site.close();
  const offline: ProfileResult["offline"] = [];
  for (let i = 0; i < TRIES; i++) {
    offline.push(await offlineVisit(setup, contender));
    await sleep(PAUSE);
  }
  return { workerLoad, list: second.list, bytesBefore: arrivedBefore(second), offline };
}

function rowsOf(app: ProfileResult[], floor: ProfileResult[], scriptBytes: number): Row[] {
  const tries = app.flatMap(({ offline }) => offline);
  const shownShares = app.map(
    ({ offline }) => (100 * offline.filter((list) => list !== null).length) / TRIES,
  );
  const offlineList = ({ offline }: ProfileResult) =>
    median(offline.map((list) => list ?? Number.POSITIVE_INFINITY));
  const began = app.map(({ workerLoad }) => workerLoad.startDelay / 1_000);
  const later = app.map(({ workerLoad }) => workerLoad.later / 1_000);
  const installed = ratioRow(
    {
      id: "install.bytes",
      name: "Fetched to install the worker / first visit's script",
      target: 0.5,
      stretch: 0.1,
    },
    app.map(({ workerLoad }) => workerLoad.installing / 1_000),
    app.map(() => scriptBytes / 1_000),
    "kB",
  );
  return [
    ratioRow(
      { id: "repeat.list", name: "Second visit: list / floor with worker", target: 1.5, stretch: 1.2 },
      app.map(({ list }) => list),
      floor.map(({ list }) => list),
      "ms",
    ),
    {
      id: "repeat.before",
      name: "Second visit: network before the list",
      unit: "kB",
      ...summarise(app.map(({ bytesBefore }) => bytesBefore / 1_000)),
      target: 0,
      stretch: 0,
    },
    {
      id: "offline.shown",
      name: "Without network: list shown",
      unit: "%",
      ...summarise(shownShares),
      value: (100 * tries.filter((list) => list !== null).length) / tries.length,
      target: 100,
      stretch: 100,
      atLeast: true,
      note: `${tries.length} tries`,
    },
    ratioRow(
      { id: "offline.list", name: "Without network: list / floor with worker", target: 1.3, stretch: 1 },
      app.map(offlineList),
      floor.map(offlineList),
      "ms",
    ),
    {
      ...installed,
      note: `${installed.note}, begun ${formatSignificant(median(began))} s after the page was loaded; ${formatSignificant(median(later))} kB more after that, for visits without network`,
    },
  ];
}

/** Repeat visits: a second one in a new tab, then offline ones, relative to a floor that works offline too. */
const repeat: Part = async ({ rounds, log }) => {
  log("repeat: starting the app, its floor and a warm-up");
  await using stage = await startContenders();
  log(`repeat: ${rounds} rounds, ${rounds * TRIES} tries without network`);
  const { app, floor } = await inRounds(
    rounds,
    { app: () => measureProfile(stage.app), floor: () => measureProfile(stage.floorWithWorker) },
    calibrate,
  );
  if (app.some(({ workerLoad }) => workerLoad.startDelay < 0))
    throw new Error("The worker began to fetch before the page was loaded");
  return rowsOf(app, floor, stage.scriptBytes);
};

export default repeat;
