import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { ApiError } from "../lib/http/http.ts";
import { callAsPlayer } from "./client.ts";

/** Address of the player's realtime connection. */
export const settingsQuery = queryOptions({
  queryKey: ["player-settings"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/settings", { signal }),
  staleTime: 10 * 60_000,
  meta: { loader: "settings", onError: "empty", persist: "private" },
});

/** Token of the player's connection; null without a session. */
export async function realtimeToken(client: QueryClient, signal: AbortSignal): Promise<string | null> {
  try {
    return (await callAsPlayer(client, "GET /api/player/realtime", { signal })).token;
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
