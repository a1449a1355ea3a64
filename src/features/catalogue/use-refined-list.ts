import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { gamesQuery, type ListFilter } from "../../api/games.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { type Refinement, refine } from "../../rules/games/list-refinement.ts";
import { REFINED_OFFLINE, refineOnDevice } from "./offline-list.ts";

/** The refined list; without the server, its games on the device, until the server can be reached. */
export function useRefinedList(filter: ListFilter, refinement: Refinement) {
  const client = useQueryClient();
  const options = gamesQuery(refine(filter, refinement));
  const query = useInfiniteQuery(options);
  const { unreachable } = useConnection();
  const isFromDevice = query.dataUpdatedAt === REFINED_OFFLINE;
  const isMissing = query.data === undefined && unreachable;
  const key = JSON.stringify(options.queryKey);
  const { refetch } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for filter and refinement
  useEffect(() => {
    if (isFromDevice && !unreachable) void refetch();
    if (!isMissing) return;
    let isCurrent = true;
    refineOnDevice(client, filter, refinement)
      .then((tiles) => {
        // The server's response may have arrived.
        if (!isCurrent || client.getQueryData(options.queryKey)) return;
        const page = { tiles, next: null, total: tiles.length };
        const list = { pages: [page], pageParams: [0] };
        client.setQueryData(options.queryKey, list, { updatedAt: REFINED_OFFLINE });
      })
      // Nothing is on the device: the fallback says so.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [client, key, isMissing, isFromDevice, unreachable]);
  return { query, isFromDevice };
}
