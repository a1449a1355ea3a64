import type { CurrencyConfig } from "../../../src/contract/config.ts";
import type { CryptoRates } from "../../../src/contract/exchange-rates.ts";
import { FIAT_RATES } from "./fiat-rates.ts";
import type { RatesService } from "./service.ts";

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

export function exchangeOf(
  cryptoRates: CryptoRates["rates"],
  currencies: CurrencyConfig["currencies"],
): Exchange {
  const rates: Readonly<Record<string, string>> = { ...FIAT_RATES, ...cryptoRates };
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

export interface ExchangeDeps {
  rates: RatesService;
  currencies: () => Promise<CurrencyConfig>;
}

/** Caches the exchange for the current rates. Without coin rates it converts fiat currencies only. */
export function createExchange({ rates, currencies }: ExchangeDeps): () => Promise<Exchange> {
  let cached: { rates: CryptoRates | undefined; config: CurrencyConfig; exchange: Exchange } | undefined;
  return async () => {
    const [current, config] = await Promise.all([
      // The rates service logs the error.
      rates.current().catch(() => undefined),
      currencies(),
    ]);
    if (cached?.rates !== current || cached?.config !== config)
      cached = {
        rates: current,
        config,
        exchange: exchangeOf(current?.rates ?? {}, config.currencies),
      };
    return cached!.exchange;
  };
}
