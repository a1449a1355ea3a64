import type { LocaleCode } from "../../contract/locale.ts";
import { matchLocale } from "./locales.ts";

/**
 * The locale to propose: the country's, except that a Canadian whose browser prefers French is offered fr-CA.
 * `languages` are the browser's tags, best first.
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
