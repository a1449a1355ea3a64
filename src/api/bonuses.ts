import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Amount } from "../contract/accounts.ts";
import type { Bonus, WageringEntry, WageringStatement } from "../contract/bonuses.ts";
import { pageLocale } from "../lib/i18n/i18n.ts";
import { inSession } from "../lib/session/session-events.ts";
import { accountsQuery } from "./account.ts";
import { callAsPlayer } from "./client.ts";

/** Asks for titles in the page's language. */
const titles = () => ({ l: pageLocale() });

/** The player's bonuses, actual ones first. */
export const bonusesQuery = queryOptions({
  queryKey: ["bonuses"],
  queryFn: ({ client, signal }) =>
    callAsPlayer(client, "GET /api/player/bonuses", { query: titles(), signal }),
  staleTime: 15_000,
  meta: { loader: "bonuses", onError: "throw", persist: "private" },
});

/** Bonuses that the player can take with the next deposit into the active account. */
export const depositOffersQuery = (currency: string) =>
  queryOptions({
    queryKey: ["deposit-offers", currency],
    queryFn: ({ client, signal }) =>
      callAsPlayer(client, "GET /api/bonuses/deposit", { query: titles(), signal }),
    // The server pauses offers after losses, stops and reached limits.
    staleTime: 0,
    meta: { loader: "depositOffers", onError: "empty", persist: "private" },
  });

/** Bounds the pages of a statement against a server that never ends. */
const MAX_PAGES = 1_000;

/** A statement with the entries of all pages; totals are those of the first page, which is the newest. */
export type WholeStatement = Omit<WageringStatement, "next">;

/** Every counted round of a bonus, newest first. A key of its own: realtime messages don't load it again. */
export const wageringStatementQuery = (id: string) =>
  queryOptions({
    queryKey: ["wagering-statement", id],
    queryFn: async ({ client, signal }): Promise<WholeStatement> => {
      const load = (cursor?: string) =>
        callAsPlayer(client, "GET /api/player/bonuses/:id/statement", {
          params: { id },
          query: { cursor },
          signal,
        });
      const { next, ...first } = await load();
      const entries: WageringEntry[] = [...first.entries];
      for (let cursor = next, page = 1; cursor !== null && page < MAX_PAGES; page++) {
        const more = await load(cursor);
        entries.push(...more.entries);
        cursor = more.next;
      }
      return { ...first, entries };
    },
    staleTime: 0,
    meta: { loader: "wageringStatement", onError: "throw", persist: "private" },
  });

/** Stores changed bonuses and refetches what depends on them. */
function receiveBonuses(client: QueryClient, changed: readonly Bonus[]): void {
  const { queryKey } = bonusesQuery;
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (cached) =>
    cached?.map((bonus) => changed.find(({ id }) => id === bonus.id) ?? bonus),
  );
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: accountsQuery.queryKey });
}

/** Starts a bonus, or adds it to the queue. */
export const activateBonus = (client: QueryClient, id: string): Promise<void> =>
  inSession(
    callAsPlayer(client, "POST /api/player/bonuses/:id/activation", { params: { id }, query: titles() }),
    (bonus) => receiveBonuses(client, [bonus]),
  );

/** Ends a bonus; rejected unless the loss is the expected one, in minor units. */
export const endBonus = (client: QueryClient, id: string, expected_loss_cents: Amount): Promise<void> =>
  inSession(
    callAsPlayer(client, "DELETE /api/player/bonuses/:id", {
      params: { id },
      query: titles(),
      body: { expected_loss_cents },
    }),
    (bonus) => receiveBonuses(client, [bonus]),
  );

/** Orders the waiting bonuses of an account, next first. */
export const orderQueue = (client: QueryClient, ids: string[]): Promise<void> =>
  inSession(
    callAsPlayer(client, "PUT /api/player/bonuses/queue", { query: titles(), body: { ids } }),
    (bonuses) => receiveBonuses(client, bonuses),
  );
