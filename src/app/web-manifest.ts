import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LocaleCode } from "../contract/locale.ts";
import { htmlLang, joinLocale } from "../rules/locales/locales.ts";

/** The top-level manifest.webmanifest, as far as it differs by language. */
export interface WebManifest {
  id: string;
  lang?: string;
  description: string;
  start_url: string;
  shortcuts: { name: string; url: string }[];
  screenshots: { label: string }[];
}

/** Every text of the manifest, by the English one that stands there. */
const TEXTS = {
  "Pokies, live tables and jackpots: 6,000 games from 60 studios.": msg`Pokies, live tables and jackpots: 6,000 games from 60 studios.`,
  Cashbox: msg`Cashbox`,
  Favourites: msg`Favourites`,
  Support: msg`Support`,
  Limits: msg`Limits`,
  "The lobby on a phone": msg`The lobby on a phone`,
  "The lobby on a desktop": msg`The lobby on a desktop`,
};

/**
 * The manifest in a language: its own texts and addresses, and the same id, so that the app which is installed in one
 * language stays that app in another. Throws when a text of the manifest is not known here.
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
    shortcuts: base.shortcuts.map((one) => ({
      ...one,
      name: textOf(one.name),
      url: joinLocale(locale, one.url),
    })),
    screenshots: base.screenshots.map((one) => ({ ...one, label: textOf(one.label) })),
  };
}
