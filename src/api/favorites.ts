import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Game } from "../contract/games.ts";
import { sessionEpoch } from "../lib/session/session-events.ts";
import type { Viewer } from "../rules/games/availability.ts";
import { call } from "./client.ts";
import { type Tile, toTile } from "./games.ts";
import { queuedOf, sendOrQueue } from "./write-queue.ts";

const LIST = ["favorites", "games"];

type QueuedChanges = ReturnType<typeof queuedOf>;
const queuedChanges = (): QueuedChanges => queuedOf("favorite");

/** As they will be once the server has got these changes. */
function withQueued(listed: readonly number[], queued: QueuedChanges): ReadonlySet<number> {
  const ids = new Set(listed);
  for (const { endpoint, params } of queued) {
    const id = Number(params?.id);
    if (endpoint.startsWith("PUT")) ids.add(id);
    else ids.delete(id);
  }
  return ids;
}

/**
 * Variant ids of the favourites, for the hearts; the server names those of the currency that is played with. Without
 * one, of a player who cannot be had, there is what this device has in its queue.
 */
export const favoriteIdsQuery = (currency: string) =>
  queryOptions({
    queryKey: ["favorites", "ids", currency],
    queryFn: async ({ client, signal }): Promise<ReadonlySet<number>> => {
      const before = queuedChanges();
      if (!currency) return withQueued([], before);
      const headers = { "accept-client": "v1" };
      const listed = await call(client, "GET /api/player/favorite_games", { headers, signal });
      // Changes that were sent meanwhile may have come after the list was read; those of now count last.
      return withQueued(listed as number[], [...before, ...queuedChanges()]);
    },
    // Only the player changes them.
    staleTime: 10 * 60_000,
    structuralSharing: false,
    meta: { loader: "favorites", persist: "private" },
  });

/** The favourites themselves, newest first; also those that have no variant in the currency of now. */
export const favoriteGamesQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ client, signal }): Promise<Tile[]> => {
    const headers = { "accept-client": "v2" };
    return ((await call(client, "GET /api/player/favorite_games", { headers, signal })) as Game[]).map(
      toTile,
    );
  },
  meta: { loader: "favorites", persist: "private" },
});

/** What a heart must know of its game. */
export type Markable = Pick<Tile, "id" | "title" | "currencies" | "variants">;

/** The ids of a game's variants; none where they are not known. */
function idsOf({ variants = [] }: Markable): number[] {
  const [first = 0, ...others] = variants;
  return variants.length > 0 ? [first, ...others.map((distance) => first + distance)] : [];
}

/** The variant that stands for the game on the wire: in the player's currency, or any. */
function wireId(game: Markable, currency: string): number | undefined {
  const ids = idsOf(game);
  return ids[game.currencies.split(" ").indexOf(currency)] ?? ids[0];
}

const isMarked = (game: Markable, ids: ReadonlySet<number>) => idsOf(game).some((id) => ids.has(id));

export interface HeartProps {
  game: Markable;
  viewer: Viewer;
  /** Stands beside other buttons, and not on the game's picture. */
  aside?: boolean;
}

const lockOf = ({ id }: Markable) => ["favorite", id];

/**
 * Puts a game among the favourites or takes it out of them: shown at once, and taken back when it fails, which is
 * thrown. Does nothing while the same game's last change is on its way; what comes back after the session has ended is
 * dropped.
 */
export async function markFavorite(
  client: QueryClient,
  game: Markable,
  currency: string,
  marked: boolean,
): Promise<void> {
  const id = wireId(game, currency);
  if (id === undefined || client.isMutating({ mutationKey: lockOf(game) }) > 0) return;
  const epoch = sessionEpoch();
  const isOver = () => epoch !== sessionEpoch();
  const query = favoriteIdsQuery(currency);
  const params = { id: String(id) };

  function show(on: boolean): void {
    const own = idsOf(game);
    client.setQueryData(query.queryKey, (ids = new Set<number>()) => {
      const others = [...ids].filter((other) => !own.includes(other));
      return new Set(on ? [...others, id as number] : others);
    });
  }

  async function send(): Promise<void> {
    if (isMarked(game, await client.ensureQueryData(query)) === marked) return;
    // An answer from before this change would take it back.
    await client.cancelQueries({ queryKey: query.queryKey });
    if (isOver()) return;
    show(marked);
    try {
      const endpoint = `${marked ? "PUT" : "DELETE"} /api/player/favorite_games/:id` as const;
      await sendOrQueue(client, endpoint, `favorite:${game.id}`, { params });
    } catch (error) {
      if (!isOver()) show(!marked);
      throw error;
    }
    if (isOver()) return;
    // The list may have been loaded anew meanwhile.
    show(marked);
    listChanged(client);
  }

  try {
    await client
      .getMutationCache()
      .build(client, { mutationKey: lockOf(game), mutationFn: send })
      .execute(undefined);
  } catch (error) {
    if (isOver()) return;
    // Without an answer nobody knows whether it was done.
    void client.invalidateQueries({ queryKey: query.queryKey });
    throw error;
  }
}

/** A list that is out of date is not shown again; the one that is being looked at stays, so that a slip can be undone. */
function listChanged(client: QueryClient): void {
  client.removeQueries({ queryKey: LIST, type: "inactive" });
  void client.invalidateQueries({ queryKey: LIST, refetchType: "none" });
}

/** Lets go of a list that went out of date while it was looked at; once its page is left. */
export function leaveFavorites(client: QueryClient): void {
  client.removeQueries({ queryKey: LIST, type: "inactive", stale: true });
}

/**
 * Whether a game is among the favourites of a player with this currency, and what changes it. A heart is rendered anew
 * for its own game alone.
 */
export function useFavorite(game: Markable, currency: string) {
  const client = useQueryClient();
  const marked =
    useQuery({ ...favoriteIdsQuery(currency), select: (ids) => isMarked(game, ids) }).data ?? false;
  const [busy, setBusy] = useState(false);
  async function toggle(): Promise<void> {
    setBusy(true);
    try {
      await markFavorite(client, game, currency, !marked);
    } finally {
      setBusy(false);
    }
  }
  return { marked, busy, toggle };
}
