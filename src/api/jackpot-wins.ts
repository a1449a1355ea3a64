import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { JackpotWin } from "../contract/jackpots.ts";
import { ApiError } from "../lib/http/http.ts";
import { callAsPlayer } from "./client.ts";

/** Jackpot wins of the player that were not shown yet. */
export const jackpotWinsQuery = queryOptions({
  queryKey: ["jackpot-wins"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/jackpot_wins", { signal }),
  staleTime: 10_000,
  refetchOnWindowFocus: "always",
  meta: { loader: "jackpotWins", onError: "empty", persist: "private" },
});

/**
 * Claims the right to show a win.
 * @returns true for the first caller of all tabs and devices.
 */
export async function claimWin(client: QueryClient, { id }: JackpotWin): Promise<boolean> {
  try {
    const { claimed } = await callAsPlayer(client, "POST /api/player/jackpot_wins/:id/claim", {
      params: { id },
    });
    return claimed;
  } catch (error) {
    // The win is gone, or belongs to another session's player.
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

/** Removes a win that was shown. */
export function removeWin(client: QueryClient, { id }: JackpotWin): void {
  client.setQueryData(jackpotWinsQuery.queryKey, (wins) => wins?.filter((win) => win.id !== id));
}
