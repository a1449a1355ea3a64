import type { Query, QueryClient } from "@tanstack/react-query";
import { ensure } from "../api/client.ts";
import { currentIpQuery, projectQuery } from "../api/config.ts";
import { onReached } from "../lib/offline/connection.ts";

const marketShown = (queryClient: QueryClient) => queryClient.getQueryData(projectQuery.queryKey)?.market;

/**
 * The visitor's market; undefined when the server doesn't answer. The one on the screen may be stored from before, and the
 * worker drops what it has of others.
 */
async function marketHere(queryClient: QueryClient): Promise<string | undefined> {
  return (await ensure(queryClient, currentIpQuery))?.market;
}

/** Refetches everything that was stored or rendered for another market. */
async function enterMarket(queryClient: QueryClient, market: string | undefined): Promise<void> {
  const shown = marketShown(queryClient);
  if (!market || !shown || market === shown) return;
  const predicate = ({ meta }: Query) => meta?.persist === "public";
  queryClient.removeQueries({ type: "inactive", fetchStatus: "idle", predicate });
  await queryClient.invalidateQueries({ predicate });
}

/**
 * Replaces what was stored of another market, now and each time the server can be reached again. Calls `onMarket` with the
 * market first, and again when it changes; with undefined while it is unknown.
 */
export async function followMarket(
  queryClient: QueryClient,
  onMarket: (market: string | undefined) => void,
): Promise<void> {
  let market = await marketHere(queryClient);
  onMarket(market);
  onReached(async () => {
    const before = market;
    market = await marketHere(queryClient);
    if (market !== before) onMarket(market);
    await enterMarket(queryClient, market);
  });
  await enterMarket(queryClient, market);
}
