import type { CurrencyConfig } from "../../../src/contract/config.ts";
import type { CryptoRates } from "../../../src/contract/exchange-rates.ts";
import { FIAT_RATES } from "./fiat-rates.ts";
import type { RatesService } from "./service.ts";

/**
 * So many minor units of one currency, or millionths of them, in those of another: whole ones, the rest dropped.
 * Undefined where the rate of one of them is not known.
 */
export type Exchange = (amount: bigint, from: string, to: string) => bigint | undefined;

/** Euros, as a fraction. */
interface Worth {
  of: bigint;
  in: bigint;
}

/** What one minor unit is worth, exactly as the text of the rate says. */
function worthOf(rate: string, subunits: number): Worth | undefined {
  const [whole = "", fraction = ""] = rate.split(".");
  const worth = { of: BigInt(whole + fraction), in: BigInt(10 ** fraction.length) * BigInt(subunits) };
  return worth.of > 0n ? worth : undefined;
}

export function exchangeOf(coins: CryptoRates["rates"], currencies: CurrencyConfig["currencies"]): Exchange {
  const rates: Readonly<Record<string, string>> = { ...FIAT_RATES, ...coins };
  const worths = new Map(
    Object.values(currencies).flatMap(({ code, subunits_to_unit }): [string, Worth][] => {
      const worth = Object.hasOwn(rates, code) ? worthOf(rates[code]!, subunits_to_unit) : undefined;
      return worth ? [[code, worth]] : [];
    }),
  );
  return (amount, from, to) => {
    if (from === to) return amount;
    const [a, b] = [worths.get(from), worths.get(to)];
    return a && b && (amount * a.of * b.in) / (a.in * b.of);
  };
}

export interface ExchangeDeps {
  rates: RatesService;
  currencies: () => Promise<CurrencyConfig>;
}

/** The exchange at the rates of now: made once for each of them. Without any rates of coins there are none but fiat ones. */
export function createExchange({ rates, currencies }: ExchangeDeps): () => Promise<Exchange> {
  let made: { rates: CryptoRates | undefined; config: CurrencyConfig; exchange: Exchange } | undefined;
  return async () => {
    const [current, config] = await Promise.all([
      // Told to whoever reads the log by the service itself.
      rates.current().catch(() => undefined),
      currencies(),
    ]);
    if (made?.rates !== current || made?.config !== config)
      made = {
        rates: current,
        config,
        exchange: exchangeOf(current?.rates ?? {}, config.currencies),
      };
    return made!.exchange;
  };
}
