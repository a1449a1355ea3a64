import {
  type QueryClient,
  queryOptions,
  replaceEqualDeep,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import type { Jackpot } from "../contract/jackpots.ts";
import type { PublicationData } from "../contract/realtime.ts";
import { useConnection } from "../lib/offline/connection.ts";
import { useChannel } from "../lib/realtime/channel-subscriptions.ts";
import { call } from "./client.ts";
import { jackpotsQuery } from "./games.ts";

/** Refetch interval of visible amounts in milliseconds, in addition to publications. */
const REFETCH_INTERVAL = 30_000;
/** Winners per request. */
const MAX_WINNERS = 20;

/** A jackpot as cached by pages. */
export type CachedJackpot = Pick<
  Jackpot,
  "id" | "identifier" | "title" | "state" | "image" | "currency" | "levels"
>;
/** Terms of a jackpot's levels. */
export type JackpotRules = Pick<Jackpot, "identifier" | "title" | "currency" | "terms">;

type Level = Jackpot["levels"][number];
type Amount = Pick<Level, "amount_cents" | "cycle">;
type JackpotUpdates = PublicationData<"jackpots_changes">["jackpots"];

/** Latest amounts seen by this page, by level. */
const latestAmounts = new WeakMap<QueryClient, Map<string, Amount>>();

/** The later of two amounts of a level: that of a newer cycle, or the larger one of the same. */
function laterOf(previous: Level, { amount_cents, cycle }: Amount): Level {
  const isNewer =
    cycle > previous.cycle || (cycle === previous.cycle && amount_cents > previous.amount_cents);
  return isNewer ? { ...previous, amount_cents, cycle } : previous;
}

/** Records the amounts of these jackpots, and returns them with the latest amounts that this page has seen. */
function withLatest(client: QueryClient, jackpots: readonly CachedJackpot[]): CachedJackpot[] {
  const amounts = latestAmounts.get(client) ?? new Map<string, Amount>();
  latestAmounts.set(client, amounts);
  return jackpots.map((jackpot) => ({
    ...jackpot,
    levels: jackpot.levels.map((level) => {
      const key = `${jackpot.identifier}/${level.identifier}`;
      const latest = laterOf(level, amounts.get(key) ?? level);
      amounts.set(key, latest);
      return latest;
    }),
  }));
}

/**
 * Keeps cached amounts from decreasing without a win, whatever the order of responses and publications, since
 * servers and caches may lag. Data persisted by an earlier visit is ignored.
 */
export function keepMonotonic(client: QueryClient): void {
  client.setQueryDefaults(jackpotsQuery.queryKey, {
    structuralSharing: (previous, next) =>
      replaceEqualDeep(previous, withLatest(client, next as CachedJackpot[])),
  });
}

/** Jackpots with published amounts, where those are later. */
const withUpdates = (jackpots: readonly CachedJackpot[], updates: JackpotUpdates): CachedJackpot[] =>
  jackpots.map((jackpot) => {
    const updatedLevels = updates.find(({ identifier }) => identifier === jackpot.identifier)?.levels ?? [];
    const levels = jackpot.levels.map((level) =>
      laterOf(level, updatedLevels.find(({ identifier }) => identifier === level.identifier) ?? level),
    );
    return { ...jackpot, levels };
  });

/** Applies a `jackpots_changes` publication to the cache. After a win, refetches the winners. */
export function receiveJackpots(
  client: QueryClient,
  { jackpots }: PublicationData<"jackpots_changes">,
): void {
  keepMonotonic(client);
  const { queryKey } = jackpotsQuery;
  const previous = client.getQueryData(queryKey);
  if (!previous) return;
  const next = replaceEqualDeep(previous, withLatest(client, withUpdates(previous, jackpots)));
  // Keeps `updatedAt`, because everything but the amounts is as old as before.
  client.setQueryData(queryKey, next, { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt });
  const cyclesOf = (list: readonly CachedJackpot[]) =>
    list.flatMap(({ levels }) => levels.map(({ cycle }) => cycle)).join(" ");
  if (cyclesOf(next) !== cyclesOf(previous)) void client.invalidateQueries({ queryKey: ["jackpot-winners"] });
}

/** A jackpot by its identifier; its amounts refetch while it is on screen. */
export function useJackpot(identifier: string | null): CachedJackpot | undefined {
  const client = useQueryClient();
  const { unreachable } = useConnection();
  useEffect(() => keepMonotonic(client), [client]);
  useChannel("jackpots", identifier !== null);
  const { data } = useQuery({
    ...jackpotsQuery,
    refetchInterval: identifier && !unreachable ? REFETCH_INTERVAL : false,
  });
  return data?.find((jackpot) => jackpot.identifier === identifier);
}

const rulesOf = ({ identifier, title, currency, terms }: Jackpot): JackpotRules => ({
  identifier,
  title,
  currency,
  terms,
});

/** Terms of all jackpots. */
export const jackpotRulesQuery = queryOptions({
  queryKey: ["jackpot-rules"],
  queryFn: async ({ client, signal }) => (await call(client, "GET /api/jackpots", { signal })).map(rulesOf),
  staleTime: 5 * 60_000,
  meta: { loader: "jackpots", onError: "empty", persist: "public" },
});

/** Terms of a game's active jackpots. */
export const gameJackpotRulesQuery = (game: string) =>
  queryOptions({
    queryKey: ["game-jackpot-rules", game],
    queryFn: async ({ client, signal }) =>
      (await call(client, "GET /api/jackpots", { signal }))
        .filter(({ state, game_identifiers }) => state === "active" && game_identifiers.includes(game))
        .map(rulesOf),
    staleTime: 5 * 60_000,
    meta: { loader: "jackpots", onError: "empty", persist: "public" },
  });

/** Latest or largest wins of a jackpot; winners are masked. */
export const jackpotWinnersQuery = (jackpot: string, sort: "latest" | "biggest") =>
  queryOptions({
    queryKey: ["jackpot-winners", jackpot, sort],
    queryFn: ({ client, signal }) =>
      call(client, "GET /api/jackpot_wins", { query: { jackpot, sort, limit: String(MAX_WINNERS) }, signal }),
    staleTime: 30_000,
    meta: { loader: "jackpotWinners", onError: "empty", persist: "public" },
  });
