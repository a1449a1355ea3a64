import { beforeAll, expect, it } from "vitest";
import type { GamePage } from "../../../src/contract/games.ts";
import type { LiveTables } from "../../../src/contract/live-tables.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});

async function tablesOf(query = "", headers?: Record<string, string>): Promise<LiveTables> {
  const { status, body } = await app.get(`/api/games/live_tables${query}`, { headers });
  expect(status).toBe(200);
  return body as LiveTables;
}
const games = async (filter: object, headers?: Record<string, string>) =>
  ((await app.post("/api/games_filter", { filter, page_size: 100 }, headers)).body as GamePage).data;

it("CAT-34 lists a table for each game of the lobby's live row, in the row's order", async () => {
  const row = (await games({ collections: ["live"] })).slice(0, 15).map(({ id }) => id);
  const { tables } = await tablesOf();
  expect(tables.slice(0, 15).map(({ game_id }) => game_id)).toEqual(row);
});

it("CAT-34 tables with seats never have more players than seats, and each has a dealer", async () => {
  const seatsOf = async () => (await tablesOf()).tables.flatMap(({ seats }) => seats ?? []);
  expect((await seatsOf()).length).toBeGreaterThan(0);
  for (let i = 0; i < 20; i++) {
    for (const { taken, total } of await seatsOf()) {
      expect(taken).toBeGreaterThanOrEqual(0);
      expect(taken).toBeLessThanOrEqual(total);
    }
    clock.advance(60_000);
  }
  for (const { dealer } of (await tablesOf()).tables) expect(dealer).toMatch(/^[A-Z][a-z]+$/);
});

it("CAT-34 a new round comes before the last results, and nothing changes without time", async () => {
  const roulette = new Set((await games({ categories: ["live", "roulette"] })).map(({ id }) => id));
  const resultsOf = async () => {
    const { tables } = await tablesOf();
    return tables.find(({ game_id }) => roulette.has(game_id))!.last_results.map(({ value }) => value);
  };
  const before = await resultsOf();
  expect(before).toHaveLength(6);
  expect(await resultsOf()).toEqual(before);
  clock.advance(45_000);
  expect((await resultsOf()).slice(1)).toEqual(before.slice(0, -1));
});

it("CAT-34 MON-08 states the smallest bet in the requested currency, or else the market's", async () => {
  const minimumOf = ({ currency, tables }: LiveTables) => [currency, tables[0]!.minimum_bet_cents];
  expect(minimumOf(await tablesOf("?currency=CAD"))).toEqual(["CAD", 20]);
  expect(minimumOf(await tablesOf("?currency=BTC"))).toEqual(["BTC", 2_000]);
  expect((await tablesOf("?currency=XXX")).currency).toBe((await tablesOf()).currency);
  expect((await tablesOf("", { "x-country": "AU" })).currency).toBe("AUD");
  expect((await app.get("/api/games/live_tables?currency=euro")).status).toBe(422);
});

it("LIC-06 omits tables of providers that the market excludes", async () => {
  const blocked = ["oddferry", "grumpy-magpie", "rookery-twelve", "parlour-seven"];
  const blockedGames = await games({ providers: blocked, categories: ["live"] });
  const ids = new Set(blockedGames.map(({ id }) => id));
  const { tables } = await tablesOf("", { "x-country": "AU" });
  expect(tables.filter(({ game_id }) => ids.has(game_id))).toEqual([]);
});

it("CAT-34 states the tables of the requested games only, whatever their popularity", async () => {
  const unpopular = (await games({ categories: ["live"] })).at(-1);
  const [slot] = await games({ categories: ["pokies"] });
  const { tables } = await tablesOf(`?games=${slot!.id},${unpopular!.id}`);
  expect(tables.map(({ game_id }) => game_id)).toEqual([unpopular!.id]);
  const tooMany = Array.from({ length: 61 }, (_, i) => i + 1).join(",");
  for (const ids of ["1,", "a", tooMany])
    expect((await app.get(`/api/games/live_tables?games=${ids}`)).status).toBe(422);
});

it("CAT-34 shows no simulated tables in production", async () => {
  const production = await testApp({ now: clock.now, demo: false });
  expect((await production.get("/api/games/live_tables")).body).toMatchObject({ tables: [] });
});
