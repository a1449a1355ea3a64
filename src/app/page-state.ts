import {
  type DehydratedState,
  hashKey,
  hydrate,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/** What a page was rendered with, by query: a document of its own, so that the page itself comes sooner. */
export type PageState = [key: QueryKey, data: unknown][];

/** Everything that was loaded for a page. */
export function packQueries(client: QueryClient): PageState {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

/** Puts the page's data, which was right at `at` (milliseconds since the epoch), where the components look for it. */
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
