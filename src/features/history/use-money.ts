import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import type { SignedAmount } from "../../contract/history.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";

/** Writes amounts in the page's language: as they are, or with the sign of a change. */
export function useMoney() {
  const locale = useLocale();
  const currencies = useQuery(currenciesQuery).data;
  const write = (minor: SignedAmount | bigint, code: string) =>
    currencies ? formatMoney(BigInt(minor), code, currencies, locale).replace("-", "−") : "…";
  return {
    money: write,
    change: (minor: SignedAmount | bigint, code: string) =>
      BigInt(minor) > 0n ? `+${write(minor, code)}` : write(minor, code),
  };
}

/** What a change means for the player, as styles name it. */
export function signOf(minor: SignedAmount | bigint): "gain" | "loss" | undefined {
  const amount = BigInt(minor);
  if (amount === 0n) return undefined;
  return amount > 0n ? "gain" : "loss";
}
