import type { CurrencyConfig } from "../../contract/config.ts";
import type { LocaleCode } from "../../contract/locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";

/** Cached: constructing a format is slower than formatting a thousand numbers. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format;
}

/**
 * Formats minor units: fiat with its symbol, crypto in its display unit (BTC in µBTC) with the label. Unknown
 * currencies show minor units and code.
 * @param trailingZeros "stripIfInteger" writes €100 instead of €100.00
 */
export function formatMoney(
  minor: number | bigint,
  code: string,
  config: CurrencyConfig,
  locale: LocaleCode,
  trailingZeros: "auto" | "stripIfInteger" = "auto",
): string {
  const currency = config.currencies[code];
  if (!currency) return `${minor} ${code}`;
  const { subunits, min_decimals, max_decimals, label } = currency.display;
  const tag = formatTag(locale);
  const digits = {
    minimumFractionDigits: min_decimals,
    maximumFractionDigits: max_decimals,
    // Italian and Estonian group from five digits on, and would write 5000 beside 10.000.
    useGrouping: "always",
    trailingZeroDisplay: trailingZeros,
  } as const;
  const amount = Number(minor) / subunits;
  if (currency.fiat) {
    return formatOf(tag, { style: "currency", currency: code, ...digits }).format(amount);
  }
  return `${formatOf(tag, digits).format(amount)} ${label}`;
}
