import { beforeAll, expect, it } from "vitest";
import type { GameDetails, GamePage } from "../../../src/contract/games.ts";
import type { LiveTables } from "../../../src/contract/live-tables.ts";
import { dealerOf } from "../../../src/rules/games/dealers.ts";
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
});

it("CAT-34 a table's dealer is the person whom its picture shows, all day", async () => {
  const [first, second] = await games({ collections: ["live"] });
  for (const { id, identifier } of [first!, second!])
    for (let hour = 0; hour < 3; hour++) {
      expect((await tablesOf(`?games=${id}`)).tables[0]!.dealer).toBe(dealerOf(identifier).name);
      clock.advance(3_600_000);
    }
});

it("CAT-34 Dragon Tiger shows dragons, tigers and ties, other baccarat tables bankers, players and ties", async () => {
  const baccarat = await games({ categories: ["live", "baccarat"] });
  const isDragonTiger = ({ identifier }: { identifier: string }) => identifier.includes("dragon-tiger");
  const valuesOf = async (list: { id: number }[]) => {
    const values = new Set<string>();
    for (let i = 0; i < 8; i++) {
      for (const { last_results } of (await tablesOf(`?games=${list.map(({ id }) => id)}`)).tables)
        for (const { value } of last_results) values.add(value);
      clock.advance(300_000);
    }
    return [...values].toSorted();
  };
  expect(await valuesOf(baccarat.filter(isDragonTiger).slice(0, 5))).toEqual(["=", "D", "T"]);
  expect(await valuesOf(baccarat.filter((game) => !isDragonTiger(game)).slice(0, 5))).toEqual([
    "=",
    "B",
    "P",
  ]);
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
  const minimaOf = ({ tables }: LiveTables) => tables.map((table) => table.minimum_bet_cents);
  const inDollars = await tablesOf("?currency=CAD");
  expect(inDollars.currency).toBe("CAD");
  const bySlug = new Map((await games({ collections: ["live"] })).map((game) => [game.id, game]));
  for (const { game_id, minimum_bet_cents } of inDollars.tables.slice(0, 15)) {
    const { provider, seo_title } = bySlug.get(game_id)!;
    const { body } = await app.get(`/api/games/${provider}/${seo_title}`);
    expect((body as GameDetails).facts!.bets!.CAD![0]).toBe(minimum_bet_cents);
  }
  expect(new Set(minimaOf(inDollars)).size).toBeGreaterThan(2);
  expect(minimaOf(await tablesOf("?currency=BTC"))).toEqual(minimaOf(inDollars).map((cents) => cents * 100));
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
