import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { LocaleCode } from "../../contract/locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";

const BUCKET = 5 * 60_000;

/**
 * Address of a locale's messages. `t` changes every five minutes and `v` with the build, so that no cache
 * mixes builds.
 */
export function messagesPath(locale: LocaleCode, build: string, now: number): string {
  return `/messages/${locale}.json?t=${Math.floor(now / BUCKET)}&v=${build}`;
}

/**
 * Shown for a message without translation, instead of its id. Development builds contain the English text.
 */
const MISSING = import.meta.env.PROD ? "…" : undefined;

/**
 * Messages and formats of a page. `language` is the language of the messages, if it isn't the page's locale.
 */
export function createI18n(locale: LocaleCode, messages: Messages, language = locale): I18n {
  return setupI18n({
    locale,
    locales: formatTag(language),
    messages: { [locale]: messages },
    missing: MISSING,
  });
}

let pageI18n: I18n | undefined;

/** I18n for code outside of components; set once at startup. */
export function setPageI18n(i18n: I18n): void {
  pageI18n = i18n;
}

/** The page's locale; undefined before startup. */
export const pageLocale = (): LocaleCode | undefined => pageI18n?.locale as LocaleCode | undefined;

export function getPageI18n(): I18n {
  if (!pageI18n) throw new Error("setPageI18n must be called first");
  return pageI18n;
}
