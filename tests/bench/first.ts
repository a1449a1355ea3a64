import { calibrate } from "./device.ts";
import { inRounds, ratioRow } from "./rounds.ts";
import { median, type Part, type Row, summarise } from "./rows.ts";
import { type Contender, openBrowserFor, startContenders } from "./stage.ts";
import { formatSignificant } from "./verdict.ts";
import { bytesOf, openPage, readVisit, type Visit, waitUntilQuiet } from "./visit.ts";

/** Baseline of the target, measured once: brotli bytes of React 19, TanStack Router and Query, and one route. */
const STACK_SCRIPT = 91_500;
/** The earliest possible response over this link: three round trips, for TCP, TLS and the request. */
const MIN_FIRST_BYTE = 450;
const SCROLL = `(async () => {
  for (let screen = 0; screen < 5; screen++) {
    scrollBy(0, innerHeight);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  return window.__bench.cls;
})()`;

async function firstVisit(contender: Contender): Promise<Visit> {
  await using setup = await openBrowserFor(contender);
  const { browser } = setup;
  const tab = await openPage(browser, contender);
  await waitUntilQuiet(browser, tab);
  const visit = await readVisit(browser, tab);
  if (!visit.list || !visit.thumbs) throw new Error("A first visit did not show the list and its pictures");
  if (visit.firstByte < MIN_FIRST_BYTE)
    throw new Error(`The link is too fast: ${visit.firstByte} ms to the page`);
  return { ...visit, cls: await tab.evaluate<number>(SCROLL) };
}

const documentBytes = ({ page }: Visit) => bytesOf(page.filter(({ type }) => type === "Document"));
const pictureBytes = ({ page }: Visit) => bytesOf(page.filter(({ type }) => type === "Image"));

interface Rounds {
  app: Visit[];
  floor: Visit[];
  stack: Visit[];
}

function rowsOf({ app, floor, stack }: Rounds, scriptBytes: number, stackBytes: number): Row[] {
  /** The ratio to the floor, with the value of the bare libraries as a note. */
  const ratio = (
    [id, name, target, stretch]: [string, string, number, number],
    of: (visit: Visit) => number,
    unit = "ms",
  ) => {
    const bare = ratioRow({ id, name, target, stretch }, stack.map(of), floor.map(of), unit);
    const note = `libraries alone ${formatSignificant(bare.value)}x`;
    return ratioRow({ id, name, target, stretch, note }, app.map(of), floor.map(of), unit);
  };
  const script = scriptBytes / STACK_SCRIPT;
  const kB = (of: (visit: Visit) => number) => (visit: Visit) => of(visit) / 1_000;
  const bytes = ratio(
    ["first.bytes", "Bytes / floor", 2.6, 2.2],
    kB(({ page }) => bytesOf(page)),
    "kB",
  );
  const pictures = [app, floor].map((visits) => formatSignificant(median(visits.map(kB(pictureBytes)))));
  return [
    ratio(["first.list", "List on screen and tappable / floor", 1.25, 1.1], ({ list }) => list),
    ratio(["first.lcp", "Largest paint / floor", 1.3, 1.15], ({ lcp }) => lcp),
    ratio(["first.thumbs", "First screen's pictures decoded / floor", 1.25, 1.1], ({ thumbs }) => thumbs),
    ratio(["first.interactive", "Interactive / floor", 2.5, 2], ({ interactive }) => interactive),
    {
      id: "first.tbt",
      name: "Blocked by long tasks",
      unit: "ms",
      ...summarise(app.map(({ blocked }) => blocked)),
      target: 200,
      stretch: 130,
      note: `floor ${formatSignificant(median(floor.map(({ blocked }) => blocked)))} ms, libraries alone ${formatSignificant(median(stack.map(({ blocked }) => blocked)))} ms`,
    },
    {
      id: "first.cls",
      name: "Layout shift, five screens scrolled",
      unit: "",
      ...summarise(app.map(({ cls }) => cls)),
      target: 0.01,
      stretch: 0,
    },
    {
      id: "first.script",
      name: "Script / bare stack",
      unit: "x",
      value: script,
      spread: [script, script],
      target: 1.35,
      stretch: 1.15,
      note: `${formatSignificant(scriptBytes / 1_000)} to ${formatSignificant(STACK_SCRIPT / 1_000)} kB; libraries alone ${formatSignificant(stackBytes / 1_000)} kB here`,
    },
    {
      id: "first.html",
      name: "Page on the wire",
      unit: "kB",
      ...summarise(app.map(kB(documentBytes))),
      target: 14.6,
      stretch: 14.6,
      note: `floor ${formatSignificant(median(floor.map(kB(documentBytes))))} kB`,
    },
    { ...bytes, note: `${bytes.note}, of which pictures ${pictures.join(" to ")}` },
    ratio(["first.requests", "Requests / floor", 1.8, 1.5], ({ page }) => page.length, "requests"),
  ];
}

/** A first visit with an empty profile, relative to the floor with the same first screen. */
const first: Part = async ({ rounds, log }) => {
  log("first: starting the app, its floor and a warm-up");
  await using stage = await startContenders();
  log(`first: ${rounds} rounds`);
  const visits = await inRounds(
    rounds,
    {
      app: () => firstVisit(stage.app),
      floor: () => firstVisit(stage.floor),
      stack: () => firstVisit(stage.stack),
    },
    calibrate,
  );
  return rowsOf(visits, stage.scriptBytes, stage.stack.scriptBytes);
};

export default first;
