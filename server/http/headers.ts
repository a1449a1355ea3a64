import type { Context } from "hono";
import { generateCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { ContentfulStatusCode, RedirectStatusCode } from "hono/utils/http-status";
import type { AppEnv, ResponseState } from "./env.ts";

/** Headers of every response. Framing is controlled by the CSP of pages, data and images. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

function responseStateOf(c: Context<AppEnv>): ResponseState {
  let state = c.get("collected");
  if (!state) {
    state = { headers: { ...SECURITY_HEADERS }, cookies: [], isUsed: false };
    c.set("collected", state);
  }
  return state;
}

/** @param name in lower case */
export function setHeader(c: Context<AppEnv>, name: string, value: string): void {
  responseStateOf(c).headers[name] = value;
}

/** Adds a request header to `vary`. */
export function addVary(c: Context<AppEnv>, name: string): void {
  const { headers } = responseStateOf(c);
  headers.vary = headers.vary ? `${headers.vary}, ${name}` : name;
}

export function addCookie(c: Context<AppEnv>, name: string, value: string, options: CookieOptions): void {
  responseStateOf(c).cookies.push(generateCookie(name, value, options));
}

/** Builds a response with all collected headers. */
export function buildResponse(
  c: Context<AppEnv>,
  body: Uint8Array | string | null,
  status: ContentfulStatusCode | RedirectStatusCode | 204 | 304 = 200,
): Response {
  const state = responseStateOf(c);
  state.isUsed = true;
  let headers: Record<string, string> | Headers = state.headers;
  if (state.cookies.length > 0) {
    headers = new Headers(headers);
    for (const cookie of state.cookies) headers.append("set-cookie", cookie);
  }
  // The buffer isn't a SharedArrayBuffer, which the type can't express.
  return new Response(body as Uint8Array<ArrayBuffer> | string | null, { status, headers });
}

export function sendJson(c: Context<AppEnv>, value: unknown, status: ContentfulStatusCode = 200): Response {
  setHeader(c, "content-type", "application/json");
  return buildResponse(c, JSON.stringify(value), status);
}

export function redirect(c: Context<AppEnv>, location: string, status: RedirectStatusCode): Response {
  setHeader(c, "location", location);
  return buildResponse(c, null, status);
}

/** Adds the collected headers to a response built elsewhere; runs last. */
export function completeHeaders(c: Context<AppEnv>): void {
  const { headers, cookies, isUsed } = responseStateOf(c);
  if (isUsed) return;
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  for (const cookie of cookies) c.res.headers.append("set-cookie", cookie);
}

/** Marks the response as private and not cacheable. */
export function setPrivate(c: Context<AppEnv>): void {
  setHeader(c, "cache-control", "private, no-store");
}

/**
 * Lets a CDN cache a public response for `seconds`. Browsers always revalidate, because they can't tell that the
 * visitor moved to another market.
 */
export function setCacheable(c: Context<AppEnv>, seconds: number): void {
  setHeader(c, "cache-control", `public, max-age=0, s-maxage=${seconds}`);
  const { countryHeader } = c.get("visitor");
  // Responses depend on the market, which a CDN knows by this header.
  if (countryHeader) addVary(c, countryHeader);
}
