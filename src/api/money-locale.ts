import type { LocaleCode } from "../contract/locale.ts";
import { useLocale } from "../lib/i18n/use-locale.ts";
import { DEFAULT_LOCALE } from "../rules/locales/locales.ts";
import { usePlayer } from "./player.ts";

/**
 * Locale for amounts: the page's. Addresses without a locale are in English for everyone; there, a player's own kind of
 * English decides, so that their money looks the same as under `/en-CA`.
 */
export function useMoneyLocale(): LocaleCode {
  const locale = useLocale();
  const own = usePlayer()?.locale ?? "";
  return locale === DEFAULT_LOCALE && own.startsWith("en-") ? (own as LocaleCode) : locale;
}
