import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { SignedAmount } from "../../contract/history.ts";
import { amountText, parseAmount } from "../../lib/money/amount-text.ts";
import { formatMoney } from "../../lib/money/money.ts";

/** Formats payment amounts: fiat localised, crypto in whole coins like wallets do. */
export function useAmounts() {
  const locale = useMoneyLocale();
  const config = useQuery(currenciesQuery).data;
  const subunitsOf = (code: string) => config?.currencies[code]?.subunits_to_unit ?? 100;
  const format = (minor: SignedAmount | bigint, code: string): string => {
    if (!config) return "…";
    const isCoin = config.currencies[code]?.fiat === false;
    if (!isCoin) return formatMoney(BigInt(minor), code, config, locale).replace("-", "−");
    return `${amountText(BigInt(minor), subunitsOf(code))} ${code}`;
  };
  /** Without decimals that are zero: `€20`. */
  const formatShort = (minor: SignedAmount | bigint, code: string): string => {
    const currency = config?.currencies[code];
    if (!config || !currency?.fiat) return format(minor, code);
    const short = { ...currency, display: { ...currency.display, min_decimals: 0 } };
    return formatMoney(BigInt(minor), code, { ...config, currencies: { [code]: short } }, locale);
  };
  /** Minor units of a typed amount; undefined if it's no amount. */
  const parse = (text: unknown, code: string) => parseAmount(text, subunitsOf(code), locale);
  return { format, formatShort, parse, subunitsOf, isKnown: config !== undefined };
}
