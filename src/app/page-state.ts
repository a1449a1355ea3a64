import {
  type DehydratedState,
  hashKey,
  hydrate,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/** Key, data, and when the data was made (milliseconds since the epoch). */
type Packed = [key: QueryKey, data: unknown, updatedAt: number];

/** The element that carries the page's data; as JSON it is smaller than script, and the security policy need not name it. */
export const STATE_ID = "state";

/** Everything that was loaded for a page, as text that may stand in a script element. */
export function packQueries(client: QueryClient): string {
  const packed = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map(({ queryKey, state }): Packed => [queryKey, state.data, state.dataUpdatedAt]);
  return JSON.stringify(packed).replaceAll("<", "\\u003c");
}

/** Puts the page's data where the components look for it. */
export function unpackQueries(client: QueryClient, text: string): void {
  const queries = (JSON.parse(text) as Packed[]).map(
    ([queryKey, data, dataUpdatedAt]): DehydratedState["queries"][number] => ({
      dehydratedAt: dataUpdatedAt,
      queryKey,
      queryHash: hashKey(queryKey),
      state: {
        data,
        dataUpdateCount: 1,
        dataUpdatedAt,
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
    }),
  );
  hydrate(client, { mutations: [], queries } satisfies Partial<DehydratedState>);
}
