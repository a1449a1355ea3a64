import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { FreeSpins } from "../contract/free-spins.ts";
import { pageLocale } from "../lib/i18n/i18n.ts";
import { inSession } from "../lib/session/session-events.ts";
import { accountsQuery } from "./account.ts";
import { callAsPlayer } from "./client.ts";

/** Asks for titles in the page's language. */
const titles = () => ({ l: pageLocale() });

/** The player's free spins, active ones first. */
export const freeSpinsQuery = queryOptions({
  queryKey: ["freespins"],
  queryFn: ({ client, signal }) =>
    callAsPlayer(client, "GET /api/player/freespins", { query: titles(), signal }),
  staleTime: 15_000,
  meta: { loader: "freeSpins", onError: "throw", persist: "private" },
});

function receiveFreeSpins(client: QueryClient, changed: FreeSpins): void {
  const { queryKey } = freeSpinsQuery;
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (cached) =>
    cached?.map((spins) => (spins.id === changed.id ? changed : spins)),
  );
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: accountsQuery.queryKey });
}

export const activateFreeSpins = (client: QueryClient, id: string): Promise<void> =>
  inSession(
    callAsPlayer(client, "POST /api/player/freespins/:id/activation", { params: { id }, query: titles() }),
    (spins) => receiveFreeSpins(client, spins),
  );

/** Cancels free spins and forfeits what is left of them. */
export const cancelFreeSpins = (client: QueryClient, id: string): Promise<void> =>
  inSession(
    callAsPlayer(client, "DELETE /api/player/freespins/:id", { params: { id }, query: titles() }),
    (spins) => receiveFreeSpins(client, spins),
  );
