import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { announceSession, endOnPurpose } from "../lib/session/session-events.ts";
import { call } from "./client.ts";

/** What shows that it is the player who closes the account. */
export const closingQuery = queryOptions({
  queryKey: ["closing"],
  queryFn: ({ client, signal }) => call(client, "GET /api/player/closing", { signal }),
  meta: { loader: "player", persist: "private" },
});

/** Has the link mailed that closes the account of a player without password. */
export async function mailClosingLink(client: QueryClient): Promise<void> {
  await call(client, "POST /api/player/closing/link");
}

/** Set while this page closes the account, so that it need not be told of it: see `account_closed` in `live.ts`. */
const UNDER_WAY = ["closing", "under-way"];

/** Closes the account; nobody is signed in to it any more, here or elsewhere. */
export async function closeAccount(
  client: QueryClient,
  user: { password?: string; token?: string; reason: string },
): Promise<void> {
  client.setQueryData(UNDER_WAY, true);
  try {
    await endOnPurpose(() => call(client, "POST /api/player/closing", { body: { user } }));
  } finally {
    client.removeQueries({ queryKey: UNDER_WAY });
  }
  announceSession({ type: "ended", expired: false });
}
