import { decimalsOf, toDecimal } from "./decimals.ts";

/**
 * An amount of minor units as text in a language: with the currency's sign, or with the code of one that isn't ISO's.
 * @param tag BCP 47 tag
 * @param subunits minor units per unit, a power of ten
 */
export function moneyText(
  amount: bigint,
  { tag, currency, subunits }: { tag: string; currency: string; subunits: number },
): string {
  const decimal = toDecimal(amount, subunits) as `${number}`;
  const digits = decimalsOf(subunits);
  return currency.length === 3 && digits <= 2
    ? new Intl.NumberFormat(tag, { style: "currency", currency, useGrouping: "always" }).format(decimal)
    : `${new Intl.NumberFormat(tag, { maximumFractionDigits: digits, useGrouping: "always" }).format(decimal)} ${currency}`;
}
