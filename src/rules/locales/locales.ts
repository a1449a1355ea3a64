import { LOCALES, type LocaleCode } from "../../contract/locale.ts";

export const DEFAULT_LOCALE: LocaleCode = "en";
/** Served when asked for, never offered: its texts are made from the English ones to find what is not translated. */
export const PSEUDO_LOCALE: LocaleCode = "en-KW";
export const OFFERED_LOCALES: readonly LocaleCode[] = LOCALES.filter((code) => code !== PSEUDO_LOCALE);

/** Norwegian browsers say Bokmål or Nynorsk. */
const NORWEGIAN = ["nb", "nn", "nb-no", "nn-no", "no-no"];
/** Marked as pure, so that the worker, which asks for nobody's language, does without it. */
const byLowerCase = /* @__PURE__ */ (() =>
  new Map<string, LocaleCode>([
    ...LOCALES.map((code) => [code.toLowerCase(), code] as const),
    ...NORWEGIAN.map((alias) => [alias, "no"] as const),
  ]))();

export function isLocale(code: string): code is LocaleCode {
  return (LOCALES as readonly string[]).includes(code);
}

/** The locale that a language tag means, or undefined: `nb-NO` is `no`, `de-AT` is `de`. */
export function matchLocale(tag: string): LocaleCode | undefined {
  const lower = tag.trim().toLowerCase();
  return byLowerCase.get(lower) ?? byLowerCase.get(lower.split("-")[0] ?? "");
}

/** Value of the `lang` attribute. */
export function htmlLang(locale: LocaleCode): string {
  return locale === "no" ? "nb" : locale;
}

/** The tag that Intl formats by. */
export function formatTag(locale: LocaleCode): string {
  if (locale === "en-KW") return "en";
  return locale === "no" ? "nb-NO" : locale;
}

export interface LocalizedPath {
  locale: LocaleCode;
  /** The path without its locale, always with a leading slash. */
  path: string;
}

const GUEST_BASE = /^\/guest(?=\/|$)/;

/** `/guest` of an address in guest mode, below which the app has no accounts; else empty. */
export const guestBaseOf = (pathname: string): string => GUEST_BASE.exec(pathname)?.[0] ?? "";

/** Splits `/de/pokies/all` into locale and path, in guest mode or not; a path without a locale is in the default one. */
export function splitLocale(pathname: string): LocalizedPath {
  const own = pathname.replace(GUEST_BASE, "");
  const [, first = "", ...rest] = own.split("/");
  if (first !== DEFAULT_LOCALE && isLocale(first)) return { locale: first, path: `/${rest.join("/")}` };
  return { locale: DEFAULT_LOCALE, path: own || "/" };
}

/** The opposite of `splitLocale`. */
export function joinLocale(locale: LocaleCode, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
