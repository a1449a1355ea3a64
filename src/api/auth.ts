import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Player } from "../contract/player.ts";
import { isExcluding } from "../lib/session/play-lock.ts";
import { hasSession, isLeaving, setLeaving } from "../lib/session/session.ts";
import { announceSession, isEndingSession } from "../lib/session/session-events.ts";
import { call } from "./client.ts";
import { playerQuery } from "./player.ts";

/** Identity providers for sign-in. */
export const providersQuery = queryOptions({
  queryKey: ["auth-providers"],
  queryFn: ({ client, signal }) => call(client, "GET /api/auth_providers", { signal }),
  staleTime: 10 * 60_000,
  meta: { loader: "authProviders", onError: "empty", persist: "never" },
});

/** Evidence that account forms send besides the user's input. */
export interface FormEvidence {
  captcha: string;
  dfpc: string;
}

export function beginSession(client: QueryClient, player: Player, origin: { registered?: true } = {}): void {
  setLeaving(false);
  announceSession({ type: "began", ...origin });
  client.setQueryData(playerQuery.queryKey, player);
}

/**
 * Signs in.
 * @throws field errors for the form; `user.otp_attempt: required` requests the two-factor code.
 */
export async function signIn(
  client: QueryClient,
  user: {
    email: string;
    password: string;
    otp_attempt?: string;
    confirmation_token?: string;
  } & Partial<FormEvidence>,
): Promise<void> {
  beginSession(client, await call(client, "POST /api/users/sign_in", { body: { user } }));
}

/** Completes a provider sign-in of a player with two-factor authentication. */
export async function signInByCode(client: QueryClient, otp_attempt: string): Promise<void> {
  beginSession(
    client,
    await call(client, "POST /api/auth_providers/sign_in", { body: { user: { otp_attempt } } }),
  );
}

export async function register(
  client: QueryClient,
  user: Record<string, unknown> & FormEvidence,
): Promise<void> {
  beginSession(client, await call(client, "POST /api/users", { body: { user } }), { registered: true });
}

/** Ends the session in all tabs, then on the server: immediately, or once it is reachable. */
export async function signOut(client: QueryClient): Promise<void> {
  setLeaving(true);
  announceSession({ type: "ended", expired: false });
  await completeSignOut(client);
}

/** Completes a sign-out that the server has not confirmed. */
export async function completeSignOut(client: QueryClient): Promise<void> {
  if (!isLeaving()) return;
  await call(client, "DELETE /api/users/sign_out");
  setLeaving(false);
}

/**
 * Handles the end of a session on the server, once per session and never for guests; `code` is the reason.
 */
export function sessionExpired(code: string): void {
  if (hasSession()) {
    // Only the server can delete the cookies; until then this browser counts as signed out.
    setLeaving(true);
    // Self-exclusion and account closure end all sessions: another call may get a 401 before the call that
    // requested the closure succeeds. This is no expiry.
    const expired = !isExcluding() && !isEndingSession();
    announceSession({ type: "ended", expired, inactive: code === "session_inactive" });
  }
}
