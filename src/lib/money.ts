import type { CurrencyConfig } from "../contract/config.ts";
import type { LocaleCode } from "../contract/locale.ts";
import { formatTag } from "../rules/locales.ts";

/**
 * An amount in minor units as the page's language writes it: fiat with its symbol, crypto in its display unit (BTC in
 * µBTC) with the unit's label. An unknown currency shows its minor units and its code.
 */
export function formatMoney(minor: number, code: string, config: CurrencyConfig, locale: LocaleCode): string {
  const currency = config.currencies[code];
  if (!currency) return `${minor} ${code}`;
  const { subunits, min_decimals, max_decimals, label } = currency.display;
  const digits = { minimumFractionDigits: min_decimals, maximumFractionDigits: max_decimals };
  const amount = minor / subunits;
  if (currency.fiat) {
    return new Intl.NumberFormat(formatTag(locale), { style: "currency", currency: code, ...digits }).format(
      amount,
    );
  }
  return `${new Intl.NumberFormat(formatTag(locale), digits).format(amount)} ${label}`;
}
