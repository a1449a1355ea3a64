import {
  type DehydratedState,
  hashKey,
  hydrate,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/** Query data of a rendered page, in a document of its own so that the page itself arrives sooner. */
export type PageState = [key: QueryKey, data: unknown][];

/** All successful queries of a page. */
export function packQueries(client: QueryClient): PageState {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

/** Hydrates the query cache with a page's data as of `at`, milliseconds since the epoch. */
export function unpackQueries(client: QueryClient, state: PageState, at: number): void {
  const queries = state.map(([queryKey, data]): DehydratedState["queries"][number] => ({
    dehydratedAt: at,
    queryKey,
    queryHash: hashKey(queryKey),
    state: {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt: at,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: "success" as const,
      fetchStatus: "idle" as const,
    },
  }));
  hydrate(client, { mutations: [], queries } satisfies Partial<DehydratedState>);
}
