import type { Query, QueryClient } from "@tanstack/react-query";
import { currentIpQuery, projectQuery } from "../api/config.ts";
import { isUnreachable, onReachable } from "../lib/offline/connection.ts";
import { wait } from "../lib/time/time.ts";

/** Delay before another market's data is refetched once more, in milliseconds. */
const RETRY_DELAY = 5_000;

/** Market of the displayed data, which may have been persisted on an earlier visit. */
export const displayedMarket = (queryClient: QueryClient) =>
  queryClient.getQueryData(projectQuery.queryKey)?.market;

/** Market of the visitor; undefined if the server doesn't respond. */
const currentMarket = (queryClient: QueryClient, staleTime = currentIpQuery.staleTime) =>
  queryClient.fetchQuery({ ...currentIpQuery, staleTime }).then(
    ({ market }) => market,
    () => undefined,
  );

/** Refetches everything that was persisted or rendered for another market, until the visitor's market is displayed. */
async function enterMarket(
  queryClient: QueryClient,
  displayed: string | undefined,
  market: string | undefined,
): Promise<void> {
  if (!market || !displayed || market === displayed || isUnreachable()) return;
  const predicate = ({ meta }: Query) => meta?.persist === "public";
  queryClient.removeQueries({ type: "inactive", fetchStatus: "idle", predicate });
  await queryClient.invalidateQueries({ predicate });
  if (displayedMarket(queryClient) === market) return;
  // While the network is slow, the worker responds with its copy, which is of the other market.
  await wait(RETRY_DELAY);
  await enterMarket(queryClient, displayedMarket(queryClient), market);
}

/**
 * Replaces data of another market, now and whenever the server becomes reachable. Calls `onMarket` with the
 * market first and when it changes; with undefined while it is unknown.
 * @param firstMarket the market that the page displayed first, because its project may have been refetched since
 */
export async function followMarket(
  queryClient: QueryClient,
  firstMarket: string | undefined,
  onMarket: (market: string | undefined) => void,
): Promise<void> {
  let market = await currentMarket(queryClient);
  onMarket(market);
  onReachable(async () => {
    const previous = market;
    market = await currentMarket(queryClient, 0);
    if (market !== previous) onMarket(market);
    await enterMarket(queryClient, displayedMarket(queryClient), market);
  });
  await enterMarket(queryClient, firstMarket, market);
}
