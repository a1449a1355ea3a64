import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { RecentWin } from "../contract/public-wins.ts";
import type { Message } from "../contract/realtime.ts";
import { call } from "./client.ts";
import { providersQuery } from "./games.ts";

/** Wins that are shown. */
const MOST = 20;

/** What players have won lately, newest first. */
export const winsQuery = queryOptions({
  queryKey: ["wins"],
  queryFn: ({ client, signal }) => call(client, "GET /api/wins", { signal }),
  staleTime: 30_000,
  refetchOnWindowFocus: "always",
  meta: { loader: "wins", persist: "never" },
});

/** Puts a win that was heard of in front, once; before the list has been asked for, it will have it by itself. */
export function receiveWin(client: QueryClient, { id, occurred_at, data }: Message<"wins">): void {
  // What everybody hears is of all markets: a studio that is not here has no game to show.
  const here = client.getQueryData(providersQuery.queryKey);
  if (here && !here.some(({ slug }) => slug === data.game.provider)) return;
  const win: RecentWin = { ...data, id: data.id ?? `message ${id}`, at: occurred_at };
  client.setQueryData(winsQuery.queryKey, (wins) => {
    if (!wins || wins.some((other) => other.id === win.id)) return wins;
    return [win, ...wins].slice(0, MOST);
  });
}
