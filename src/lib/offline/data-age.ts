import type { QueryClient } from "@tanstack/react-query";

/** When the newest shown answer of the server was made, milliseconds since the epoch; null when nothing is shown. */
export function dataAge(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.state.status === "success")
    .map((query) => query.state.dataUpdatedAt);
  return times.length > 0 ? Math.max(...times) : null;
}
