import { LOCALES, type LocaleCode } from "../../contract/locale.ts";

export const DEFAULT_LOCALE: LocaleCode = "en";
/** Served on request, never offered: generated from English to reveal untranslated texts. */
export const PSEUDO_LOCALE: LocaleCode = "en-KW";
export const OFFERED_LOCALES: readonly LocaleCode[] = LOCALES.filter((code) => code !== PSEUDO_LOCALE);

/** Browsers report Norwegian as Bokmål or Nynorsk. */
const NORWEGIAN = ["nb", "nn", "nb-no", "nn-no", "no-no"];
/** Marked pure, so that the worker's bundle, which needs no locale matching, drops it. */
const localeByTag = /* @__PURE__ */ (() =>
  new Map<string, LocaleCode>([
    ...LOCALES.map((code) => [code.toLowerCase(), code] as const),
    ...NORWEGIAN.map((alias) => [alias, "no"] as const),
  ]))();

export function isLocale(code: string): code is LocaleCode {
  return (LOCALES as readonly string[]).includes(code);
}

/** Locale of a language tag, or undefined: `nb-NO` is `no`, `de-AT` is `de`. */
export function matchLocale(tag: string): LocaleCode | undefined {
  const lower = tag.trim().toLowerCase();
  return localeByTag.get(lower) ?? localeByTag.get(lower.split("-")[0] ?? "");
}

/** Value of the `lang` attribute. */
export function htmlLang(locale: LocaleCode): string {
  return locale === "no" ? "nb" : locale;
}

/** Language tag for `Intl`. */
export function formatTag(locale: LocaleCode): string {
  if (locale === "en-KW") return "en";
  return locale === "no" ? "nb-NO" : locale;
}

export interface LocalizedPath {
  locale: LocaleCode;
  /** Path without its locale, with a leading slash. */
  path: string;
}

const GUEST_BASE = /^\/guest(?=\/|$)/;

/** `/guest` for an address in guest mode, where the app has no accounts; else empty. */
export const guestBaseOf = (pathname: string): string => GUEST_BASE.exec(pathname)?.[0] ?? "";

/**
 * Splits `/de/pokies/all` into locale and path, also in guest mode; paths without a locale have the default
 * one.
 */
export function splitLocale(pathname: string): LocalizedPath {
  const appPathname = pathname.replace(GUEST_BASE, "");
  const [, first = "", ...rest] = appPathname.split("/");
  if (first !== DEFAULT_LOCALE && isLocale(first)) return { locale: first, path: `/${rest.join("/")}` };
  return { locale: DEFAULT_LOCALE, path: appPathname || "/" };
}

/** Inverse of `splitLocale`. */
export function joinLocale(locale: LocaleCode, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
