import type { QueryClient } from "@tanstack/react-query";

/** Time of the newest displayed response, milliseconds since the epoch; null if none is displayed. */
export function dataTime(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.state.status === "success")
    .map((query) => query.state.dataUpdatedAt);
  return times.length > 0 ? Math.max(...times) : null;
}
