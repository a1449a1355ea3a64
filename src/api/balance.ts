import { useQuery } from "@tanstack/react-query";
import { useLocale } from "../lib/i18n/use-locale.ts";
import { formatMoney } from "../lib/money/money.ts";
import { balanceOf } from "../rules/money/amounts.ts";
import { accountsQuery } from "./account.ts";
import { currenciesQuery } from "./config.ts";

/** The balance that is played with and its parts, as they are shown; null while it is not known. */
export function useBalance() {
  const locale = useLocale();
  const accounts = useQuery(accountsQuery).data;
  const currencies = useQuery(currenciesQuery).data;
  const active = accounts?.find((account) => account.active);
  if (!active || !currencies) return null;
  const balance = balanceOf(active);
  const show = (minor: bigint) => formatMoney(minor, active.currency, currencies, locale);
  return {
    common: show(balance.common),
    real: show(balance.real),
    bonus: show(balance.bonus),
    /** How much of what is to be bet has been; null while nothing is. */
    wagering: balance.wagering > 0n ? [show(balance.wagered), show(balance.wagering)] : null,
    toCashout: show(balance.availableToCashout),
  };
}
