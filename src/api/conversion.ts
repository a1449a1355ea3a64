import { useQuery } from "@tanstack/react-query";
import type { Conversion } from "../contract/launch.ts";
import { conversionTexts, toPlayedCurrency } from "../lib/money/conversion.ts";
import { balanceOf } from "../rules/money/amounts.ts";
import { toDecimal } from "../rules/money/decimals.ts";
import { accountsQuery } from "./account.ts";
import { currenciesQuery } from "./config.ts";
import { useMoneyLocale } from "./money-locale.ts";

/** Real plus bonus balance of the account as a decimal in the played currency; undefined while unknown. */
export function useDecimalBalance(currency: string, conversion: Conversion | null): string | undefined {
  const account = useQuery(accountsQuery).data?.find((candidate) => candidate.currency === currency);
  const config = useQuery(currenciesQuery).data?.currencies[conversion?.played ?? currency];
  if (!account || !config) return undefined;
  const { common } = balanceOf(account);
  return toDecimal(conversion ? toPlayedCurrency(common, conversion) : common, config.subunits_to_unit);
}

/** Formatted value of one unit of the played currency in the account's currency; null while unknown. */
export function useConversionTexts(conversion: Conversion, currency: string) {
  const locale = useMoneyLocale();
  const config = useQuery(currenciesQuery).data;
  return config ? conversionTexts(conversion, currency, config, locale) : null;
}
