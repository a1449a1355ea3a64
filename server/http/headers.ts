import type { Context } from "hono";
import { generateCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { ContentfulStatusCode, RedirectStatusCode } from "hono/utils/http-status";
import type { AppEnv, Collected } from "./env.ts";

/** Headers of every answer. Who may frame it is in the policy of pages, data and pictures. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

function collected(c: Context<AppEnv>): Collected {
  let own = c.get("collected");
  if (!own) {
    own = { headers: { ...SECURITY_HEADERS }, cookies: [], used: false };
    c.set("collected", own);
  }
  return own;
}

/** `name` in lower case. */
export function setHeader(c: Context<AppEnv>, name: string, value: string): void {
  collected(c).headers[name] = value;
}

/** Says that the answer depends on this header of the request. */
export function addVary(c: Context<AppEnv>, name: string): void {
  const { headers } = collected(c);
  headers.vary = headers.vary ? `${headers.vary}, ${name}` : name;
}

export function addCookie(c: Context<AppEnv>, name: string, value: string, options: CookieOptions): void {
  collected(c).cookies.push(generateCookie(name, value, options));
}

/** An answer with all headers that were set on the way to it. */
export function answer(
  c: Context<AppEnv>,
  body: Uint8Array | string | null,
  status: ContentfulStatusCode | RedirectStatusCode | 204 | 304 = 200,
): Response {
  const own = collected(c);
  own.used = true;
  let headers: Record<string, string> | Headers = own.headers;
  if (own.cookies.length > 0) {
    headers = new Headers(headers);
    for (const cookie of own.cookies) headers.append("set-cookie", cookie);
  }
  // No memory of ours is shared between threads, which the type cannot tell.
  return new Response(body as Uint8Array<ArrayBuffer> | string | null, { status, headers });
}

export function answerJson(c: Context<AppEnv>, value: unknown, status: ContentfulStatusCode = 200): Response {
  setHeader(c, "content-type", "application/json");
  return answer(c, JSON.stringify(value), status);
}

export function redirect(c: Context<AppEnv>, location: string, status: RedirectStatusCode): Response {
  setHeader(c, "location", location);
  return answer(c, null, status);
}

/** Gives an answer that was made in another way what it lacks; after everything else. */
export function completeHeaders(c: Context<AppEnv>): void {
  const { headers, cookies, used } = collected(c);
  if (used) return;
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  for (const cookie of cookies) c.res.headers.append("set-cookie", cookie);
}

/** For one player's eyes: nobody keeps it. */
export function privateAnswer(c: Context<AppEnv>): void {
  setHeader(c, "cache-control", "private, no-store");
}

/**
 * Lets a CDN keep a public answer for `seconds`. A browser asks each time, and is mostly told that nothing changed: it
 * cannot tell that its visitor came to another market, whose answers differ.
 */
export function cacheable(c: Context<AppEnv>, seconds: number): void {
  setHeader(c, "cache-control", `public, max-age=0, s-maxage=${seconds}`);
  const { countryHeader } = c.get("visitor");
  // What a market leaves out depends on the country, which a CDN tells by this header.
  if (countryHeader) addVary(c, countryHeader);
}
