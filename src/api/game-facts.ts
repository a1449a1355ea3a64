import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

/** Facts of the whole catalogue; precached by the worker for filtering offline. */
export const gameFactsQuery = queryOptions({
  queryKey: ["game-facts"],
  queryFn: ({ client, signal }) => call(client, "GET /api/games/facts", { signal }),
  staleTime: 30 * 60_000,
  meta: { loader: "gameFacts", onError: "throw", persist: "never" },
});
