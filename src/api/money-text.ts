import { useQuery } from "@tanstack/react-query";
import type { Amount } from "../contract/accounts.ts";
import { useLocale } from "../lib/i18n/use-locale.ts";
import { formatMoney } from "../lib/money/money.ts";
import { currenciesQuery } from "./config.ts";

/** Formats minor units of a currency; "…" while the currencies are loading. */
export function useMoneyText(): (minor: Amount | bigint, currency: string) => string {
  const locale = useLocale();
  const currencies = useQuery(currenciesQuery).data;
  return (minor, currency) => (currencies ? formatMoney(BigInt(minor), currency, currencies, locale) : "…");
}
