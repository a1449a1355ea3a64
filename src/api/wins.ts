import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { RecentWin } from "../contract/public-wins.ts";
import type { Publication } from "../contract/realtime.ts";
import { call } from "./client.ts";
import { providersQuery } from "./games.ts";

/** Displayed wins. */
const MAX_WINS = 20;

/** Recent wins, newest first. */
export const winsQuery = queryOptions({
  queryKey: ["wins"],
  queryFn: ({ client, signal }) => call(client, "GET /api/wins", { signal }),
  staleTime: 30_000,
  refetchOnWindowFocus: "always",
  meta: { loader: "wins", onError: "empty", persist: "never" },
});

/** Recent wins of a game, newest first. */
export const gameWinsQuery = (game: string) =>
  queryOptions({
    queryKey: ["wins", "game", game],
    queryFn: ({ client, signal }) => call(client, "GET /api/wins", { query: { game }, signal }),
    staleTime: 30_000,
    meta: { loader: "wins", onError: "empty", persist: "never" },
  });

/** Prepends a published win once; before the first load, the response will include it. */
export function receiveWin(client: QueryClient, { id, occurred_at, data }: Publication<"wins">): void {
  // Publications cover all markets: skip providers that are unavailable here.
  const providers = client.getQueryData(providersQuery.queryKey);
  if (providers && !providers.some(({ slug }) => slug === data.game.provider)) return;
  const win: RecentWin = { ...data, id: data.id ?? `message ${id}`, at: occurred_at };
  client.setQueryData(winsQuery.queryKey, (wins) => {
    if (!wins || wins.some((other) => other.id === win.id)) return wins;
    return [win, ...wins].slice(0, MAX_WINS);
  });
}
