import type { CryptoRates } from "../../../src/contract/exchange-rates.ts";
import { RequestError } from "../../http/errors.ts";

const MINUTE = 60_000;

/** Rates at one time. */
export interface Quotes {
  /** Time of the rates, milliseconds since the epoch. */
  at: number;
  /** Euros per coin by code, as decimal text. */
  rates: Record<string, string>;
}

/** A source of rates: an exchange, or the reference data. */
export interface RateSource {
  /** Rates of the known `coins` at `at`, milliseconds since the epoch. Rejects if unavailable. */
  read: (coins: readonly string[], at: number) => Promise<Quotes>;
}

export interface RatesDeps {
  source: RateSource;
  /** Codes of all known coins. */
  coins: () => Promise<string[]>;
  now: () => number;
  logError: (message: string, error: unknown) => void;
}

/** Coin rates, read from the source at most once a minute. */
export function createRatesService({ source, coins, now, logError }: RatesDeps) {
  let lastMinute: number | undefined;
  let latest: Promise<CryptoRates> | undefined;

  async function read(): Promise<CryptoRates> {
    const { at, rates } = await source.read(await coins(), now());
    return { timestamp: new Date(at).toISOString(), currency: "EUR", rates };
  }

  /** Falls back to the previous rates, which keep their original time. */
  async function readOrFallback(previous: Promise<CryptoRates> | undefined): Promise<CryptoRates> {
    try {
      return await read();
    } catch (error) {
      logError("exchange rates could not be read", error);
      if (previous) return previous;
      latest = undefined;
      throw new RequestError("unavailable", { retryAfter: MINUTE / 1_000 });
    }
  }

  return {
    current(): Promise<CryptoRates> {
      const currentMinute = Math.floor(now() / MINUTE);
      if (!latest || currentMinute !== lastMinute) {
        lastMinute = currentMinute;
        latest = readOrFallback(latest);
      }
      return latest;
    },
  };
}

export type RatesService = ReturnType<typeof createRatesService>;
