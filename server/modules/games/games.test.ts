import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Game, GameDetails, GameNames, GamePage, PackedFacts } from "../../../src/contract/games.ts";
import { unpackNames } from "../../../src/rules/games/game-names.ts";
import { unpackFacts } from "../../../src/rules/games/packed-facts.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { TEST_GAMES } from "../../../tests/support/server/database.ts";
import { factsOf } from "../../seed/content/game-facts.ts";
import { seedMissing } from "../../seed/seed.ts";
import { games } from "./tables.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

async function filter(body: object, headers?: Record<string, string>): Promise<GamePage> {
  const answer = await app.post("/api/games_filter", body, headers);
  expect(answer.status).toBe(200);
  return answer.body as GamePage;
}
const titles = (page: GamePage) => page.data.map((game) => game.title);

describe("POST /api/games_filter", () => {
  it("CAT-09 returns nothing for unknown names and pages past the end, and ignores the order of names", async () => {
    const empty = {
      data: [],
      pagination: { current_page: 1, next_page: null, total_pages: 0, total_count: 0 },
    };
    for (const lists of [{ providers: ["nobody"] }, { categories: ["x"] }, { collections: ["top", "a1"] }])
      expect(await filter({ device: "mobile", filter: lists })).toMatchObject(empty);
    expect((await filter({ device: "mobile", page: 1_000_000 })).data).toEqual([]);
    const [one, other] = await Promise.all(
      [
        ["top", "new"],
        ["new", "top", "new"],
      ].map((collections) => filter({ device: "mobile", filter: { collections } })),
    );
    expect(one).toEqual(other);
  });

  it("CAT-35 PLT-49 limits searches per IP address; others and cached searches aren't affected", async () => {
    const site = await testApp();
    const search = (title: string, ip: string) =>
      site.app.request(
        "http://localhost/api/games_filter",
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ device: "mobile", filter: { title } }),
        },
        { incoming: { socket: { remoteAddress: ip } } },
      );
    for (let n = 0; n < 120; n++) expect((await search(`zzz ${n}`, "192.0.2.1")).status).toBe(200);
    const rejection = await search("one more", "192.0.2.1");
    expect(rejection.status).toBe(429);
    expect(rejection.headers.get("retry-after")).toBe("20");
    expect((await search("zzz 1", "192.0.2.1")).status).toBe(200);
    expect((await search("one more", "192.0.2.2")).status).toBe(200);
  });

  it("CAT-09 CAT-17 returns 40 games per page with pagination by default", async () => {
    const page = await filter({ device: "mobile" });
    expect(page.data).toHaveLength(40);
    expect(page.pagination).toEqual({
      current_page: 1,
      next_page: 2,
      total_pages: 10,
      total_count: TEST_GAMES,
    });
  });

  it("CAT-18 PLT-51 returns every game exactly once over all pages, and no next page on the last", async () => {
    const listedIds: number[] = [];
    let page: number | null = 1;
    while (page !== null) {
      const answer: GamePage = await filter({ device: "desktop", page, page_size: 37 });
      listedIds.push(...answer.data.map((game) => game.id));
      expect(answer.pagination.current_page).toBe(page);
      expect(answer.pagination.next_page === null).toBe(page === answer.pagination.total_pages);
      page = answer.pagination.next_page;
    }
    expect(listedIds).toHaveLength(TEST_GAMES);
    expect(new Set(listedIds).size).toBe(TEST_GAMES);
  });

  it("CAT-09 returns no games and no next page far past the end", async () => {
    const page = await filter({ page: 99_999 });
    expect(page.data).toEqual([]);
    expect(page.pagination).toEqual({
      current_page: 99_999,
      next_page: null,
      total_pages: 10,
      total_count: TEST_GAMES,
    });
  });

  it.each([
    ["a list", { categories: ["live"] }],
    ["a refined list", { volatility: ["medium"], sort: "title" }],
    ["a search", { title: "star" }],
    ["an unknown list", { categories: ["nothing"] }],
  ])("CAT-09 tells the true total of %s on pages past the end, near and far", async (_, list) => {
    const total = (await filter({ filter: list })).pagination.total_count;
    for (const page of [3 + Math.ceil(total / 40), 99_999, 99_999]) {
      const answer = await filter({ filter: list, page });
      expect(answer.data).toEqual([]);
      expect(answer.pagination).toMatchObject({ current_page: page, next_page: null, total_count: total });
    }
  });

  it("CAT-05 filters by provider", async () => {
    const provider = (await filter({})).data[0]!.provider;
    const page = await filter({ filter: { providers: [provider] }, page_size: 100 });
    expect(page.data.length).toBeGreaterThan(0);
    expect(new Set(page.data.map((game) => game.provider))).toEqual(new Set([provider]));
  });

  it("CAT-05 filters by several providers, ordered by popularity", async () => {
    const [a, b] = [...new Set((await filter({})).data.map((game) => game.provider))];
    const page = await filter({ filter: { providers: [a, b] }, page_size: 100 });
    expect(new Set(page.data.map((game) => game.provider))).toEqual(new Set([a, b]));
  });

  it("CAT-03 CAT-04 returns only games of both a category and a section", async () => {
    const page = await filter({ filter: { categories: ["live", "roulette"] } });
    expect(page.data.length).toBeGreaterThan(0);
    for (const game of page.data)
      expect(game.categories).toEqual(expect.arrayContaining(["live", "roulette"]));
  });

  it("returns nothing for an unknown provider, category or collection, without an error", async () => {
    for (const part of [{ providers: ["nobody"] }, { categories: ["nothing"] }, { collections: ["none"] }]) {
      const page = await filter({ filter: part });
      expect(page.pagination.total_count).toBe(0);
    }
  });

  it("PLT-51 ignores unknown fields and unknown query parameters", async () => {
    const answer = await app.post("/api/games_filter?utm=1", { device: "mobile", surprise: { deep: true } });
    expect(answer.status).toBe(200);
  });

  it.each([
    ["page 0", { page: 0 }],
    ["a page that isn't a number", { page: "2" }],
    ["a fractional page number", { page: 1.5 }],
    ["a page size over the limit", { page_size: 101 }],
    ["an unknown device", { device: "toaster" }],
    ["a title of 10,000 characters", { filter: { title: "a".repeat(10_000) } }],
    ["a wildcard as the provider", { filter: { providers: ["%"] } }],
  ])("PLT-49 rejects %s with the error envelope", async (_, body) => {
    const { status, body: envelope } = await app.post("/api/games_filter", body);
    expect(status).toBe(422);
    expect(envelope).toMatchObject({ code: "validation_failed", message_key: "error.validation_failed" });
    expect(Object.keys((envelope as { errors: object }).errors)).not.toHaveLength(0);
  });

  it("PLT-49 rejects malformed JSON, a wrong content type and a huge body", async () => {
    const send = (body: string, type: string) =>
      app.get("/api/games_filter", { method: "POST", body, headers: { "content-type": type } });
    expect(await send("{", "application/json")).toMatchObject({ status: 400, body: { code: "bad_request" } });
    expect(await send("{}", "text/plain")).toMatchObject({
      status: 415,
      body: { code: "unsupported_media_type" },
    });
    const huge = JSON.stringify({ filter: { title: "x".repeat(100_000) } });
    expect(await send(huge, "application/json")).toMatchObject({
      status: 413,
      body: { code: "payload_too_large" },
    });
    expect(app.errors).toEqual([]);
  });
});

it("a category listed twice counts once", async () => {
  const once = await filter({ filter: { categories: ["pokies"] } });
  const twice = await filter({ filter: { categories: ["pokies", "pokies"] } });
  expect(once.pagination.total_count).toBeGreaterThan(0);
  expect(twice).toEqual(once);
});

describe("title search", () => {
  async function findGame(pattern: RegExp): Promise<Game> {
    const all: Game[] = [];
    for (let page = 1; page <= 4; page++) all.push(...(await filter({ page, page_size: 100 })).data);
    return all.find((game) => pattern.test(game.title))!;
  }
  const search = async (title: string) => filter({ filter: { title }, page_size: 100 });

  it("CAT-35 lists an exact match first, whatever the case", async () => {
    const game = await findGame(/^[A-Za-z ]{8,}$/);
    expect(titles(await search(game.title.toUpperCase()))[0]).toBe(game.title);
  });

  it("CAT-35 ranks titles that start with the text before titles that contain it", async () => {
    const game = await findGame(/^[A-Za-z]{6,} [A-Za-z]/);
    const start = game.title.slice(0, 5).toLowerCase();
    const found = titles(await search(start));
    const firstOther = found.findIndex((title) => !title.toLowerCase().startsWith(start));
    const after = firstOther < 0 ? [] : found.slice(firstOther);
    expect(after.filter((title) => title.toLowerCase().startsWith(start))).toEqual([]);
  });

  it.each([
    ["a missing letter", (word: string) => word.slice(0, 3) + word.slice(4)],
    ["a doubled letter", (word: string) => word.slice(0, 4) + word.slice(3)],
    ["a wrong letter", (word: string) => `${word.slice(0, 4)}q${word.slice(5)}`],
    ["two letters swapped", (word: string) => word.slice(0, 3) + word[4] + word[3] + word.slice(5)],
  ])("CAT-35 tolerates %s", async (_, misspell) => {
    const game = await findGame(/^[A-Z][a-z]{7,}\b/);
    const word = game.title.split(/[^A-Za-z]/)[0]!;
    expect(titles(await search(misspell(word)))).toContain(game.title);
  });

  it("CAT-35 tolerates one error in a three-letter word, and ranks matches of the text's start first", async () => {
    const game = await findGame(/^Book\b/);
    const found = titles(await search(game.title.replace("Book", "bok")));
    expect(found[0]).toBe(game.title);
    expect((await search("bok")).data.length).toBeGreaterThan(0);
    expect(
      titles(await search("boook"))
        .slice(0, 3)
        .every((title) => /\bbook/i.test(title)),
    ).toBe(true);
  });

  it("CAT-35 tolerates errors only without an exact match; one or two letters match only a word's start", async () => {
    expect(titles(await search("book")).every((title) => /book/i.test(title))).toBe(true);
    const found = titles(await search("o book"));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((title) => /\bo/i.test(title))).toBe(true);
  });

  it("CAT-35 ignores accents and punctuation", async () => {
    const game = await findGame(/[à-ÿ]/i);
    const plainTitle = game.title
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[^\w ]/g, " ");
    expect(titles(await search(plainTitle))).toContain(game.title);
  });

  it("CAT-25 AMB-PLT-16 requires three characters", async () => {
    expect((await search("ab")).data).toEqual([]);
    expect((await search("  a ")).data).toEqual([]);
  });

  it.each([
    "%%%",
    "___",
    "'; drop table games; --",
    '"""',
    "\\\\\\",
    "\u0000\u0001abc",
    "💥💥💥",
    "ab\u202ecd",
  ])("CAT-35 treats %j as text and never fails", async (title) => {
    const page = await search(title);
    expect(page.pagination.current_page).toBe(1);
  });

  it("CAT-26 wildcards match nothing", async () => {
    expect((await search("%%%")).data).toEqual([]);
  });
});

describe("lists filtered by facts", () => {
  /** Facts that differ within a kind, as those of several providers do. */
  const setFacts = async (site: typeof app) => {
    await site.db.execute(sql`update games set
      rtp = case when id % 10 = 0 then null else 9400 + id % 400 end,
      volatility = (array['low', 'medium', 'high', null])[1 + id % 4],
      bets = case when id % 5 = 0 then null
        else jsonb_build_object('EUR', jsonb_build_array(10 * (1 + id % 3), 1000 * (1 + id % 7))) end`);
    await site.content.refresh();
  };
  interface Row {
    id: number;
    rtp: number | null;
    volatility: string | null;
    bets: Record<string, [number, number]> | null;
    released_at: string;
    popularity: number;
    title: string;
    categories: string[];
  }
  let refinedApp: typeof app;
  let rows: Row[];
  beforeAll(async () => {
    refinedApp = await testApp();
    const before = await refinedApp.db.execute(sql`select id, rtp, volatility, bets from games`);
    await setFacts(refinedApp);
    const found = await refinedApp.db.execute(
      sql`select id, rtp, volatility, bets, released_at::text, popularity, title, categories from games
        order by popularity`,
    );
    rows = (found as unknown as { rows: Row[] }).rows;
    return async () => {
      for (const { id, rtp, volatility, bets } of (before as unknown as { rows: Row[] }).rows)
        await refinedApp.db.execute(
          sql`update games set rtp = ${rtp}, volatility = ${volatility}, bets = ${JSON.stringify(bets)}::jsonb
            where id = ${id}`,
        );
      await refinedApp.content.refresh();
    };
  });

  const refine = async (filter: object, body: object = {}) => {
    const answer = await refinedApp.post("/api/games_filter", { filter, page_size: 100, ...body });
    expect(answer.status).toBe(200);
    return answer.body as GamePage;
  };
  /** All pages' games. */
  async function idsOf(filter: object): Promise<number[]> {
    const ids: number[] = [];
    for (let page: number | null = 1; page !== null; ) {
      const answer: GamePage = await refine(filter, { page });
      ids.push(...answer.data.map(({ id }) => id));
      expect(answer.pagination.total_count).toBeGreaterThanOrEqual(ids.length);
      page = answer.pagination.next_page;
    }
    return ids;
  }
  const accepts = ({ bets }: Row, amount: number) =>
    bets !== null && bets.EUR![0] <= amount && amount <= bets.EUR![1];

  it.each<[string, object, (row: Row) => boolean]>([
    ["volatility", { volatility: ["low", "high"] }, (row) => /low|high/.test(row.volatility ?? "")],
    ["return to player", { min_rtp: 9600 }, ({ rtp }) => rtp !== null && rtp >= 9600],
    ["a bet", { bet: { currency: "EUR", amount: 20 } }, (row) => accepts(row, 20)],
    ["a larger bet", { bet: { currency: "EUR", amount: 5000 } }, (row) => accepts(row, 5000)],
    ["a bet in a currency that no game states", { bet: { currency: "XXX", amount: 20 } }, () => false],
    [
      "all of them and a category",
      { volatility: ["medium"], min_rtp: 9450, bet: { currency: "EUR", amount: 10 }, categories: ["pokies"] },
      (row) =>
        row.volatility === "medium" &&
        (row.rtp ?? 0) >= 9450 &&
        accepts(row, 10) &&
        row.categories.includes("pokies"),
    ],
  ])("ANC-68 filters by %s, by popularity and over all pages", async (_, filter, matches) => {
    const expected = rows.filter(matches).map(({ id }) => id);
    if (!JSON.stringify(filter).includes("XXX")) expect(expected.length).toBeGreaterThan(2);
    expect(await idsOf(filter)).toEqual(expected);
  });

  it("ANC-68 sorts by release, title and return to player", async () => {
    const byPopularity = (a: Row, b: Row) => a.popularity - b.popularity;
    const orders = {
      popular: byPopularity,
      new: (a: Row, b: Row) => b.released_at.localeCompare(a.released_at) || byPopularity(a, b),
      rtp: (a: Row, b: Row) => (b.rtp ?? 0) - (a.rtp ?? 0) || byPopularity(a, b),
    };
    for (const [sort, order] of Object.entries(orders))
      expect(await idsOf({ sort }), sort).toEqual(rows.toSorted(order).map(({ id }) => id));
    const lower = (await refine({ sort: "title" })).data.map(({ title }) => title.toLowerCase());
    expect(lower).toEqual(lower.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(lower).toHaveLength(100);
  });

  it("ANC-68 narrows a search by facts and keeps its order", async () => {
    const all = (await refine({ title: "book" })).data.map(({ id }) => id);
    const isLow = (id: number) => rows.find((row) => row.id === id)!.volatility === "low";
    const narrowed = (await refine({ title: "book", volatility: ["low"] })).data.map(({ id }) => id);
    expect(narrowed).toEqual(all.filter(isLow));
    expect(narrowed.length).toBeGreaterThan(0);
  });

  it.each([
    [{ volatility: ["wild"] }, "filter.volatility.0"],
    [{ min_rtp: 96.5 }, "filter.min_rtp"],
    [{ min_rtp: 10_001 }, "filter.min_rtp"],
    [{ bet: { currency: "eur", amount: 1 } }, "filter.bet.currency"],
    [{ bet: { currency: "EUR", amount: 0 } }, "filter.bet.amount"],
    [{ bet: { currency: "EUR", amount: 1e16 } }, "filter.bet.amount"],
    [{ sort: "random" }, "filter.sort"],
  ])("ANC-68 rejects %j, naming the field", async (filter, field) => {
    const { status, body } = await refinedApp.post("/api/games_filter", { filter });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "validation_failed", errors: { [field]: [expect.any(String)] } });
  });

  it("ANC-68 limits uncached refined lists per IP address", async () => {
    const site = await testApp();
    const list = (amount: number) =>
      site.app.request(
        "http://localhost/api/games_filter",
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ filter: { bet: { currency: "EUR", amount } } }),
        },
        { incoming: { socket: { remoteAddress: "192.0.2.77" } } },
      );
    const statuses: number[] = [];
    for (let amount = 1; amount <= 121; amount++) statuses.push((await list(amount)).status);
    expect(statuses.lastIndexOf(200)).toBe(119);
    expect(statuses[120]).toBe(429);
    expect((await list(1)).status).toBe(200);
  });

  it("ANC-68 the packed facts say of each game what the filter goes by, in few bytes", async () => {
    const { body } = await refinedApp.get("/api/games/facts");
    const facts = unpackFacts(body as PackedFacts);
    expect(facts.size).toBe(TEST_GAMES);
    for (const { id, rtp, volatility, bets, categories } of rows)
      expect(facts.get(id)).toMatchObject({ rtp, volatility, bets, categories: categories.toSorted() });
    const byAge = rows.toSorted((a, b) => facts.get(a.id)!.age - facts.get(b.id)!.age);
    const months = byAge.map((row) => row.released_at.slice(0, 7));
    expect(months).toEqual(months.toSorted().reverse());
  });

  it("LIC-07 the packed facts omit a market's blocked providers", async () => {
    const australia = { "x-country": "AU" };
    const blocked = (await refine({ providers: ["oddferry"] })).data[0]!;
    const { body } = await refinedApp.get("/api/games/facts", { headers: australia });
    expect(unpackFacts(body as PackedFacts).has(blocked.id)).toBe(false);
    expect((await refine({ providers: ["oddferry"], sort: "new" })).data.length).toBeGreaterThan(0);
    const sorted = { filter: { providers: ["oddferry"], sort: "new" } };
    expect((await filter(sorted, australia)).data).toEqual([]);
  });
});

describe("the other catalogue endpoints", () => {
  it("CAT-10 select keeps the order and omits unknown ids", async () => {
    const { status, body } = await app.post("/api/games_filter/select", {
      game_ids: [7, 999_999, 3, 2 ** 40, -1, 5],
      device: "mobile",
    });
    expect(status).toBe(200);
    expect((body as Game[]).map((game) => game.id)).toEqual([7, 3, 5]);
  });

  it("CAT-07 CAT-17 CAT-34 collections come in lobby order with at most 15 games each", async () => {
    const { body } = await app.get("/api/games/collections");
    const rows = body as { id: string; data: Game[] }[];
    expect(rows.length).toBeGreaterThanOrEqual(8);
    for (const row of rows) expect(row.data.length).toBeLessThanOrEqual(15);
    const order = (await app.db.execute(
      sql`select id from collections where on_lobby order by position`,
    )) as unknown as { rows: { id: string }[] };
    expect(rows.map((row) => row.id)).toEqual(order.rows.map((row) => row.id));
  });

  it("CAT-34 the lobby's rows begin with different games, and with the same ones at every length", async () => {
    const [rows, shortRows] = (await Promise.all(
      ["", "?limit=7"].map(async (query) => (await app.get(`/api/games/collections${query}`)).body),
    )) as { id: string; data: Game[]; pagination: { total_count: number } }[][];
    const idsOf = ({ data }: { data: Game[] }) => data.map(({ id }) => id);
    const heads = rows!.flatMap((row) => idsOf(row).slice(0, 7));
    expect(new Set(heads).size).toBe(heads.length);
    expect(shortRows!.map(idsOf)).toEqual(rows!.map((row) => idsOf(row).slice(0, 7)));
    const { data, pagination } = await filter({ device: "mobile", filter: { collections: ["top"] } });
    const ranked = rows!.find(({ id }) => id === "top-10")!;
    expect(data!.map(({ id }) => id)).toEqual(expect.arrayContaining(idsOf(ranked).slice(0, 3)));
    expect(rows![0]!.pagination.total_count).toBe(pagination!.total_count);
  });

  it("CAT-08 providers have id, slug, title and name", async () => {
    const { body } = await app.get("/api/games/providers");
    expect((body as unknown[]).length).toBeGreaterThan(10);
    expect((body as object[])[0]).toMatchObject({
      id: expect.any(Number),
      slug: expect.any(String),
      title: expect.any(String),
      name: expect.any(String),
    });
  });

  it("CAT-12 jackpot amounts are whole minor units by game and currency", async () => {
    const { body } = await app.get("/api/games/jackpots");
    const amounts = Object.values(body as Record<string, Record<string, number>>).flatMap((row) =>
      Object.values(row),
    );
    expect(amounts.length).toBeGreaterThan(0);
    for (const amount of amounts) expect(Number.isSafeInteger(amount)).toBe(true);
  });

  it("CAT-14 a game has every field, and its field real contains every currency except FUN", async () => {
    const game = (await filter({})).data.find((candidate) => candidate.has_demo_mode)!;
    expect(game.currencies.FUN).toBeDefined();
    const { FUN: _, ...real } = game.currencies;
    expect(game.real).toEqual(real);
  });

  it("ANC-70 a game's own address states its facts without a session; lists don't carry them", async () => {
    const listed = (await filter({ filter: { categories: ["pokies"] } })).data[0]!;
    expect(listed).not.toHaveProperty("facts");
    const { body } = await app.get(`/api/games/${listed.provider}/${listed.seo_title}`);
    const { facts, ...rest } = body as GameDetails;
    expect(rest).toEqual(listed);
    const { rtp, topPrize, volatility, lines } = factsOf({ ...listed, kind: "pokies" });
    expect(facts).toMatchObject({ rtp, volatility, top_prize: topPrize, lines });
    expect(facts!.released_at).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(facts!.bets).toMatchObject({ EUR: [20, 10_000], CAD: [20, 10_000] });
  });

  it("ANC-70 lists games like another one, with its section and mostly its theme, never the game itself", async () => {
    const indexed = await app.db.select().from(games).orderBy(games.popularity);
    const ofTheme = (game: (typeof indexed)[number]) =>
      indexed.filter(({ theme, categories }) => theme === game.theme && categories.includes("pokies"));
    const game = indexed.find((one) => one.categories.includes("pokies") && ofTheme(one).length > 8)!;
    const { body } = await app.get(`/api/games/${game.provider}/${game.seoTitle}/similar`);
    const similar = body as Game[];
    const inTheme = new Set(ofTheme(game).map(({ id }) => id));
    expect(similar.slice(4, 8).filter(({ id }) => inTheme.has(id)).length).toBeGreaterThan(1);
    expect(similar.every(({ id, categories }) => id !== game.id && categories.includes("pokies"))).toBe(true);
    expect((await app.get("/api/games/luna/no-such-game/similar")).status).toBe(404);
  });

  it("ANC-70 a game without known facts states none", async () => {
    const { id, provider, seo_title } = (await filter({ page: 2 })).data[0]!;
    const unknown = sql`rtp = null, volatility = null, top_prize = null, lines = null, bets = null`;
    await app.db.execute(sql`update games set ${unknown} where id = ${id}`);
    await app.content.refresh();
    const { facts } = (await app.get(`/api/games/${provider}/${seo_title}`)).body as GameDetails;
    expect(facts).toMatchObject({ rtp: null, volatility: null, top_prize: null, lines: null, bets: null });
    // The start of a demo fills in what a database from before doesn't have.
    await seedMissing(app.db);
    await app.content.refresh();
    const filled = (await app.get(`/api/games/${provider}/${seo_title}`)).body as GameDetails;
    expect(filled.facts!.rtp).toBeGreaterThan(9_000);
  });

  it("ANC-70 slots from when all had the same rules get the facts of their own at the next start", async () => {
    const [slot] = await app.db.select().from(games).where(eq(games.volatility, "high")).limit(1);
    const { id, rtp, topPrize, lines } = slot!;
    const former = { rtp: 9_554, volatility: "medium", topPrize: 500, lines: 10 } as const;
    await app.db.update(games).set(former).where(eq(games.id, id));
    await seedMissing(app.db);
    const [row] = await app.db.select().from(games).where(eq(games.id, id));
    expect(row).toMatchObject({ rtp, topPrize, lines, volatility: "high" });
  });

  it("CAT-15 categories have an id and include animated and exclusive", async () => {
    const { body } = await app.get("/api/games/categories");
    const ids = (body as { id: string }[]).map((row) => row.id);
    expect(ids).toEqual(expect.arrayContaining(["animated", "exclusive"]));
  });

  it("LIC-06 CAT-15 a category's count is the total of its list in the same market", async () => {
    const countsOf = async (country: string) => {
      const headers = { "x-country": country };
      const rows = (await app.get("/api/games/categories", { headers })).body as {
        id: string;
        games_count: number;
      }[];
      const totals = await Promise.all(
        rows.map(async ({ id }) => {
          const list = await filter({ page_size: 1, filter: { categories: [id] } }, headers);
          return [id, list.pagination.total_count];
        }),
      );
      const counts = rows.map(({ id, games_count }) => [id, games_count]);
      expect(counts).toEqual(totals);
      return new Map(rows.map(({ id, games_count }) => [id, games_count]));
    };
    const [everywhere, australia] = [await countsOf("NZ"), await countsOf("AU")];
    expect(australia.get("pokies")).toBeLessThan(everywhere.get("pokies")!);
  });

  it("LIC-06 LIC-07 a market's blocked providers are missing from every endpoint", async () => {
    const australia = { "x-country": "AU" };
    const blocked = ["oddferry", "grumpy-magpie", "rookery-twelve", "parlour-seven"];
    const providers = (await app.get("/api/games/providers", { headers: australia })).body as {
      slug: string;
    }[];
    expect(providers.filter(({ slug }) => blocked.includes(slug))).toEqual([]);
    const everywhere = await filter({ filter: { providers: blocked } });
    expect(everywhere.pagination.total_count).toBeGreaterThan(0);
    expect((await filter({ filter: { providers: blocked } }, australia)).pagination.total_count).toBe(0);
    const game = everywhere.data[0]!;
    expect(
      (await app.get(`/api/games/${game.provider}/${game.seo_title}`, { headers: australia })).status,
    ).toBe(404);
    const similar = `/api/games/${game.provider}/${game.seo_title}/similar`;
    expect((await app.get(similar)).status).toBe(200);
    expect((await app.get(similar, { headers: australia })).status).toBe(404);
    const allowed = (await filter({})).data.find(({ provider }) => !blocked.includes(provider))!;
    const alike = await app.get(`/api/games/${allowed.provider}/${allowed.seo_title}/similar`, {
      headers: australia,
    });
    expect((alike.body as Game[]).filter(({ provider }) => blocked.includes(provider))).toEqual([]);
    const selected = await app.post("/api/games_filter/select", { game_ids: [game.id] }, australia);
    expect(selected.body).toEqual([]);
    expect(titles(await filter({ filter: { title: game.title } }, australia))).not.toContain(game.title);
    const names = (await app.get("/api/games/names", { headers: australia })).body as GameNames;
    expect(unpackNames(names).some(({ title }) => title === game.title)).toBe(false);
    const all = (await app.get("/api/games/names")).body as GameNames;
    expect(unpackNames(all)).toContainEqual(
      expect.objectContaining({ id: game.id, title: game.title, provider: game.provider }),
    );
  });

  it("a cached response is dropped when the catalogue changes", async () => {
    const before = (await filter({})).data[0]!;
    await app.db.execute(sql`update games set title = 'Quite Another Name' where id = ${before.id}`);
    await app.content.refresh();
    expect((await filter({})).data[0]!.title).toBe("Quite Another Name");
    await app.db.execute(sql`update games set title = ${before.title} where id = ${before.id}`);
    await app.content.refresh();
    expect((await filter({})).data[0]!.title).toBe(before.title);
  });

  it("responses have an ETag, and a matching request gets a 304 without body", async () => {
    const first = await app.get("/api/games/providers");
    const etag = first.headers.get("etag")!;
    const conditionalResponse = await app.app.request("http://localhost/api/games/providers", {
      headers: { "if-none-match": etag },
    });
    expect(conditionalResponse.status).toBe(304);
    expect(await conditionalResponse.text()).toBe("");
  });
});
