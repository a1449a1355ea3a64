import { queryOptions } from "@tanstack/react-query";
import { DEFAULT_PAGE_SIZE } from "../contract/pagination.ts";
import { RANDOM_POOL } from "../rules/games/random-pick.ts";
import { call } from "./client.ts";
import { type ListFilter, toTilePage } from "./games.ts";

/** Server-side search by title. */
export function searchQuery(title: string) {
  return queryOptions({
    queryKey: ["search", title],
    queryFn: async ({ client, signal }) =>
      toTilePage(
        await call(client, "POST /api/games_filter", {
          body: { device: "mobile", filter: { title }, page: 1, page_size: DEFAULT_PAGE_SIZE },
          safe: true,
          signal,
        }),
      ),
    gcTime: 10 * 60_000,
    meta: { loader: "foundGames", onError: "throw", persist: "never" },
  });
}

/** Names of the whole catalogue; runtime-cached by the worker for offline search. */
export const namesQuery = queryOptions({
  queryKey: ["names"],
  queryFn: ({ client, signal }) => call(client, "GET /api/games/names", { signal }),
  staleTime: 30 * 60_000,
  meta: { loader: "gameNames", onError: "throw", persist: "never" },
});

/** Games that a random pick draws from. */
export function randomPoolQuery(filter: ListFilter) {
  return queryOptions({
    queryKey: ["random-pool", filter],
    queryFn: async ({ client, signal }) => {
      const body = { device: "mobile", filter, page: 1, page_size: RANDOM_POOL } as const;
      return toTilePage(await call(client, "POST /api/games_filter", { body, safe: true, signal })).tiles;
    },
    staleTime: 5 * 60_000,
    meta: { loader: "games", onError: "throw", persist: "never" },
  });
}
