import type { CurrencyConfig } from "../contract/config.ts";
import { useLocale } from "../lib/i18n/use-locale.ts";
import { formatTag } from "../rules/locales/locales.ts";
import type { Choice } from "./field.tsx";

/** Country choices, by localised name. */
export function useCountryChoices(countries: readonly { code: string }[] = []): Choice[] {
  const tag = formatTag(useLocale());
  const names = new Intl.DisplayNames(tag, { type: "region" });
  return countries
    .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, tag));
}

/** Enabled currencies in the picker's order, by localised name. */
export function useCurrencyChoices(config: CurrencyConfig | undefined): Choice[] {
  const names = new Intl.DisplayNames(formatTag(useLocale()), { type: "currency" });
  return (config?.enabled ?? []).map((code) => {
    const currency = config?.currencies[code];
    // Intl has no names for crypto currencies.
    const name = currency?.fiat ? names.of(code) : currency?.name;
    return { value: code, label: name ? `${name} (${code})` : code };
  });
}
