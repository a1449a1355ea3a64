import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { AppEnv } from "./env.ts";
import { addCookie } from "./headers.ts";

/** The prefix makes browsers refuse it from another path, another host or an insecure page. */
const NAME = "__Host-session";
// Lax: a link in a mail and the way back from a payment page must find the player signed in.
const OPTIONS = { path: "/", httpOnly: true, secure: true, sameSite: "Lax" } as const;

export const readSessionCookie = (c: Context<AppEnv>): string | undefined => getCookie(c, NAME);

/** `seconds`: how long a session may last at most. */
export function setSessionCookie(c: Context<AppEnv>, token: string, seconds: number): void {
  addCookie(c, NAME, token, { ...OPTIONS, maxAge: seconds });
}

export function clearSessionCookie(c: Context<AppEnv>): void {
  addCookie(c, NAME, "", { ...OPTIONS, maxAge: 0 });
}
