import { useQuery } from "@tanstack/react-query";
import type { Conversion } from "../contract/play.ts";
import { useLocale } from "../lib/i18n/use-locale.ts";
import { conversionTexts, inPlayed } from "../lib/money/conversion.ts";
import { balanceOf } from "../rules/money/amounts.ts";
import { toDecimal } from "../rules/money/decimals.ts";
import { accountsQuery } from "./account.ts";
import { currenciesQuery } from "./config.ts";

/**
 * Real and bonus money of the player's account in a currency, decimal, in what is played in where that is another one;
 * undefined while it is not known.
 */
export function useDecimalBalance(currency: string, conversion: Conversion | null): string | undefined {
  const account = useQuery(accountsQuery).data?.find((one) => one.currency === currency);
  const config = useQuery(currenciesQuery).data?.currencies[conversion?.played ?? currency];
  if (!account || !config) return undefined;
  const { common } = balanceOf(account);
  return toDecimal(conversion ? inPlayed(common, conversion) : common, config.subunits_to_unit);
}

/** What one unit of what is played in is worth in the account's currency, as it is shown; null while it is not known. */
export function useConversionTexts(conversion: Conversion, currency: string) {
  const locale = useLocale();
  const config = useQuery(currenciesQuery).data;
  return config ? conversionTexts(conversion, currency, config, locale) : null;
}
