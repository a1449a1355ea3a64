import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Game, GamePage, GamesFilterInput } from "../contract/games.ts";
import { DEFAULT_PAGE_SIZE } from "../contract/pagination.ts";
import { isLowData } from "../lib/device/low-data.ts";
import { call, malformedError } from "./client.ts";

/** Data of a game tile: compact, because pages carry it in the HTML and as data. */
export interface Tile {
  id: number;
  title: string;
  provider: string;
  providerTitle: string;
  seo: string;
  tone: number;
  preview: string;
  demo: boolean;
  badges: string[];
  /** Codes of playable currencies without FUN, separated by spaces; empty while unknown. */
  currencies: string;
  /**
   * Variant ids in the order of `currencies`: the first id, then each one's distance from it, which is the same for
   * most games. Missing if only the name is known.
   */
  variants?: number[];
}

export interface TilePage {
  tiles: Tile[];
  /** Offset of the next page; null after the last one. */
  next: number | null;
  total: number;
}

export function toTile(game: Game): Tile {
  const variants = Object.values(game.real);
  return {
    id: game.id,
    title: game.title,
    provider: game.provider,
    providerTitle: game.provider_title,
    seo: game.seo_title,
    tone: game.tone,
    preview: game.preview,
    demo: game.has_demo_mode,
    badges: game.badges.map((badge) => badge.type),
    currencies: Object.keys(game.real).join(" "),
    variants: variants.map(({ id }, i) => id - (i && variants[0]!.id)),
  };
}

export function toTilePage({ data, pagination }: GamePage, size = DEFAULT_PAGE_SIZE): TilePage {
  if (!data || !pagination) throw malformedError("games");
  const { next_page, total_count } = pagination;
  return { tiles: data.map(toTile), next: next_page && (next_page - 1) * size, total: total_count };
}

export type ListFilter = NonNullable<GamesFilterInput["filter"]>;

/** Page size: half the default after the first page on a slow network, and after an odd number of half pages. */
const pageSizeAt = (offset: number) =>
  offset % DEFAULT_PAGE_SIZE > 0 || (offset > 0 && isLowData()) ? DEFAULT_PAGE_SIZE / 2 : DEFAULT_PAGE_SIZE;

/** A game list by provider, category or collection; pages are identified by their offset. */
export function gamesQuery(filter: ListFilter, firstPage = 1) {
  return infiniteQueryOptions({
    queryKey: ["games", filter, firstPage],
    queryFn: async ({ client, pageParam, signal }) => {
      const page_size = pageSizeAt(pageParam);
      const body = { device: "mobile", filter, page: pageParam / page_size + 1, page_size } as const;
      return toTilePage(
        await call(client, "POST /api/games_filter", { body, safe: true, signal }),
        page_size,
      );
    },
    initialPageParam: (firstPage - 1) * DEFAULT_PAGE_SIZE,
    getNextPageParam: (page: TilePage) => page.next,
    staleTime: 5 * 60_000,
    meta: { loader: "games", onError: "throw", persist: "public" },
  });
}

export interface Row {
  id: string;
  title: string;
  tiles: Tile[];
  total: number;
  /** True if only the server-rendered beginning of the row is loaded. */
  isPartial: boolean;
}

/** Tiles of a row before it is scrolled: as many as a wide screen shows. */
export const INITIAL_ROW_TILES = 7;
/** Server-rendered rows with tiles: those of the first screens. */
const RENDERED_ROWS = 3;

/** Rows of the lobby. */
export const collectionsQuery = queryOptions({
  queryKey: ["collections"],
  queryFn: async ({ client, signal }): Promise<Row[]> => {
    const query = import.meta.env.SSR ? { limit: String(INITIAL_ROW_TILES) } : undefined;
    const rows = await call(client, "GET /api/games/collections", { query, signal });
    return rows.map(({ id, title, data, pagination }, i) => ({
      id,
      title,
      tiles: import.meta.env.SSR && i >= RENDERED_ROWS ? [] : data.map(toTile),
      total: pagination.total_count,
      isPartial: import.meta.env.SSR,
    }));
  },
  meta: { loader: "collections", onError: "throw", persist: "public" },
});

export const categoriesQuery = queryOptions({
  queryKey: ["categories"],
  queryFn: ({ client, signal }) => call(client, "GET /api/games/categories", { signal }),
  staleTime: 5 * 60_000,
  meta: { loader: "categories", onError: "empty", persist: "public" },
});

export const providersQuery = queryOptions({
  queryKey: ["providers"],
  queryFn: ({ client, signal }) => call(client, "GET /api/games/providers", { signal }),
  staleTime: 5 * 60_000,
  meta: { loader: "providers", onError: "empty", persist: "public" },
});

export const jackpotsQuery = queryOptions({
  queryKey: ["jackpots"],
  queryFn: async ({ client, signal }) =>
    (await call(client, "GET /api/jackpots", { signal })).map(
      ({ game_identifiers: _, terms: __, ...jackpot }) => jackpot,
    ),
  staleTime: 30_000,
  meta: { loader: "jackpots", onError: "empty", persist: "public" },
});

export function gameQuery(provider: string, seo: string) {
  return queryOptions({
    queryKey: ["game", provider, seo],
    queryFn: ({ client, signal }) =>
      call(client, "GET /api/games/:provider/:slug", { params: { provider, slug: seo }, signal }),
    staleTime: 5 * 60_000,
    meta: { loader: "game", onError: "throw", persist: "public" },
  });
}
