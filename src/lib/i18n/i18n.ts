import { type I18n, type Messages, setupI18n } from "@lingui/core";
import type { LocaleCode } from "../../contract/locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";

const BUCKET = 5 * 60_000;

/**
 * Address of a language's messages. `t` changes every five minutes, `v` with the build: no cache may answer a build with
 * the texts of another one.
 */
export function messagesPath(locale: LocaleCode, build: string, now: number): string {
  return `/messages/${locale}.json?t=${Math.floor(now / BUCKET)}&v=${build}`;
}

/** A message without a text shows this instead of its id. Other than in production, components bring their English. */
const MISSING = import.meta.env.PROD ? "…" : undefined;

/** Texts and formats of a page; `language` is what the messages are in where it is not the page's locale. */
export function createI18n(locale: LocaleCode, messages: Messages, language = locale): I18n {
  return setupI18n({
    locale,
    locales: formatTag(language),
    messages: { [locale]: messages },
    missing: MISSING,
  });
}

let ofPage: I18n | undefined;

/** Texts for what happens outside of components; set once at start. */
export function setI18nOfPage(i18n: I18n): void {
  ofPage = i18n;
}

export function i18nOfPage(): I18n {
  if (!ofPage) throw new Error("the page has not started yet");
  return ofPage;
}
