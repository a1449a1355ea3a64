import { createHash } from "node:crypto";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { SIGNED_IN_COOKIE } from "../../src/contract/session.ts";
import type { AppEnv } from "./env.ts";
import { addCookie } from "./headers.ts";

/** `__Host-` makes browsers reject the cookie from another path, another host or over http. */
export const SESSION_COOKIE = "__Host-session";
/** Cookie between password and one-time code. */
const PENDING = "__Host-otp";
/** Cookie of the browser that signs in with a passkey. */
const PASSKEY = "__Host-passkey";
// Lax: links in mails and returns from payment pages must find the player signed in.
const OPTIONS = { path: "/", httpOnly: true, secure: true, sameSite: "Lax" } as const;

export const readSessionCookie = (c: Context<AppEnv>): string | undefined => getCookie(c, SESSION_COOKIE);

/** A session name for scripts, which reveals nothing about the token. */
const nameOf = (token: string): string =>
  createHash("sha256").update(`name of ${token}`).digest("base64url").slice(0, 12);

/** Name, value and options of the cookies of a session of at most `seconds`. */
export const sessionCookies = (token: string, seconds: number) =>
  [
    [SESSION_COOKIE, token, { ...OPTIONS, maxAge: seconds }],
    [SIGNED_IN_COOKIE, nameOf(token), { ...OPTIONS, httpOnly: false, maxAge: seconds }],
  ] as const;

export function setSessionCookie(c: Context<AppEnv>, token: string, seconds: number): void {
  for (const [name, value, options] of sessionCookies(token, seconds)) addCookie(c, name, value, options);
}

export function clearSessionCookie(c: Context<AppEnv>): void {
  addCookie(c, SESSION_COOKIE, "", { ...OPTIONS, maxAge: 0 });
  addCookie(c, SIGNED_IN_COOKIE, "", { ...OPTIONS, httpOnly: false, maxAge: 0 });
}

export const readPendingCookie = (c: Context<AppEnv>): string | undefined => getCookie(c, PENDING);

/** Stores the pending sign-in for `seconds`; null clears it. */
export function setPendingCookie(c: Context<AppEnv>, token: string | null, seconds = 0): void {
  addCookie(c, PENDING, token ?? "", { ...OPTIONS, sameSite: "Strict", maxAge: seconds });
}

export const readPasskeyCookie = (c: Context<AppEnv>): string | undefined => getCookie(c, PASSKEY);

/** Binds a sign-in's challenge to this browser for `seconds`; null ends it. */
export function setPasskeyCookie(c: Context<AppEnv>, token: string | null, seconds = 0): void {
  addCookie(c, PASSKEY, token ?? "", { ...OPTIONS, sameSite: "Strict", maxAge: seconds });
}
