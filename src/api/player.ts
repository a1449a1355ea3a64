import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ComponentType, createContext, use } from "react";
import type { Player } from "../contract/player.ts";
import { ApiError } from "../lib/http/http.ts";
import { useHydrated } from "../lib/hydration/hydration.ts";
import { hasSession } from "../lib/session/session.ts";
import { GUEST, type Viewer } from "../rules/games/availability.ts";
import { callAsPlayer } from "./client.ts";
import type { FavoriteButtonProps } from "./favorites.ts";

/** The signed-in player; null for a guest, without a request. */
export const playerQuery = queryOptions({
  queryKey: ["player"],
  queryFn: async ({ client, signal }): Promise<Player | null> => {
    try {
      const player = await callAsPlayer(client, "GET /api/player", { mayBeEmpty: true, signal });
      return player.id ? player : null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: 60_000,
  meta: { loader: "player", onError: "throw", persist: "private" },
});

export const usePlayerQuery = () => useQuery({ ...playerQuery, enabled: useHydrated() });

/** The signed-in player; null for a guest, undefined while unknown: on the server, and until loaded. */
export const usePlayer = (): Player | null | undefined => usePlayerQuery().data;

/**
 * True if the app shows a player. Until the player is loaded the cookie decides, so that players don't appear
 * signed out while offline. False on the server and during hydration.
 */
export function useSignedIn(): boolean {
  const player = usePlayer();
  const isHydrated = useHydrated();
  return player === undefined ? isHydrated && hasSession() : player !== null;
}

/** The catalogue's visitor, with the favorite button of signed-in players. */
export interface ViewerWithFavorites extends Viewer {
  FavoriteButton?: ComponentType<FavoriteButtonProps>;
}

export const ViewerContext = createContext<ViewerWithFavorites>(GUEST);

/** A guest until the player is known; referentially stable while unchanged. */
export const useViewer = (): ViewerWithFavorites => use(ViewerContext);
