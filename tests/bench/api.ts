import { interleaved, ratioRow } from "./rounds.ts";
import type { Part, Row } from "./rows.ts";
import { buildApp, catalogueFolder, type Served, seedDatabase, startApp } from "./server-load/app-server.ts";
import { startBare } from "./server-load/bare.ts";
import { type LoadResult, load, type WireRequest } from "./server-load/load.ts";
import { openPostgres } from "./server-load/postgres.ts";
import { memoryOf, SERVER_CORE } from "./server-load/processes.ts";
import { measureQueries } from "./server-load/queries.ts";

const GAMES = 10_000;
const CONNECTIONS = 50;
/** Length of each measurement. */
const SECONDS = 4;
const QUERIES_IN_FLIGHT = 16;

const FILTER: WireRequest = {
  path: "/api/games_filter",
  body: { device: "mobile", filter: {}, page: 1, page_size: 40 },
};
const LOBBY: WireRequest = { path: "/", headers: { "accept-encoding": "br" } };

interface Database {
  kind: "pglite" | "postgres";
  label: string;
  dataDir: string;
  url: string | undefined;
}

async function answerTo(port: number, { path, headers, body }: WireRequest): Promise<Response> {
  const post = { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body ? post : {}),
    headers: { "content-type": "application/json", ...headers },
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer;
}

/** Loads both servers in turn with the same request. */
async function compare(ours: Served, bare: Served, request: WireRequest, rounds: number) {
  const results: { ours: LoadResult[]; bare: LoadResult[] } = { ours: [], bare: [] };
  const runLoad = ({ port }: Served) =>
    load({ port, requests: [request], connections: CONNECTIONS, seconds: SECONDS, warmUp: 1 });
  await interleaved(rounds, {
    ours: async () => void results.ours.push(await runLoad(ours)),
    bare: async () => void results.bare.push(await runLoad(bare)),
  });
  return results;
}

const rates = (loaded: { perSecond: number }[]) => loaded.map(({ perSecond }) => perSecond);
const p99s = (loaded: { p99: number }[]) => loaded.map(({ p99 }) => p99);

async function measureFilter(app: Served, { kind, label }: Database, rounds: number): Promise<Row[]> {
  // Requested without compression, because the bare server doesn't compress either.
  const bare = await startBare("stringify", await (await answerTo(app.port, FILTER)).text());
  const { ours, bare: theirs } = await compare(app, bare, FILTER, rounds);
  await bare.stop();
  return [
    ratioRow(
      {
        id: `api.filter.rate.${kind}`,
        name: `Games: rate / node:http (${label})`,
        target: 1,
        stretch: 2.5,
        atLeast: true,
      },
      rates(ours),
      rates(theirs),
      "/s",
    ),
    ratioRow(
      {
        id: `api.filter.p99.${kind}`,
        name: `Games: p99 / node:http's (${label})`,
        target: 1.2,
        stretch: 0.6,
      },
      p99s(ours),
      p99s(theirs),
      "ms",
    ),
  ];
}

async function measureLobby(app: Served, { kind, label }: Database, rounds: number): Promise<Row> {
  // fetch decompresses the body; the header has the size on the wire.
  const size = Number((await answerTo(app.port, LOBBY)).headers.get("content-length"));
  const bare = await startBare("fixed", "x".repeat(size));
  const { ours, bare: theirs } = await compare(app, bare, LOBBY, rounds);
  await bare.stop();
  const goal = {
    id: `api.lobby.rate.${kind}`,
    name: `Lobby: rate / fixed string (${label})`,
    target: 0.3,
    stretch: 0.7,
    atLeast: true,
    note: `a string of ${size} bytes`,
  };
  return ratioRow(goal, rates(ours), rates(theirs), "/s");
}

async function measureStore({ kind, label, dataDir, url }: Database, rounds: number): Promise<Row[]> {
  const { store, driver, search } = await measureQueries(
    { rounds, seconds: SECONDS, inFlight: QUERIES_IN_FLIGHT },
    { DATA_DIR: dataDir, DATABASE_URL: url },
  );
  return [
    ratioRow(
      {
        id: `api.query.${kind}`,
        name: `Page query: rate / bare driver (${label})`,
        target: 0.7,
        stretch: 0.9,
        atLeast: true,
      },
      rates(store),
      rates(driver),
      "/s",
    ),
    ratioRow(
      {
        id: `api.search.p99.${kind}`,
        name: `Title search: p99 / page query (${label})`,
        target: 3,
        stretch: 3,
      },
      p99s(search),
      p99s(store),
      "ms",
    ),
  ];
}

/** Lists, pages, languages and searches, in the proportions of many players. */
function mixedRequests(): WireRequest[] {
  const page = (number: number): WireRequest => ({
    path: "/api/games_filter",
    body: { device: "mobile", filter: {}, page: number, page_size: 40 },
  });
  const search = (title: string): WireRequest => ({
    path: "/api/games_filter",
    body: { device: "mobile", filter: { title }, page: 1, page_size: 40 },
  });
  const read = (path: string): WireRequest => ({ path, headers: { "accept-encoding": "br" } });
  return [
    ...Array.from({ length: GAMES / 40 }, (_, i) => page(i + 1)),
    ...["/", "/de", "/it", "/games/page/2", "/pokies/all", "/live/all", "/promotions"].map(read),
    ...["/api/games/collections", "/api/games/providers", "/api/games/names", "/api/jackpots"].map(read),
    ...["book of", "dragon", "megaways", "roulete", "gold rush"].map(search),
  ];
}

/** Our server's memory after minutes of load, relative to Hono with one route after the same load. */
async function measureMemory(database: Database, seconds: number): Promise<Row | null> {
  const memoryAfterLoad = async (server: Served): Promise<number | null> => {
    await load({ port: server.port, requests: mixedRequests(), connections: CONNECTIONS, seconds });
    const memory = memoryOf(server.pid);
    await server.stop();
    return memory;
  };
  const app = await startApp({ ...database, databaseUrl: database.url, core: SERVER_CORE });
  const page = await (await answerTo(app.port, FILTER)).text();
  const ours = await memoryAfterLoad(app);
  const theirs = await memoryAfterLoad(await startBare("hono", page));
  if (ours === null || theirs === null) return null;
  const goal = {
    id: "api.memory",
    name: "Memory after load / bare Hono (PostgreSQL)",
    target: 2,
    stretch: 1.5,
    note: `after ${seconds} s`,
  };
  return ratioRow(goal, [ours], [theirs], "MB");
}

/** `BENCH_MEMORY_SECONDS` sets the length of the load; a quick run uses 20 s. */
function memorySeconds(rounds: number): number {
  return Number(process.env.BENCH_MEMORY_SECONDS ?? (rounds === 1 ? 20 : 300));
}

async function measure(database: Database, rounds: number): Promise<Row[]> {
  const queries = await measureStore(database, rounds);
  const app = await startApp({ ...database, databaseUrl: database.url, core: SERVER_CORE });
  const rows = [
    ...(await measureFilter(app, database, rounds)),
    await measureLobby(app, database, rounds),
    ...queries,
  ];
  await app.stop();
  return rows;
}

/** The server's calls, queries, pages and memory, relative to bare servers and drivers of the same stack. */
const api: Part = async ({ rounds, log }) => {
  await buildApp();
  const dataDir = await catalogueFolder(GAMES);
  log("api: PGlite");
  const rows = await measure({ kind: "pglite", label: "PGlite", dataDir, url: undefined }, rounds);
  const postgres = await openPostgres();
  if ("missing" in postgres) {
    log(`api: ${postgres.missing}`);
    return rows.map((row) => ({ ...row, note: `${row.note}; ${postgres.missing}` }));
  }
  try {
    log("api: PostgreSQL");
    const database: Database = { kind: "postgres", label: "PostgreSQL", dataDir, url: postgres.url };
    await seedDatabase(GAMES, { DATABASE_URL: postgres.url });
    rows.push(...(await measure(database, rounds)));
    log("api: memory");
    const memory = await measureMemory(database, memorySeconds(rounds));
    if (memory) rows.push(memory);
  } finally {
    await postgres.stop();
  }
  return rows;
};

export default api;
