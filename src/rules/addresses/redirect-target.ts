import { splitLocale } from "../locales/locales.ts";

/** Stands for the page's origin while parsing; targets with any other origin are rejected. */
const ORIGIN = "https://here.invalid";

/** API paths, which are not pages. Letters that are needlessly escaped count too: they can only disguise a path. */
const API_PATHS = /^\/(api(\/|$)|[^/]*%[4-7])/;

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
  // Browsers would resolve `//evil.example`, which remains of `/de//evil.example` without its locale, to another site.
  if (
    url.origin !== ORIGIN ||
    splitLocale(url.pathname).path.startsWith("//") ||
    API_PATHS.test(url.pathname)
  )
    return "/";
  return url.pathname + url.search + url.hash;
}
