import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LocaleCode } from "../contract/locale.ts";
import { htmlLang, joinLocale } from "../rules/locales/locales.ts";

/** The translatable parts of manifest.webmanifest. */
export interface WebManifest {
  id: string;
  lang?: string;
  description: string;
  start_url: string;
  shortcuts: { name: string; url: string }[];
  screenshots: { label: string }[];
}

/** Translations by the manifest's English text. */
const TEXTS = {
  "Pokies, live tables and jackpots: 6,000 games from 60 providers.": msg`Pokies, live tables and jackpots: 6,000 games from 60 providers.`,
  Cashbox: msg`Cashbox`,
  Favourites: msg`Favourites`,
  Support: msg`Support`,
  Limits: msg`Limits`,
  "The lobby on a phone": msg`The lobby on a phone`,
  "The lobby on a desktop": msg`The lobby on a desktop`,
};

/**
 * The manifest in a locale: translated texts and localised addresses with the same id, so that the installed
 * app stays the same across locales.
 * @throws if a text has no translation.
 */
export function localManifest(base: WebManifest, locale: LocaleCode, i18n: I18n): WebManifest {
  const textOf = (english: string) => {
    if (!Object.hasOwn(TEXTS, english))
      throw new Error(`manifest.webmanifest: no translations of "${english}"`);
    return i18n._(TEXTS[english as keyof typeof TEXTS]);
  };
  return {
    ...base,
    lang: htmlLang(locale),
    description: textOf(base.description),
    start_url: joinLocale(locale, base.start_url),
    shortcuts: base.shortcuts.map((shortcut) => ({
      ...shortcut,
      name: textOf(shortcut.name),
      url: joinLocale(locale, shortcut.url),
    })),
    screenshots: base.screenshots.map((screenshot) => ({ ...screenshot, label: textOf(screenshot.label) })),
  };
}
