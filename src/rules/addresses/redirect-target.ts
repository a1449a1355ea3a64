import { splitLocale } from "../locales/locales.ts";

/** Stands for whatever host the page has: only what stays on it is a target. */
const HOST = "https://here.invalid";

/** Calls of the server, which are no pages; letters that are escaped without need can only be meant to hide one. */
const CALLS = /^\/(api(\/|$)|[^/]*%[4-7])/;

/**
 * Where to go after signing in, or from a notification: a page of this site with its query and hash, as the address bar
 * shows it; the main page for anything else, however it is written.
 */
export function redirectTarget(asked: unknown): string {
  if (typeof asked !== "string" || !asked.startsWith("/")) return "/";
  // Browsers drop control signs and take a backslash for a slash: `/\evil.example`, `/<tab>/evil.example`.
  if (/[\p{Cc}\\]/u.test(asked) || !URL.canParse(asked, HOST)) return "/";
  const url = new URL(asked, HOST);
  // What is left of `/de//evil.example` without its language would lead away.
  if (url.origin !== HOST || splitLocale(url.pathname).path.startsWith("//") || CALLS.test(url.pathname))
    return "/";
  return url.pathname + url.search + url.hash;
}
