import type { LocaleCode } from "../../contract/locale.ts";
import { matchLocale } from "./locales.ts";

/**
 * Locale to propose: the country's, except fr-CA for Canadians with a French browser. `languages` are the
 * browser's tags by preference.
 */
export function proposedLocale(
  countryLocale: LocaleCode | null,
  country: string | null,
  languages: readonly string[],
): LocaleCode | null {
  if (country === "CA" && /^fr\b/i.test(languages[0] ?? "")) return "fr-CA";
  if (countryLocale) return countryLocale;
  return languages.map((tag) => matchLocale(tag)).find(Boolean) ?? null;
}
