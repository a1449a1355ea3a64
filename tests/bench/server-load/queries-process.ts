import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import { openDatabase } from "../../../server/db/client.ts";
import { createGamesStore } from "../../../server/modules/games/store.ts";
import { findIndexes, indexTitles } from "../../../src/rules/games/name-search.ts";
import { interleaved } from "../rounds.ts";
import { quantile } from "./quantile.ts";
import type { Measured, QueryOptions, QueryResults } from "./queries.ts";
import { typedTerms } from "./typed-terms.ts";

const PAGE_SIZE = 40;
const { rounds, seconds, inFlight } = JSON.parse(process.argv[2]!) as QueryOptions;
const { DATABASE_URL, DATA_DIR = "" } = process.env;
const database = await openDatabase({ url: DATABASE_URL, directory: join(DATA_DIR, "postgres") });
const store = createGamesStore(database.db);

/** The store's page query as plain SQL. */
const PAGE = `
  select g.id, g.identifier, g.provider, g.slug, g.seo_title, g.name, g.title, g.tone, g.categories, g.collections,
    g.has_demo_mode, g.currencies, g.badges, p.title as provider_title
  from game_lists l join games g on g.id = l.game_id join providers p on p.slug = g.provider
  where l.list = $1 and l.rank > $2 and l.rank <= $3
  order by l.rank`;

/** Runs the page query with the bare driver, as a prepared statement if supported. */
function driverPage(): (page: number) => Promise<{ rows: unknown[] }> {
  const { $client } = database.db as unknown as { $client: Pool | PGlite };
  const values = (page: number) => ["*", (page - 1) * PAGE_SIZE, page * PAGE_SIZE];
  if (database.kind === "postgres") {
    return (page) => ($client as Pool).query({ name: "page", text: PAGE, values: values(page) });
  }
  return (page) => ($client as PGlite).query(PAGE, values(page));
}

async function measure(query: (turn: number) => Promise<number>): Promise<Measured> {
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  let turn = 0;
  let rows = 0;
  const sendRequests = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      rows += await query(turn++);
      latencies.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, sendRequests));
  if (rows === 0) throw new Error("the queries found nothing");
  return {
    perSecond: (latencies.length * 1_000) / (performance.now() - start),
    p99: quantile(latencies, 0.99),
  };
}

const games = await store.index();
const pages = Math.floor(games.length / PAGE_SIZE);
const terms = typedTerms(games.map(({ title }) => title));
const titles = indexTitles(games.map(({ title, provider }) => ({ title, providerTitle: provider })));
const pageByDriver = driverPage();
/** Page numbers in an order that is neither the table's nor random. */
const pageOf = (turn: number) => ((turn * 97) % pages) + 1;
const queries: Record<keyof QueryResults, (turn: number) => Promise<number>> = {
  store: async (turn) => (await store.page({}, pageOf(turn), PAGE_SIZE)).length,
  driver: async (turn) => (await pageByDriver(pageOf(turn))).rows.length,
  // As a search does: finds ids in memory, then reads the first page's games from the database.
  search: async (turn) => {
    const found = findIndexes(titles, terms[turn % terms.length]!).slice(0, PAGE_SIZE);
    return (await store.byIds(found.map((index) => games[index]!.id))).length;
  },
};

const results: QueryResults = { store: [], driver: [], search: [] };
// The additional round is a warm-up.
await interleaved(rounds + 1, {
  store: async () => void results.store.push(await measure(queries.store)),
  driver: async () => void results.driver.push(await measure(queries.driver)),
  search: async () => void results.search.push(await measure(queries.search)),
});
for (const measured of Object.values(results)) measured.shift();
await database.close();
process.send?.(results);
