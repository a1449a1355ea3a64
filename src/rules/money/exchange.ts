import type { CurrencyConfig } from "../../contract/config.ts";

/** Converts minor units (or millionths of them) between currencies, rounded down; undefined without a rate. */
export type Exchange = (amount: bigint, from: string, to: string) => bigint | undefined;

/** An amount of euros as a fraction. */
interface Worth {
  numerator: bigint;
  denominator: bigint;
}

/** Exact worth of one minor unit, from the rate's decimal text. */
function worthOf(rate: string, subunits: number): Worth | undefined {
  const [whole = "", fraction = ""] = rate.split(".");
  const worth = {
    numerator: BigInt(whole + fraction),
    denominator: BigInt(10 ** fraction.length) * BigInt(subunits),
  };
  return worth.numerator > 0n ? worth : undefined;
}

/** An exchange at rates that are the euros per unit of a currency, as decimal text by code. */
export function exchangeOf(
  rates: Readonly<Record<string, string>>,
  currencies: CurrencyConfig["currencies"],
): Exchange {
  const worths = new Map(
    Object.values(currencies).flatMap(({ code, subunits_to_unit }): [string, Worth][] => {
      const worth = Object.hasOwn(rates, code) ? worthOf(rates[code]!, subunits_to_unit) : undefined;
      return worth ? [[code, worth]] : [];
    }),
  );
  return (amount, from, to) => {
    if (from === to) return amount;
    const [a, b] = [worths.get(from), worths.get(to)];
    return a && b && (amount * a.numerator * b.denominator) / (a.denominator * b.numerator);
  };
}
