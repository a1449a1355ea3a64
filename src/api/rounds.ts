import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callAsPlayer } from "./client.ts";

export interface RoundsFilter {
  /** ISO 8601 in UTC. */
  from: string;
  currency?: string;
  /** Game identifier. */
  game?: string;
}

/** Played rounds, newest first, paginated; totals come with the first page. */
export const roundsQuery = (filter: RoundsFilter) =>
  infiniteQueryOptions({
    queryKey: ["rounds", filter],
    queryFn: ({ client, pageParam, signal }) =>
      callAsPlayer(client, "GET /api/player/rounds", { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
    meta: { loader: "history", onError: "throw", persist: "private" },
  });

/** One round with its receipts. */
export const roundQuery = (id: string) =>
  queryOptions({
    queryKey: ["round", id],
    queryFn: ({ client, signal }) =>
      callAsPlayer(client, "GET /api/player/rounds/:id", { params: { id }, signal }),
    staleTime: 0,
    meta: { loader: "history", onError: "throw", persist: "private" },
  });
