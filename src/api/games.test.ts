import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../contract/games.ts";
import type { Http } from "../lib/http/http.ts";
import { createQueryClient } from "./client.ts";
import { gamesQuery, toTile } from "./games.ts";
import { randomPoolQuery, searchQuery } from "./search.ts";

const game: Game = {
  id: 7,
  identifier: "luna/moon",
  name: "Moon",
  title: "Moon!",
  slug: "moon",
  seo_title: "moon-seo",
  provider: "luna",
  provider_title: "Luna Works",
  categories: [],
  collections: [],
  preview: "/art/games/7/1",
  tone: 3,
  has_demo_mode: true,
  currencies: { FUN: { id: 1 }, EUR: { id: 2 }, USD: { id: 3 } },
  real: { EUR: { id: 2 }, USD: { id: 3 } },
  badges: [{ type: "new", theme: "cyan" }],
  last_activity_at: null,
};

const http = vi.fn<Http>();
let client: ReturnType<typeof createQueryClient>;

beforeEach(() => {
  client = createQueryClient(http.mockReset());
  http.mockImplementation(async (_, options) => {
    const { page } = options!.body as { page: number };
    const next_page = page < 3 ? page + 1 : null;
    return { data: [game], pagination: { current_page: page, next_page, total_pages: 3, total_count: 81 } };
  });
});
afterEach(() => {
  client.clear();
});

const bodies = () => http.mock.calls.map(([key, options]) => [key, options?.safe, options?.body]);

it("CAT-21 CAT-28 AMB-MON-06 a tile has the currencies and variants of real play, without FUN", () => {
  expect(toTile(game)).toEqual({
    id: 7,
    title: "Moon!",
    provider: "luna",
    providerTitle: "Luna Works",
    seo: "moon-seo",
    tone: 3,
    preview: "/art/games/7/1",
    demo: true,
    badges: ["new"],
    currencies: "EUR USD",
    variants: [2, 1],
  });
});

describe("lists", () => {
  it("CAT-17 CAT-18 load page by page to the last one, forty games at a time, each once", async () => {
    const { pages } = await client.fetchInfiniteQuery({
      ...gamesQuery({ categories: ["new"] }),
      pages: 10,
    });
    expect(pages.map(({ next, total, tiles }) => [next, total, tiles.length])).toEqual([
      [40, 81, 1],
      [80, 81, 1],
      [null, 81, 1],
    ]);
    expect(bodies()).toEqual(
      [1, 2, 3].map((page) => [
        "POST /api/games_filter",
        true,
        { device: "mobile", filter: { categories: ["new"] }, page, page_size: 40 },
      ]),
    );
  });

  it("NEW-13 continue in half pages from wherever the network became slow", async () => {
    const options = gamesQuery({ categories: ["new"] });
    await client.fetchInfiniteQuery(options);
    vi.stubGlobal("navigator", { connection: { effectiveType: "3g" } });
    await client.fetchInfiniteQuery({ ...options, pages: 4, staleTime: 0 });
    vi.unstubAllGlobals();
    const pages = bodies().map(([, , body]) => body as { page: number; page_size: number });
    // A full page that was loaded before is requested in full again.
    expect(pages.map(({ page, page_size }) => [page, page_size])).toEqual([
      [1, 40],
      [1, 40],
      [3, 20],
    ]);
  });

  it("AMB-RTE-13 that start at a later page have a key of their own", async () => {
    const query = gamesQuery({ providers: ["luna"] }, 2);
    await client.fetchInfiniteQuery(query);
    expect(bodies()[0]![2]).toMatchObject({ page: 2 });
    expect(query.queryKey).not.toEqual(gamesQuery({ providers: ["luna"] }).queryKey);
  });
});

it("CAT-24 the random pick requests the first hundred games of the list", async () => {
  await client.fetchQuery(randomPoolQuery({ collections: ["top"] }));
  expect(bodies()).toEqual([
    [
      "POST /api/games_filter",
      true,
      { device: "mobile", filter: { collections: ["top"] }, page: 1, page_size: 100 },
    ],
  ]);
});

it("PLT-44 a search is safe to retry", async () => {
  await client.fetchQuery(searchQuery("moon"));
  expect(bodies()[0]![1]).toBe(true);
});
