import * as v from "valibot";
import { CurrencySchema } from "./config.ts";
import type { Endpoint } from "./endpoint.ts";

/** A currency for forms and amounts. */
export const KnownCurrencySchema = v.object({
  ...CurrencySchema.entries,
  /** Available for new accounts; other currencies are only displayed. */
  enabled: v.boolean(),
  /** Default of visitors whose country has none. */
  default: v.boolean(),
});
export type KnownCurrency = v.InferOutput<typeof KnownCurrencySchema>;

/** Exchange rates of crypto currencies. */
export const CryptoRatesSchema = v.object({
  /** Time of the rates, ISO 8601 in UTC. */
  timestamp: v.string(),
  /** Quote currency. */
  currency: v.literal("EUR"),
  /** Decimal value of one coin, by currency code. */
  rates: v.record(v.string(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/))),
});
export type CryptoRates = v.InferOutput<typeof CryptoRatesSchema>;

/** Rates of all currencies, for amounts that are shown as approximate. */
export const ExchangeRatesSchema = v.object({
  /** Euros per unit by currency code, as decimal text. */
  rates: v.record(v.string(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/))),
});
export type ExchangeRates = v.InferOutput<typeof ExchangeRatesSchema>;

export const exchangeRatesEndpoints = {
  "GET /api/info/currencies": {
    summary: "Currencies: the enabled ones in the picker's order, then the other known ones",
    response: v.array(KnownCurrencySchema),
  },
  "GET /api/info/crypto_exchange_rates": {
    summary: "Exchange rates of crypto currencies",
    response: CryptoRatesSchema,
  },
  "GET /api/info/exchange_rates": {
    summary: "Exchange rates of all currencies, for amounts that are shown as approximate",
    response: ExchangeRatesSchema,
  },
} as const satisfies Record<string, Endpoint>;
