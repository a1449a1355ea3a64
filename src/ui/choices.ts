import type { CurrencyConfig } from "../contract/config.ts";
import { useLocale } from "../lib/i18n/use-locale.ts";
import { formatTag } from "../rules/locales/locales.ts";
import type { Choice } from "./field.tsx";

/** Countries to choose from, by their names in the page's language. */
export function useCountryChoices(countries: readonly { code: string }[] = []): Choice[] {
  const tag = formatTag(useLocale());
  const names = new Intl.DisplayNames(tag, { type: "region" });
  return countries
    .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, tag));
}

/** Currencies that an account may be opened in, in the order of the picker, by their names in the page's language. */
export function useCurrencyChoices(config: CurrencyConfig | undefined): Choice[] {
  const names = new Intl.DisplayNames(formatTag(useLocale()), { type: "currency" });
  return (config?.enabled ?? []).map((code) => {
    const known = config?.currencies[code];
    // Coins have the names that they gave themselves.
    return { value: code, label: `${code} ${(known?.fiat ? names.of(code) : known?.name) ?? ""}` };
  });
}
