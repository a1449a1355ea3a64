import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "../lib/money/money.ts";
import { balanceOf } from "../rules/money/amounts.ts";
import { accountsQuery } from "./account.ts";
import { currenciesQuery } from "./config.ts";
import { useMoneyLocale } from "./money-locale.ts";

/** Formatted balances of the active account; null while unknown. */
export function useBalance() {
  const locale = useMoneyLocale();
  const accounts = useQuery(accountsQuery).data;
  const currencies = useQuery(currenciesQuery).data;
  const active = accounts?.find((account) => account.active);
  if (!active || !currencies) return null;
  const balance = balanceOf(active);
  const format = (minor: bigint) => formatMoney(minor, active.currency, currencies, locale);
  return {
    currency: active.currency,
    common: format(balance.common),
    /** `common` in minor units, and how amounts are written. */
    commonMinor: balance.common,
    format,
    real: format(balance.real),
    bonus: format(balance.bonus),
    hasBonus: balance.bonus > 0n,
    /** Wagered and required amounts; null without a wagering requirement. */
    wagering: balance.wagering > 0n ? [format(balance.wagered), format(balance.wagering)] : null,
    withdrawable: format(balance.withdrawable),
  };
}
