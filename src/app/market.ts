import type { Query, QueryClient } from "@tanstack/react-query";
import { ensure } from "../api/client.ts";
import { currentIpQuery, projectQuery } from "../api/config.ts";
import { onReachable } from "../lib/offline/connection.ts";

const displayedMarket = (queryClient: QueryClient) => queryClient.getQueryData(projectQuery.queryKey)?.market;

/**
 * Market of the visitor; undefined if the server doesn't respond. The displayed data may be of another market,
 * persisted on an earlier visit.
 */
async function currentMarket(queryClient: QueryClient): Promise<string | undefined> {
  return (await ensure(queryClient, currentIpQuery))?.market;
}

/** Refetches everything that was persisted or rendered for another market. */
async function enterMarket(queryClient: QueryClient, market: string | undefined): Promise<void> {
  const displayed = displayedMarket(queryClient);
  if (!market || !displayed || market === displayed) return;
  const predicate = ({ meta }: Query) => meta?.persist === "public";
  queryClient.removeQueries({ type: "inactive", fetchStatus: "idle", predicate });
  await queryClient.invalidateQueries({ predicate });
}

/**
 * Replaces data of another market, now and whenever the server becomes reachable. Calls `onMarket` with the
 * market first and when it changes; with undefined while it is unknown.
 */
export async function followMarket(
  queryClient: QueryClient,
  onMarket: (market: string | undefined) => void,
): Promise<void> {
  let market = await currentMarket(queryClient);
  onMarket(market);
  onReachable(async () => {
    const previous = market;
    market = await currentMarket(queryClient);
    if (market !== previous) onMarket(market);
    await enterMarket(queryClient, market);
  });
  await enterMarket(queryClient, market);
}
