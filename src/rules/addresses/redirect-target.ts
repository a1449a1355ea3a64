import { splitLocale } from "../locales/locales.ts";

/** Placeholder for the page's origin: only same-origin targets are allowed. */
const ORIGIN = "https://here.invalid";

/** API paths are not pages. Needless escapes of letters can only be meant to hide one. */
const CALLS = /^\/(api(\/|$)|[^/]*%[4-7])/;

/**
 * Target after sign-in or from a notification: a same-origin path with query and hash.
 * @returns `/` for anything else, however it is written.
 */
export function redirectTarget(target: unknown): string {
  if (typeof target !== "string" || !target.startsWith("/")) return "/";
  // URL parsers drop control characters and read a backslash as a slash: `/\evil.example`,
  // `/<tab>/evil.example`.
  if (/[\p{Cc}\\]/u.test(target) || !URL.canParse(target, ORIGIN)) return "/";
  const url = new URL(target, ORIGIN);
  // Without its locale, `/de//evil.example` would leave the site.
  if (url.origin !== ORIGIN || splitLocale(url.pathname).path.startsWith("//") || CALLS.test(url.pathname))
    return "/";
  return url.pathname + url.search + url.hash;
}
