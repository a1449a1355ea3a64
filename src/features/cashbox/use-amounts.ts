import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import type { SignedAmount } from "../../contract/history.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { amountText } from "../../lib/money/amount-text.ts";
import { formatMoney } from "../../lib/money/money.ts";

/** Writes amounts as they are paid: money of states as the page's language does, coins in whole ones, as wallets do. */
export function useAmounts() {
  const locale = useLocale();
  const config = useQuery(currenciesQuery).data;
  const subunitsOf = (code: string) => config?.currencies[code]?.subunits_to_unit ?? 100;
  const write = (minor: SignedAmount | bigint, code: string): string => {
    if (!config) return "…";
    const isCoin = config.currencies[code]?.fiat === false;
    if (!isCoin) return formatMoney(BigInt(minor), code, config, locale).replace("-", "−");
    return `${amountText(BigInt(minor), subunitsOf(code))} ${code}`;
  };
  return { write, subunitsOf, isKnown: config !== undefined };
}
