import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callAsPlayer } from "./client.ts";

export interface StatementFilter {
  /** ISO 8601 in UTC. */
  from: string;
  /** Exclusive. */
  to?: string;
  currency?: string;
}

/** Receipts of all balance changes, newest first, paginated. */
export const statementQuery = (filter: StatementFilter) =>
  infiniteQueryOptions({
    queryKey: ["statement", filter],
    queryFn: ({ client, pageParam, signal }) =>
      callAsPlayer(client, "GET /api/player/statement", { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // Verification compares with the current balance, so always refetch.
    staleTime: 0,
    meta: { loader: "history", onError: "throw", persist: "private" },
  });

export const receiptQuery = (number: string) =>
  queryOptions({
    queryKey: ["receipt", number],
    queryFn: ({ client, signal }) =>
      callAsPlayer(client, "GET /api/player/statement/:number", { params: { number }, signal }),
    // Receipts are immutable.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { loader: "history", onError: "throw", persist: "private" },
  });

/** Address of the same data as a file, for a plain download link. */
export const statementFile = (filter: StatementFilter, format: "csv" | "json"): string =>
  `/api/player/statement/export?${new URLSearchParams({ ...filter, format })}`;
