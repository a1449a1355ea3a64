import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ART_VERSION } from "../../server/core/art-version.ts";
import { render } from "../../server/modules/art/render.ts";
import { artBytes, gamePicture } from "../../server/modules/art/service.ts";
import { makeCatalogue } from "../../server/seed/content/catalogue.ts";
import { ratioRow } from "./rounds.ts";
import { type Part, type Row, summarise } from "./rows.ts";
import { buildApp, catalogueFolder, drawnGames, startApp } from "./server-load/app-server.ts";
import { type LoadResult, load } from "./server-load/load.ts";
import { WORK } from "./server-load/processes.ts";

const GAMES = 10_000;
/** The width that a phone with two pixels per point requests. */
const WIDTH = 320;
const FORMAT = "avif";
const TILES = 120;
/** Minimum number of pictures drawn while API calls are measured. */
const NEW_TILES = 200;
/** Concurrent picture requests: of two browsers with six connections each. */
const CONCURRENCY = 12;
const SECONDS = 8;
/** A steady rate far below the server's capacity, so that queueing isn't measured. */
const CALLS = {
  connections: 10,
  rate: 200,
  requests: [{ path: "/api/games_filter", body: { device: "mobile", filter: {}, page: 1, page_size: 40 } }],
};

/** Games in the order in which the server draws and shows them. */
const games = makeCatalogue(GAMES).games.toSorted((a, b) => a.popularity - b.popularity);

/** Draws the tiles of the first screens. */
async function measureSize(): Promise<Row> {
  const sizes: number[] = [];
  for (const game of games.slice(0, TILES)) {
    sizes.push((await render(gamePicture(WORK, game.id, game, WIDTH, FORMAT).order)).length / 1_000);
  }
  return {
    id: "images.tile.size",
    name: `Picture of a tile, average of ${TILES}`,
    unit: "kB",
    value: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    spread: [Math.min(...sizes), Math.max(...sizes)],
    target: 5,
    stretch: 4.5,
  };
}

/** Average drawings per picture when each is requested four times concurrently and once afterwards. */
async function drawingsPerPicture(): Promise<number> {
  mkdirSync(WORK, { recursive: true });
  const folder = mkdtempSync(join(WORK, "art-"));
  const pictures = games.slice(0, 20).map((game) => gamePicture(folder, game.id, game, 160, FORMAT));
  let drawn = 0;
  const requestAll = () =>
    Promise.all(
      pictures.map((picture) =>
        artBytes(picture, "now", (order) => {
          drawn++;
          return render(order);
        }),
      ),
    );
  await Promise.all([requestAll(), requestAll(), requestAll(), requestAll()]);
  await requestAll();
  rmSync(folder, { recursive: true });
  return drawn / pictures.length;
}

async function measureDrawingsPerPicture(rounds: number): Promise<Row> {
  const drawn: number[] = [];
  for (let round = 0; round < rounds; round++) drawn.push(await drawingsPerPicture());
  return {
    id: "images.once",
    name: "Times that one picture is drawn",
    unit: "",
    ...summarise(drawn),
    target: 1,
    stretch: 1,
  };
}

/** Requests new pictures until `isOver`, but at least `NEW_TILES`. @returns their number */
async function drawUntil(port: number, next: Iterator<{ id: number }>, isOver: () => boolean) {
  let drawn = 0;
  const sendRequests = async () => {
    while (!isOver() || drawn < NEW_TILES) {
      const { value: game } = next.next();
      if (!game) throw new Error("every picture is drawn");
      drawn++;
      const address = `http://127.0.0.1:${port}/art/games/${game.id}/${ART_VERSION}/${WIDTH}.${FORMAT}`;
      const answer = await fetch(address);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendRequests));
  return drawn;
}

/** API calls while new pictures are drawn, relative to the same calls without drawing. */
async function measureCalls(rounds: number): Promise<Row> {
  const dataDir = await catalogueFolder(GAMES);
  rmSync(join(dataDir, "art"), { recursive: true, force: true });
  // Uses both cores, as in production: drawing runs beside the server.
  const app = await startApp({ dataDir });
  const drawnAtStart = drawnGames(dataDir);
  const unseen = games.filter(({ id }) => !drawnAtStart.has(id)).values();
  const idle: number[] = [];
  const drawing: number[] = [];
  let drawn = 0;
  const runLoad = (): Promise<LoadResult> => load({ ...CALLS, port: app.port, seconds: SECONDS, warmUp: 1 });
  for (let round = 0; round < rounds; round++) {
    idle.push((await runLoad()).p99);
    let hasEnded = false;
    const calls = runLoad().finally(() => {
      hasEnded = true;
    });
    drawn += await drawUntil(app.port, unseen, () => hasEnded);
    drawing.push((await calls).p99);
  }
  await app.stop();
  const goal = {
    id: "images.api.p99",
    name: "p99 of games while drawing / without",
    target: 2,
    stretch: 1.5,
    note: `${Math.round(drawn / rounds)} pictures drawn a round`,
  };
  return ratioRow(goal, drawing, idle, "ms");
}

/** Drawing: a picture's size, that it's drawn once, and that API calls don't wait for it. */
const images: Part = async ({ rounds, log }) => {
  await buildApp();
  log("images: sizes");
  const rows = [await measureSize(), await measureDrawingsPerPicture(rounds)];
  log("images: calls while drawing");
  return [...rows, await measureCalls(rounds)];
};

export default images;
