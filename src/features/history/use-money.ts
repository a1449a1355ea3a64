import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { SignedAmount } from "../../contract/history.ts";
import { formatMoney } from "../../lib/money/money.ts";

/** Formats amounts, plain or as a signed change. */
export function useMoney() {
  const locale = useMoneyLocale();
  const currencies = useQuery(currenciesQuery).data;
  const format = (minor: SignedAmount | bigint, code: string) =>
    currencies ? formatMoney(BigInt(minor), code, currencies, locale).replace("-", "−") : "…";
  return {
    money: format,
    change: (minor: SignedAmount | bigint, code: string) =>
      BigInt(minor) > 0n ? `+${format(minor, code)}` : format(minor, code),
  };
}

/** Direction of a change, for styles. */
export function signOf(minor: SignedAmount | bigint): "gain" | "loss" | undefined {
  const amount = BigInt(minor);
  if (amount === 0n) return undefined;
  return amount > 0n ? "gain" : "loss";
}
