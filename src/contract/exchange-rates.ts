import * as v from "valibot";
import { CurrencySchema } from "./config.ts";

/** A currency as forms and amounts need it. */
export const KnownCurrencySchema = v.object({
  ...CurrencySchema.entries,
  /** Offered for new accounts; the others are there for display and history. */
  enabled: v.boolean(),
  /** The one of visitors whose country has none. */
  default: v.boolean(),
});
export type KnownCurrency = v.InferOutput<typeof KnownCurrencySchema>;

/** What coins are worth. */
export const CryptoRatesSchema = v.object({
  /** When the rates held: ISO 8601 in UTC. */
  timestamp: v.string(),
  /** What the rates are in. */
  currency: v.literal("EUR"),
  /** Of one whole coin, by its code, as a decimal number in text. */
  rates: v.record(v.string(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/))),
});
export type CryptoRates = v.InferOutput<typeof CryptoRatesSchema>;
