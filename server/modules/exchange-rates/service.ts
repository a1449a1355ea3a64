import type { CryptoRates } from "../../../src/contract/exchange-rates.ts";
import { RequestError } from "../../http/errors.ts";

const MINUTE = 60_000;

/** Rates at one moment. */
export interface Quotes {
  /** When they held, milliseconds since the epoch. */
  at: number;
  /** Euros for one whole coin, by code, as a decimal number in text. */
  rates: Record<string, string>;
}

/** Where rates come from: an exchange, or the reference data. */
export interface RateSource {
  /** Rates of those of `coins` that the source knows, for the moment `at`. Rejects when there are none to be had. */
  read: (coins: readonly string[], at: number) => Promise<Quotes>;
}

export interface RatesDeps {
  source: RateSource;
  /** Codes of the coins that the product knows. */
  coins: () => Promise<string[]>;
  now: () => number;
  logError: (message: string, error: unknown) => void;
}

/** What coins are worth: asks the source once a minute, whoever asks here and however often. */
export function createRatesService({ source, coins, now, logError }: RatesDeps) {
  let minute: number | undefined;
  let latest: Promise<CryptoRates> | undefined;

  async function read(): Promise<CryptoRates> {
    const { at, rates } = await source.read(await coins(), now());
    return { timestamp: new Date(at).toISOString(), currency: "EUR", rates };
  }

  /** Older rates, which say how old they are, are better than none. */
  async function readOr(before: Promise<CryptoRates> | undefined): Promise<CryptoRates> {
    try {
      return await read();
    } catch (error) {
      logError("rates could not be read", error);
      if (before) return before;
      latest = undefined;
      throw new RequestError("unavailable", { retryAfter: MINUTE / 1_000 });
    }
  }

  return {
    current(): Promise<CryptoRates> {
      const asked = Math.floor(now() / MINUTE);
      if (!latest || asked !== minute) {
        minute = asked;
        latest = readOr(latest);
      }
      return latest;
    },
  };
}

export type RatesService = ReturnType<typeof createRatesService>;
