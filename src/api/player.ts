import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ComponentType, createContext, use } from "react";
import type { Player } from "../contract/player.ts";
import { ApiError } from "../lib/http/http.ts";
import { usePageAlive } from "../lib/page/hydration.ts";
import { hasSession } from "../lib/session/session.ts";
import { GUEST, type Viewer } from "../rules/games/availability.ts";
import { call } from "./client.ts";
import type { HeartProps } from "./favorites.ts";

/** The signed-in player, or null for a guest, who is not asked for. */
export const playerQuery = queryOptions({
  queryKey: ["player"],
  queryFn: async ({ client, signal }): Promise<Player | null> => {
    try {
      const player = await call(client, "GET /api/player", { signal });
      return player.id ? player : null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: 60_000,
  meta: { loader: "player", persist: "private" },
});

export const usePlayerQuery = () => useQuery({ ...playerQuery, enabled: usePageAlive() });

/** The signed-in player, null for a guest, undefined while it is not known: on the server, and until it is loaded. */
export const usePlayer = (): Player | null | undefined => usePlayerQuery().data;

/**
 * Whether the app is a player's. While the player cannot be had, the cookie says so: without network nobody who is
 * signed in becomes a guest. False on the server, and until the page is taken over.
 */
export function useSignedIn(): boolean {
  const player = usePlayer();
  const alive = usePageAlive();
  return player === undefined ? alive && hasSession() : player !== null;
}

/** Who looks at the catalogue, and what draws the hearts of somebody who is signed in. */
export interface Onlooker extends Viewer {
  Heart?: ComponentType<HeartProps>;
}

export const ViewerContext = createContext<Onlooker>(GUEST);

/** A guest until the player is known, and the same object while nothing of it changes. */
export const useViewer = (): Onlooker => use(ViewerContext);
