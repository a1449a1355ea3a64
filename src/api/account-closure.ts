import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { announceSession, endSession } from "../lib/session/session-events.ts";
import { callAsPlayer } from "./client.ts";

/** Query key that is set while this page closes the account, so that it ignores `account_closed`. */
export const CLOSURE_IN_PROGRESS = ["account-closure", "in-progress"];

/** How the player proves ownership when closing the account. */
export const accountClosureQuery = queryOptions({
  queryKey: ["account-closure"],
  queryFn: ({ client, signal }) => callAsPlayer(client, "GET /api/player/account_closure", { signal }),
  meta: { loader: "player", onError: "throw", persist: "private" },
});

/** E-mails the closing link to a player without password. */
export async function sendClosureLink(client: QueryClient): Promise<void> {
  await callAsPlayer(client, "POST /api/player/account_closure/link");
}

/** Closes the account and ends all its sessions. */
export async function closeAccount(
  client: QueryClient,
  user: { password?: string; token?: string; reason: string },
): Promise<void> {
  client.setQueryData(CLOSURE_IN_PROGRESS, true);
  try {
    await endSession(() => callAsPlayer(client, "POST /api/player/account_closure", { body: { user } }));
  } finally {
    client.removeQueries({ queryKey: CLOSURE_IN_PROGRESS });
  }
  announceSession({ type: "ended", expired: false });
}
