import { render } from "../../server/modules/art/render.ts";
import { gamePicture } from "../../server/modules/art/service.ts";
import { makeCatalogue } from "../../server/seed/content/catalogue.ts";
import { slowdown } from "./device.ts";
import { interleaved, ratioRow } from "./rounds.ts";
import { median, type Part, type Row, summarise } from "./rows.ts";
import { buildApp, catalogueFolder, startApp } from "./server-load/app-server.ts";
import { type Front, openFront } from "./server-load/front.ts";
import { openPhone, type Phone } from "./server-load/phone.ts";
import { appendPlain, PLAIN_LIST, plainList } from "./server-load/plain-list.ts";
import { WORK } from "./server-load/processes.ts";
import { appendPage, flingFrom, growTo, heapOf, nodesInWall, openWall } from "./server-load/wall-page.ts";
import { formatSignificant } from "./verdict.ts";

const FEW = 400;
const LONG = 2_000;
const WHOLE = 10_000;
/** Pages added in each round; the result is their median. */
const APPENDS = 5;
/** Starting points of flings as shares of the list: its start, and parts not drawn before. */
const FLINGS = [0, 0.31, 0.62];

/** The median of several attempts on a slow device. */
async function measureThrottled(phone: Phone, attempt: (phone: Phone) => Promise<number>): Promise<number> {
  await phone.slowDown(slowdown());
  const times: number[] = [];
  for (let i = 0; i < APPENDS; i++) times.push(await attempt(phone));
  await phone.slowDown(1);
  return median(times);
}

/** Opens the app's list in a new browser, with a number of tiles. */
async function withWall<T>(front: Front, tiles: number, use: (phone: Phone) => Promise<T>): Promise<T> {
  const phone = await openWall(front.url);
  try {
    await growTo(phone, tiles);
    return await use(phone);
  } finally {
    await phone.close();
  }
}

async function withPlainList<T>(front: Front, use: (phone: Phone) => Promise<T>): Promise<T> {
  const phone = await openPhone({ worker: false });
  try {
    await phone.page.goto(front.url + PLAIN_LIST);
    return await use(phone);
  } finally {
    await phone.close();
  }
}

async function measureAppend(front: Front, pages: Map<string, string>, rounds: number): Promise<Row> {
  const ours: number[] = [];
  const plain: number[] = [];
  pages.set(PLAIN_LIST, await withWall(front, 40, (phone) => plainList(phone.page, LONG)));
  await interleaved(rounds, {
    ours: async () =>
      void ours.push(await withWall(front, LONG, (phone) => measureThrottled(phone, appendPage))),
    plain: async () =>
      void plain.push(await withPlainList(front, (phone) => measureThrottled(phone, appendPlain))),
  });
  const goal = {
    id: "lists.append",
    name: `A page added at ${LONG} tiles / plain HTML`,
    target: 1.3,
    stretch: 1,
  };
  return ratioRow(goal, ours, plain, "ms");
}

/** Percentage of slow frames, by round. */
async function fling(phone: Phone, rounds: number): Promise<number[]> {
  const shares: number[] = [];
  await phone.slowDown(slowdown());
  for (let round = 0; round < rounds; round++) {
    const totals = { frames: 0, slow: 0 };
    for (const position of FLINGS) {
      const { frames, slow } = await flingFrom(phone, position);
      totals.frames += frames;
      totals.slow += slow;
    }
    shares.push((100 * totals.slow) / totals.frames);
  }
  await phone.slowDown(1);
  return shares;
}

async function measureWhole(front: Front, rounds: number): Promise<Row[]> {
  return withWall(front, FEW, async (phone) => {
    const few = await heapOf(phone);
    const stalls = await growTo(phone, WHOLE);
    const whole = await heapOf(phone);
    const nodes = await nodesInWall(phone.page);
    const shares = await fling(phone, rounds);
    return [
      {
        id: "lists.frames",
        name: `Frames over 50 ms, flinging at ${WHOLE} tiles`,
        unit: "%",
        ...summarise(shares),
        target: 3,
        stretch: 1,
      },
      {
        id: "lists.nodes",
        name: `Nodes in the wall at ${WHOLE} tiles`,
        unit: "",
        ...summarise([nodes]),
        target: 1_500,
        stretch: 1_500,
        note: `scrolling stalled ${stalls} times while the list grew`,
      },
      ratioRow(
        { id: "lists.heap", name: `Heap at ${WHOLE} tiles / at ${FEW}`, target: 2, stretch: 2 },
        [whole / 1e6],
        [few / 1e6],
        "MB",
      ),
    ];
  });
}

/** The growing game grid: the app's own list, scrolled to its last game. */
const lists: Part = async ({ rounds, log }) => {
  await buildApp();
  const [game] = makeCatalogue().games;
  const picture = await render(gamePicture(WORK, game!.id, game!, 320, "avif").order);
  const app = await startApp({ dataDir: await catalogueFolder(WHOLE) });
  const pages = new Map<string, string>();
  const front = await openFront(app.port, picture, pages);
  try {
    log("lists: appending");
    const append = await measureAppend(front, pages, rounds);
    log(`lists: all ${formatSignificant(WHOLE)}`);
    return [append, ...(await measureWhole(front, rounds))];
  } finally {
    front.close();
    await app.stop();
  }
};

export default lists;
