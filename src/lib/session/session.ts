import { SIGNED_IN_COOKIE } from "../../contract/session.ts";
import { cookieOf, local } from "../storage/storage.ts";
import { GUEST_BASE } from "./guest-mode.ts";

/** Session whose end the server has not confirmed yet. */
const LEAVING = "session-leaving";
/** Key prefix of the player's private data, which is removed with the session. */
export const PRIVATE_PREFIX = "private:";

/** Distinguishes sessions of this browser, also in guest mode; null if signed out. */
export const sessionName = (): string | null => cookieOf(SIGNED_IN_COOKIE);

/** In-memory fallback without web storage. */
let fallback: string | null = null;

/** True if the current session has already been left. */
export function isLeaving(): boolean {
  const leavingName = fallback ?? local.read(LEAVING);
  return leavingName !== null && leavingName === sessionName();
}

export function setLeaving(leaving: boolean): void {
  const name = leaving ? sessionName() : null;
  fallback = name !== null && !local.write(LEAVING, name) ? name : null;
  if (name === null) local.remove(LEAVING);
}

/** True if scripts see a session; the server decides. Always false in guest mode. */
export const hasSession = (): boolean => !GUEST_BASE && sessionName() !== null && !isLeaving();

let hasExpired = false;
/** True if the last session in this tab expired: the player is asked to log in instead of registering. */
export const hasSessionExpired = (): boolean => hasExpired;
export function setExpired(expired: boolean): void {
  hasExpired = expired;
}
