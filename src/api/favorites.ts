import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Game } from "../contract/games.ts";
import { sessionEpoch } from "../lib/session/session-events.ts";
import type { Viewer } from "../rules/games/availability.ts";
import { callAsPlayer } from "./client.ts";
import { type Tile, toTile } from "./games.ts";
import { listQueued, sendOrQueue } from "./write-queue.ts";

const LIST = ["favorites", "games"];

type QueuedChanges = ReturnType<typeof listQueued>;
const queuedChanges = (): QueuedChanges => listQueued("favorite");

/** Ids after the queued changes are applied. */
function withQueued(favoriteIds: readonly number[], queued: QueuedChanges): ReadonlySet<number> {
  const ids = new Set(favoriteIds);
  for (const { endpoint, params } of queued) {
    const id = Number(params?.id);
    if (endpoint.startsWith("PUT")) ids.add(id);
    else ids.delete(id);
  }
  return ids;
}

/**
 * Variant ids of the favourites in the active currency, for the favorite buttons. Without a currency (player
 * not loaded) only this device's queued changes.
 */
export const favoriteIdsQuery = (currency: string) =>
  queryOptions({
    queryKey: ["favorites", "ids", currency],
    queryFn: async ({ client, signal }): Promise<ReadonlySet<number>> => {
      const before = queuedChanges();
      if (!currency) return withQueued([], before);
      const headers = { "accept-client": "v1" };
      const favoriteIds = await callAsPlayer(client, "GET /api/player/favorite_games", { headers, signal });
      // The response may lack changes that were sent during the request; changes queued since take precedence.
      return withQueued(favoriteIds as number[], [...before, ...queuedChanges()]);
    },
    // Only the player changes favourites, so they rarely become stale.
    staleTime: 10 * 60_000,
    structuralSharing: false,
    meta: { loader: "favorites", onError: "empty", persist: "private" },
  });

/** The favourites, newest first, including games without a variant in the current currency. */
export const favoriteGamesQuery = queryOptions({
  queryKey: LIST,
  queryFn: async ({ client, signal }): Promise<Tile[]> => {
    const headers = { "accept-client": "v2" };
    return (
      (await callAsPlayer(client, "GET /api/player/favorite_games", { headers, signal })) as Game[]
    ).map(toTile);
  },
  meta: { loader: "favorites", onError: "empty", persist: "private" },
});

/** Game data that a favorite button needs. */
export type FavoriteGame = Pick<Tile, "id" | "title" | "currencies" | "variants">;

/** Variant ids of a game; empty if unknown. */
function idsOf({ variants = [] }: FavoriteGame): number[] {
  const [first = 0, ...others] = variants;
  return variants.length > 0 ? [first, ...others.map((distance) => first + distance)] : [];
}

/** Variant id to send: in the player's currency, or any. */
function wireId(game: FavoriteGame, currency: string): number | undefined {
  const ids = idsOf(game);
  return ids[game.currencies.split(" ").indexOf(currency)] ?? ids[0];
}

const isFavoriteIn = (game: FavoriteGame, ids: ReadonlySet<number>) => idsOf(game).some((id) => ids.has(id));

export interface FavoriteButtonProps {
  game: FavoriteGame;
  viewer: Viewer;
  /** Placed beside other buttons instead of on the image. */
  isInline?: boolean;
}

const mutationKeyOf = ({ id }: FavoriteGame) => ["favorite", id];

/**
 * Adds or removes a favourite optimistically; a failure reverts this and is thrown. Ignored while the game's
 * previous change is pending; results after the end of the session are dropped.
 */
export async function setFavorite(
  client: QueryClient,
  game: FavoriteGame,
  currency: string,
  shouldBeFavorite: boolean,
): Promise<void> {
  const id = wireId(game, currency);
  if (id === undefined || client.isMutating({ mutationKey: mutationKeyOf(game) }) > 0) return;
  const epoch = sessionEpoch();
  const isSessionOver = () => epoch !== sessionEpoch();
  const query = favoriteIdsQuery(currency);
  const params = { id: String(id) };

  function update(isFavorite: boolean): void {
    const ownIds = idsOf(game);
    client.setQueryData(query.queryKey, (ids = new Set<number>()) => {
      const others = [...ids].filter((other) => !ownIds.includes(other));
      return new Set(isFavorite ? [...others, id as number] : others);
    });
  }

  async function send(): Promise<void> {
    if (isFavoriteIn(game, await client.ensureQueryData(query)) === shouldBeFavorite) return;
    // A pending fetch would revert this change.
    await client.cancelQueries({ queryKey: query.queryKey });
    if (isSessionOver()) return;
    update(shouldBeFavorite);
    try {
      const endpoint = `${shouldBeFavorite ? "PUT" : "DELETE"} /api/player/favorite_games/:id` as const;
      await sendOrQueue(client, endpoint, `favorite:${game.id}`, { params });
    } catch (error) {
      if (!isSessionOver()) update(!shouldBeFavorite);
      throw error;
    }
    if (isSessionOver()) return;
    // The list may have been refetched during the request.
    update(shouldBeFavorite);
    listChanged(client);
  }

  try {
    await client
      .getMutationCache()
      .build(client, { mutationKey: mutationKeyOf(game), mutationFn: send })
      .execute(undefined);
  } catch (error) {
    if (isSessionOver()) return;
    // Without a response the outcome is unknown.
    void client.invalidateQueries({ queryKey: query.queryKey });
    throw error;
  }
}

/** Drops outdated favourite lists, except the displayed one, where the player can still undo a removal. */
function listChanged(client: QueryClient): void {
  client.removeQueries({ queryKey: LIST, type: "inactive" });
  void client.invalidateQueries({ queryKey: LIST, refetchType: "none" });
}

/** Drops the outdated list when its page is left. */
export function leaveFavorites(client: QueryClient): void {
  client.removeQueries({ queryKey: LIST, type: "inactive", stale: true });
}

/** Favourite state of a game and its toggle; re-renders only for changes of this game. */
export function useFavorite(game: FavoriteGame, currency: string) {
  const client = useQueryClient();
  const isFavorite =
    useQuery({ ...favoriteIdsQuery(currency), select: (ids) => isFavoriteIn(game, ids) }).data ?? false;
  const [busy, setBusy] = useState(false);
  async function toggle(): Promise<void> {
    setBusy(true);
    try {
      await setFavorite(client, game, currency, !isFavorite);
    } finally {
      setBusy(false);
    }
  }
  return { isFavorite, busy, toggle };
}
