import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

export interface StatementFilter {
  /** ISO 8601 in UTC. */
  from: string;
  /** Not inside. */
  to?: string;
  currency?: string;
}

/** A receipt of every change of the player's balances, newest first and page by page. */
export const statementQuery = (filter: StatementFilter) =>
  infiniteQueryOptions({
    queryKey: ["statement", filter],
    queryFn: ({ client, pageParam, signal }) =>
      call(client, "GET /api/player/statement", { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // What was checked once is checked by the balance of now whenever it is looked at again.
    staleTime: 0,
    meta: { loader: "history", persist: "private" },
  });

export const receiptQuery = (number: string) =>
  queryOptions({
    queryKey: ["receipt", number],
    queryFn: ({ client, signal }) =>
      call(client, "GET /api/player/statement/:number", { params: { number }, signal }),
    // What a receipt says never changes.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { loader: "history", persist: "private" },
  });

/** The address of the same as a file: a plain link, which the browser downloads by itself wherever the app runs. */
export const statementFile = (filter: StatementFilter, format: "csv" | "json"): string =>
  `/api/player/statement/export?${new URLSearchParams({ ...filter, format })}`;
