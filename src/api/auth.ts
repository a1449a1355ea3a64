import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Player } from "../contract/player.ts";
import { isExcluding } from "../lib/session/play-lock.ts";
import { hasSession, isLeaving, setLeaving } from "../lib/session/session.ts";
import { announceSession, isEndingOnPurpose } from "../lib/session/session-events.ts";
import { call } from "./client.ts";
import { playerQuery } from "./player.ts";

/** Whose word is taken for who somebody is. */
export const providersQuery = queryOptions({
  queryKey: ["auth-providers"],
  queryFn: ({ client, signal }) => call(client, "GET /api/auth_providers", { signal }),
  staleTime: 10 * 60_000,
  meta: { loader: "authProviders", persist: "never" },
});

/** What every form of accounts proves beside what was typed. */
export interface Proof {
  captcha: string;
  dfpc: string;
}

function begin(client: QueryClient, player: Player, how: { registered?: true } = {}): void {
  setLeaving(false);
  announceSession({ type: "began", ...how });
  client.setQueryData(playerQuery.queryKey, player);
}

/** Throws the server's errors for the form: `user.otp_attempt: required` asks for the one-time code. */
export async function signIn(
  client: QueryClient,
  user: {
    email: string;
    password: string;
    otp_attempt?: string;
    confirmation_token?: string;
  } & Partial<Proof>,
): Promise<void> {
  begin(client, await call(client, "POST /api/users/sign_in", { body: { user } }));
}

/** Goes on after a provider has spoken for a player with two factors. */
export async function signInByCode(client: QueryClient, otp_attempt: string): Promise<void> {
  begin(client, await call(client, "POST /api/auth_providers/sign_in", { body: { user: { otp_attempt } } }));
}

export async function register(client: QueryClient, user: Record<string, unknown> & Proof): Promise<void> {
  begin(client, await call(client, "POST /api/users", { body: { user } }), { registered: true });
}

/** Leaves nothing behind here and in all other tabs, then tells the server: at once, or when it can be reached. */
export async function signOut(client: QueryClient): Promise<void> {
  setLeaving(true);
  announceSession({ type: "ended", expired: false });
  await finishLeaving(client);
}

/** Tells the server of a sign-out that it has not heard of. */
export async function finishLeaving(client: QueryClient): Promise<void> {
  if (!isLeaving()) return;
  await call(client, "DELETE /api/users/sign_out");
  setLeaving(false);
}

/** The server knows of no session any more, for what its code says: once a session, and never for a guest. */
export function sessionExpired(code: string): void {
  if (hasSession()) {
    // The cookies are the server's; until it has taken them away this browser counts as signed out.
    setLeaving(true);
    // Who excludes themselves or closes the account is signed out everywhere: another call may hear of it before the one
    // that has asked for it.
    const expired = !isExcluding() && !isEndingOnPurpose();
    announceSession({ type: "ended", expired, inactive: code === "session_inactive" });
  }
}
