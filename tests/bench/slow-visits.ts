import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Tab } from "./browser.ts";
import { calibrate } from "./device.ts";
import { type Network, SLOW_3G } from "./link.ts";
import type { Exchange } from "./network-log.ts";
import { inRounds, ratioRow } from "./rounds.ts";
import { median, type Row, summarise } from "./rows.ts";
import { type Contender, openBrowserFor } from "./stage.ts";
import { formatSignificant } from "./verdict.ts";
import { bytesOf, openPage, readVisit, waitUntilCached, waitUntilQuiet } from "./visit.ts";

const client = join(import.meta.dirname, "../../dist/client");
/** Styles of the document, and of parts loaded later. */
const INLINE_STYLES = `[...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("")`;

const gzipped = (data: Buffer | string) => gzipSync(data, { level: 9 }).length;
const fileOf = ({ url }: Exchange) => join(client, new URL(url).pathname);

/** Network usage of a visit. */
interface VisitResult {
  /** Milliseconds until the list could be tapped and the app was hydrated. */
  usable: number;
  all: number;
  pictures: number;
  /** Script and style with gzip: of the first route, and including parts loaded later when idle. */
  code: number;
  codeLater: number;
  /** The worker's own requests: all of them, and the largest. */
  workerBytes: number;
  largest: number;
}

async function visit(
  contender: Contender,
  {
    network,
    prepare,
    isRepeatVisit,
  }: { network?: Network; prepare?: (tab: Tab) => Promise<unknown>; isRepeatVisit?: boolean },
): Promise<VisitResult> {
  await using setup = await openBrowserFor(contender, network);
  const { browser, site } = setup;
  const isCode = (exchange: Exchange) =>
    ["Script", "Stylesheet"].includes(exchange.type) && !exchange.byWorker && existsSync(fileOf(exchange));
  const codeNow = async (tab: Tab) => {
    const files = browser.network.exchanges
      .filter(isCode)
      .map((script) => gzipped(readFileSync(fileOf(script))));
    return files.reduce((sum, size) => sum + size, gzipped(await tab.evaluate<string>(INLINE_STYLES)));
  };
  const visitOnce = async () => {
    const tab = await openPage(browser, contender, prepare);
    await waitUntilQuiet(browser, tab);
    const code = await codeNow(tab);
    await waitUntilCached(browser, tab);
    const visitResult = await readVisit(browser, tab);
    const codeLater = await codeNow(tab);
    await tab.close();
    return { visitResult, code, codeLater };
  };
  if (isRepeatVisit) await visitOnce();
  const { visitResult, code, codeLater } = await visitOnce();
  const { list, booted, page, worker } = visitResult;
  if (!list || !booted) throw new Error("A slow visit did not show the list");
  return {
    usable: Math.max(list, booted),
    all: bytesOf(page) + bytesOf(worker) + site.workerScriptBytes(),
    pictures: bytesOf(page.filter(({ type }) => type === "Image")),
    code,
    codeLater,
    workerBytes: bytesOf(worker) + site.workerScriptBytes(),
    largest: Math.max(0, ...worker.map(({ bytes }) => bytes)),
  };
}

const enableDataSaver = ({ send }: Tab) => send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });

const sizeRow = (name: string, id: string, values: number[], target: number, stretch: number): Row => ({
  id,
  name,
  unit: "kB",
  ...summarise(values.map((bytes) => bytes / 1_000)),
  target,
  stretch,
});

/** Visits over the worst supported network, with data saving, and the app's size in them. */
export async function measureSlowVisits(app: Contender, rounds: number): Promise<Row[]> {
  const measures = {
    first: () => visit(app, { network: SLOW_3G }),
    second: () => visit(app, { network: SLOW_3G, isRepeatVisit: true }),
    usual: () => visit(app, {}),
    lowData: () => visit(app, { prepare: enableDataSaver }),
  };
  const { first, second, usual, lowData } = await inRounds(rounds, measures, calibrate);
  const times = (id: string, name: string, visits: VisitResult[], target: number, stretch: number): Row => ({
    id,
    name,
    unit: "ms",
    ...summarise(visits.map(({ usable }) => usable)),
    target,
    stretch,
    note: "400 kbit/s and 300 ms, for page and worker",
  });
  const all = ratioRow(
    { id: "pwa.saver", name: "Bytes of a first visit with data saver / without", target: 0.4, stretch: 0.3 },
    lowData.map((bytes) => bytes.all / 1_000),
    usual.map((bytes) => bytes.all / 1_000),
    "kB",
  );
  const pictures = [lowData, usual].map((visits) =>
    formatSignificant(median(visits.map((bytes) => bytes.pictures / 1_000))),
  );
  const worker = gzipped(readFileSync(join(client, "sw.js")));
  return [
    times("pwa.slow3g.first", "Slow 3G, first visit: usable", first, 9_000, 6_000),
    times("pwa.slow3g.repeat", "Slow 3G, second visit: usable", second, 2_000, 1_500),
    { ...all, note: `${all.note}, of which pictures ${pictures.join(" to ")}` },
    {
      ...sizeRow(
        "Script and style of the first route, gzip",
        "pwa.code",
        usual.map(({ code }) => code),
        170,
        150,
      ),
      note: `${formatSignificant(median(usual.map(({ codeLater }) => codeLater / 1_000)))} with parts loaded later`,
    },
    sizeRow("The worker, gzip", "pwa.worker", [worker], 10, 9),
    sizeRow(
      "Cached for offline visits",
      "pwa.kept",
      usual.map(({ workerBytes }) => workerBytes),
      600,
      300,
    ),
    sizeRow(
      "Largest cached file",
      "pwa.kept.largest",
      usual.map(({ largest }) => largest),
      200,
      100,
    ),
  ];
}
