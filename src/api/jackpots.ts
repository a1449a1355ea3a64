import {
  type QueryClient,
  queryOptions,
  replaceEqualDeep,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import type { Jackpot } from "../contract/jackpot.ts";
import type { MessageData } from "../contract/realtime.ts";
import { useConnection } from "../lib/offline/connection.ts";
import { useLive } from "../lib/realtime/channel-subscriptions.ts";
import { call } from "./client.ts";
import { jackpotsQuery } from "./games.ts";

/** How often a page that shows amounts asks for them, whatever messages come; milliseconds. */
const EVERY = 30_000;
/** Winners that are asked for at once. */
const WINNERS = 20;

/** A jackpot as pages keep it. */
export type ShownJackpot = Pick<Jackpot, "id" | "identifier" | "title" | "state" | "currency" | "levels">;
/** By which terms a jackpot's levels grow and are won. */
export type JackpotRules = Pick<Jackpot, "identifier" | "title" | "currency" | "terms">;

type Level = Jackpot["levels"][number];
type Amount = Pick<Level, "amount_cents" | "cycle">;
type News = MessageData<"jackpots_changes">["jackpots"];

/** The latest amounts that a page has seen, by level. */
const seen = new WeakMap<QueryClient, Map<string, Amount>>();

/** Of two amounts of one level, the later one: of another pot, or the larger one of the same. */
function later(had: Level, { amount_cents, cycle }: Amount): Level {
  const isLater = cycle > had.cycle || (cycle === had.cycle && amount_cents > had.amount_cents);
  return isLater ? { ...had, amount_cents, cycle } : had;
}

/** Jackpots with the latest amounts that this page has seen, theirs among them. */
function risen(client: QueryClient, jackpots: readonly ShownJackpot[]): ShownJackpot[] {
  const amounts = seen.get(client) ?? new Map<string, Amount>();
  seen.set(client, amounts);
  return jackpots.map((jackpot) => ({
    ...jackpot,
    levels: jackpot.levels.map((level) => {
      const key = `${jackpot.identifier}/${level.identifier}`;
      const latest = later(level, amounts.get(key) ?? level);
      amounts.set(key, latest);
      return latest;
    }),
  }));
}

/**
 * From now on no amount that an answer brings falls without a win, in whatever order answers and messages come: several
 * servers and caches may be a moment behind each other. What was kept from an earlier visit does not count.
 */
export function keepRising(client: QueryClient): void {
  client.setQueryDefaults(jackpotsQuery.queryKey, {
    structuralSharing: (had, next) => replaceEqualDeep(had, risen(client, next as ShownJackpot[])),
  });
}

/** Jackpots with what a message says, where that is later. */
const withNews = (jackpots: readonly ShownJackpot[], news: News): ShownJackpot[] =>
  jackpots.map((jackpot) => {
    const said = news.find(({ identifier }) => identifier === jackpot.identifier)?.levels ?? [];
    const levels = jackpot.levels.map((level) =>
      later(level, said.find(({ identifier }) => identifier === level.identifier) ?? level),
    );
    return { ...jackpot, levels };
  });

/** Takes what a `jackpots_changes` message says into the cache. After a win, winners are asked for anew. */
export function receiveJackpots(client: QueryClient, { jackpots }: MessageData<"jackpots_changes">): void {
  keepRising(client);
  const { queryKey } = jackpotsQuery;
  const had = client.getQueryData(queryKey);
  if (!had) return;
  const next = replaceEqualDeep(had, risen(client, withNews(had, jackpots)));
  // The time of the last answer stays: what it brought beside the amounts is as old as it was.
  client.setQueryData(queryKey, next, { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt });
  const cyclesOf = (list: readonly ShownJackpot[]) =>
    list.flatMap(({ levels }) => levels.map(({ cycle }) => cycle)).join(" ");
  if (cyclesOf(next) !== cyclesOf(had)) void client.invalidateQueries({ queryKey: ["jackpot-winners"] });
}

/** A jackpot by its identifier, with amounts that are asked for again while somebody looks at them. */
export function useJackpot(identifier: string | null): ShownJackpot | undefined {
  const client = useQueryClient();
  const { unreachable } = useConnection();
  useEffect(() => keepRising(client), [client]);
  useLive("jackpots", identifier !== null);
  const { data } = useQuery({
    ...jackpotsQuery,
    refetchInterval: identifier && !unreachable ? EVERY : false,
  });
  return data?.find((jackpot) => jackpot.identifier === identifier);
}

const rulesOf = ({ identifier, title, currency, terms }: Jackpot): JackpotRules => ({
  identifier,
  title,
  currency,
  terms,
});

/** The terms of all jackpots. */
export const jackpotRulesQuery = queryOptions({
  queryKey: ["jackpot-rules"],
  queryFn: async ({ client, signal }) => (await call(client, "GET /api/jackpots", { signal })).map(rulesOf),
  staleTime: 5 * 60_000,
  meta: { loader: "jackpots", persist: "public" },
});

/** The terms of what can be won at a game, by its identifier. */
export const gameJackpotRulesQuery = (game: string) =>
  queryOptions({
    queryKey: ["game-jackpot-rules", game],
    queryFn: async ({ client, signal }) =>
      (await call(client, "GET /api/jackpots", { signal }))
        .filter(({ state, game_identifiers }) => state === "active" && game_identifiers.includes(game))
        .map(rulesOf),
    staleTime: 5 * 60_000,
    meta: { loader: "jackpots", persist: "public" },
  });

/** A jackpot's newest or largest wins, winners masked. */
export const jackpotWinnersQuery = (jackpot: string, sort: "latest" | "biggest") =>
  queryOptions({
    queryKey: ["jackpot-winners", jackpot, sort],
    queryFn: ({ client, signal }) =>
      call(client, "GET /api/jackpot_wins", { query: { jackpot, sort, limit: String(WINNERS) }, signal }),
    staleTime: 30_000,
    meta: { loader: "jackpotWinners", persist: "public" },
  });
