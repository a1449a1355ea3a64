import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { PublicationData } from "../contract/realtime.ts";
import { callAsPlayer } from "./client.ts";

/** The player's comp points. */
export const compPointsQuery = queryOptions({
  queryKey: ["comp-points"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/comp_points", { signal }),
  staleTime: 15_000,
  meta: { loader: "compPoints", onError: "empty", persist: "private" },
});

/**
 * Stores published points. A pending fetch, whose response may be older, is cancelled and repeated if there
 * is no data yet.
 */
export async function receiveCompPoints(
  client: QueryClient,
  { chargeable_points, persistent_points }: PublicationData<"comps_award">,
): Promise<void> {
  const key = compPointsQuery.queryKey;
  const isLoading = client.isFetching({ queryKey: key }) > 0;
  await client.cancelQueries({ queryKey: key });
  client.setQueryData(
    key,
    (previous) =>
      previous && {
        ...previous,
        chargeable: { points: chargeable_points },
        // Never decreases: a lower value is older.
        persistent: { points: Math.max(persistent_points, previous.persistent.points) },
      },
  );
  if (isLoading && !client.getQueryData(key)) await client.invalidateQueries({ queryKey: key });
}
