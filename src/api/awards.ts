import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { LocaleCode } from "../contract/locale.ts";
import { pageLocale } from "../lib/i18n/i18n.ts";
import { callAsPlayer } from "./client.ts";

/** The newest awards; held ones among them wait for something that the player may do. */
export const recentAwardsQuery = queryOptions({
  queryKey: ["awards"],
  queryFn: async ({ client, signal }) =>
    (await callAsPlayer(client, "GET /api/player/awards", { query: { l: pageLocale() }, signal })).awards,
  meta: { loader: "awards", onError: "empty", persist: "private" },
});

/** All awards, newest first, paginated. */
export const awardsQuery = infiniteQueryOptions({
  queryKey: ["awards", "all"],
  queryFn: ({ client, pageParam, signal }) =>
    callAsPlayer(client, "GET /api/player/awards", {
      query: { l: pageLocale(), cursor: pageParam },
      signal,
    }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
  // An award may have become money since.
  staleTime: 0,
  meta: { loader: "allAwards", onError: "throw", persist: "private" },
});

/** Address of the same data as a file, for a plain download link. */
export const awardsFile = (format: "csv" | "json", l: LocaleCode): string =>
  `/api/player/awards/export?${new URLSearchParams({ format, l })}`;
