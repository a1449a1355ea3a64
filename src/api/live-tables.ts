import { queryOptions, useQuery } from "@tanstack/react-query";
import type { LiveTable } from "../contract/live-tables.ts";
import { call } from "./client.ts";
import { useViewer } from "./player.ts";

/** Refetch interval of tables on the screen, milliseconds. */
const REFETCH_INTERVAL = 15_000;

/** State of the most popular live tables; `currency` of their smallest bets, by default the market's. */
export const liveTablesQuery = (currency?: string) =>
  queryOptions({
    queryKey: ["live-tables", currency],
    queryFn: ({ client, signal }) =>
      call(client, "GET /api/games/live_tables", { query: currency ? { currency } : undefined, signal }),
    staleTime: REFETCH_INTERVAL - 1_000,
    meta: { loader: "liveTables", onError: "empty", persist: "never" },
  });

/** A game's table and the currency of its smallest bet, kept up to date while the table is on the screen. */
export function useLiveTable(gameId: number, isOnScreen: boolean): { table?: LiveTable; currency: string } {
  const { player } = useViewer();
  const { data } = useQuery({
    ...liveTablesQuery(player?.currency),
    enabled: isOnScreen,
    refetchInterval: isOnScreen && REFETCH_INTERVAL,
  });
  const table = data?.tables.find(({ game_id }) => game_id === gameId);
  return { currency: data?.currency ?? "", ...(table ? { table } : {}) };
}
