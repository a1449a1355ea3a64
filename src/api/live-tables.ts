import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { type LiveTable, type LiveTables, MAX_LIVE_TABLES } from "../contract/live-tables.ts";
import { wait } from "../lib/time/time.ts";
import { call } from "./client.ts";
import { useViewer } from "./player.ts";

/** Refetch interval of tables on the screen, milliseconds. */
const REFETCH_INTERVAL = 15_000;
/** Delay that collects the tables of a screen in one request, milliseconds. */
const COLLECTING_TIME = 20;

/** Requests that still collect tables, by the currency of their smallest bets. */
const collecting = new Map<string | undefined, { gameIds: Set<number>; response: Promise<LiveTables> }>();

/** State of a game's table, in one request with the other tables that are requested at the same time. */
function fetchTable(client: QueryClient, gameId: number, currency?: string): Promise<LiveTables> {
  const current = collecting.get(currency);
  if (current && current.gameIds.size < MAX_LIVE_TABLES) {
    current.gameIds.add(gameId);
    return current.response;
  }
  const gameIds = new Set([gameId]);
  const response = wait(COLLECTING_TIME).then(() => {
    if (collecting.get(currency)?.gameIds === gameIds) collecting.delete(currency);
    const query = { games: [...gameIds].join(","), ...(currency && { currency }) };
    return call(client, "GET /api/games/live_tables", { query });
  });
  collecting.set(currency, { gameIds, response });
  return response;
}

/** State of a game's table; `currency` of its smallest bet, by default the market's. */
export const liveTableQuery = (gameId: number, currency?: string) =>
  queryOptions({
    queryKey: ["live-tables", currency, gameId],
    queryFn: ({ client }) => fetchTable(client, gameId, currency),
    staleTime: REFETCH_INTERVAL - 1_000,
    meta: { loader: "liveTables", onError: "empty", persist: "never" },
  });

/** A game's table and the currency of its smallest bet, kept up to date while the table is on the screen. */
export function useLiveTable(gameId: number, isOnScreen: boolean): { table?: LiveTable; currency: string } {
  const { player } = useViewer();
  const { data } = useQuery({
    ...liveTableQuery(gameId, player?.currency),
    enabled: isOnScreen,
    refetchInterval: isOnScreen && REFETCH_INTERVAL,
  });
  const table = data?.tables.find(({ game_id }) => game_id === gameId);
  return { currency: data?.currency ?? "", ...(table ? { table } : {}) };
}
