import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { JackpotWin } from "../contract/jackpot.ts";
import { ApiError } from "../lib/http/http.ts";
import { call } from "./client.ts";

/** Jackpots that the player has won and nobody has shown them yet. */
export const jackpotWinsQuery = queryOptions({
  queryKey: ["jackpot-wins"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/jackpot_wins", { signal }),
  staleTime: 10_000,
  refetchOnWindowFocus: "always",
  meta: { loader: "jackpotWins", persist: "private" },
});

/** Whether this page is the one that shows a win: the first that asks is, of all tabs and devices. */
export async function claimWin(client: QueryClient, { id }: JackpotWin): Promise<boolean> {
  try {
    const { claimed } = await call(client, "POST /api/player/jackpot_wins/:id/claim", { params: { id } });
    return claimed;
  } catch (error) {
    // It is another player's by now, or gone.
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

/** One that has been shown, here or elsewhere. */
export function forgetWin(client: QueryClient, { id }: JackpotWin): void {
  client.setQueryData(jackpotWinsQuery.queryKey, (wins) => wins?.filter((win) => win.id !== id));
}
