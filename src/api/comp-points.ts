import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { MessageData } from "../contract/realtime.ts";
import { call } from "./client.ts";

/** Points that the player has earned by playing. */
export const compPointsQuery = queryOptions({
  queryKey: ["comp-points"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/comp_points", { signal }),
  staleTime: 15_000,
  meta: { loader: "compPoints", persist: "private" },
});

/**
 * Shows what the server says of the player's points. An answer that is on its way may be older, and is not waited for;
 * where nothing is shown yet, the first who looks asks.
 */
export async function receiveCompPoints(
  client: QueryClient,
  { chargeable_points, persistent_points }: MessageData<"comps_award">,
): Promise<void> {
  const key = compPointsQuery.queryKey;
  const loads = client.isFetching({ queryKey: key }) > 0;
  await client.cancelQueries({ queryKey: key });
  client.setQueryData(
    key,
    (before) =>
      before && {
        ...before,
        chargeable: { points: chargeable_points },
        // Never falls: what says less is older.
        persistent: { points: Math.max(persistent_points, before.persistent.points) },
      },
  );
  if (loads && !client.getQueryData(key)) await client.invalidateQueries({ queryKey: key });
}
