import { useQuery } from "@tanstack/react-query";
import type { Amount } from "../contract/accounts.ts";
import { formatMoney } from "../lib/money/money.ts";
import { currenciesQuery } from "./config.ts";
import { useMoneyLocale } from "./money-locale.ts";

/**
 * Formats minor units of a currency; "…" while the currencies are loading.
 * @param trailingZeros "stripIfInteger" for headlines and terms with round amounts
 */
export function useMoneyText(
  trailingZeros?: "stripIfInteger",
): (minor: Amount | bigint, currency: string) => string {
  const locale = useMoneyLocale();
  const currencies = useQuery(currenciesQuery).data;
  return (minor, currency) =>
    currencies ? formatMoney(BigInt(minor), currency, currencies, locale, trailingZeros) : "…";
}
