import type { Query, QueryClient } from "@tanstack/react-query";
import { ensure } from "../api/client.ts";
import { currentIpQuery, projectQuery } from "../api/config.ts";
import { onReached } from "../lib/connection.ts";

const marketShown = (queryClient: QueryClient) => queryClient.getQueryData(projectQuery.queryKey)?.market;

/** The market that the visitor is in by the address of now; the one shown when that cannot be known. */
async function marketHere(queryClient: QueryClient): Promise<string | undefined> {
  const here = await ensure(queryClient, currentIpQuery);
  return here?.market ?? marketShown(queryClient);
}

/** Asks again for everything that was kept or rendered for another market. */
async function enterMarket(queryClient: QueryClient, market: string | undefined): Promise<void> {
  const shown = marketShown(queryClient);
  if (!market || !shown || market === shown) return;
  const predicate = ({ meta }: Query) => meta?.persist === "public";
  queryClient.removeQueries({ type: "inactive", fetchStatus: "idle", predicate });
  await queryClient.invalidateQueries({ predicate });
}

/**
 * Shows what belongs to the visitor's market instead of what was kept of another one, now and each time that the server
 * can be reached again. `onMarket` receives the market first, and again when it turns out to be another; undefined while
 * nobody knows it.
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
