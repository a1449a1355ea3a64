import type { CurrencyConfig } from "../../contract/config.ts";
import type { LocaleCode } from "../../contract/locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";

/** Made once each: a format takes longer to make than a thousand numbers take to write. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format;
}

/**
 * An amount in minor units as the page's language writes it: fiat with its symbol, crypto in its display unit (BTC in
 * µBTC) with the unit's label. An unknown currency shows its minor units and its code.
 */
export function formatMoney(
  minor: number | bigint,
  code: string,
  config: CurrencyConfig,
  locale: LocaleCode,
): string {
  const currency = config.currencies[code];
  if (!currency) return `${minor} ${code}`;
  const { subunits, min_decimals, max_decimals, label } = currency.display;
  const tag = formatTag(locale);
  const digits = { minimumFractionDigits: min_decimals, maximumFractionDigits: max_decimals };
  const amount = Number(minor) / subunits;
  if (currency.fiat) {
    return formatOf(tag, { style: "currency", currency: code, ...digits }).format(amount);
  }
  return `${formatOf(tag, digits).format(amount)} ${label}`;
}
