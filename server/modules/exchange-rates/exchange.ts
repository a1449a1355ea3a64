import type { CurrencyConfig } from "../../../src/contract/config.ts";
import type { CryptoRates } from "../../../src/contract/exchange-rates.ts";
import { type Exchange, exchangeOf } from "../../../src/rules/money/exchange.ts";
import { FIAT_RATES } from "./fiat-rates.ts";
import type { RatesService } from "./service.ts";

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
        exchange: exchangeOf({ ...FIAT_RATES, ...current?.rates }, config.currencies),
      };
    return cached!.exchange;
  };
}
