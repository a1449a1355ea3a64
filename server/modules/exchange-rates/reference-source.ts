import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import type { RateSource } from "./service.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Coin {
  /** Euros per coin, the centre of the simulated rate. */
  eur: number;
  /** Amplitude over days, as a share; over hours it's a fifth of that. */
  swing: number;
  decimals: number;
}

const COINS: Record<string, Coin> = {
  BTC: { eur: 58_400, swing: 0.03, decimals: 2 },
  ETH: { eur: 2_150, swing: 0.04, decimals: 2 },
  BCH: { eur: 410, swing: 0.04, decimals: 2 },
  LTC: { eur: 82, swing: 0.04, decimals: 3 },
  DOG: { eur: 0.155, swing: 0.05, decimals: 6 },
  USDT: { eur: 0.92, swing: 0.002, decimals: 5 },
};

/** Noise from -1 to 1: linear interpolation between random values, one per `period`. */
function drift(code: string, at: number, period: number): number {
  const step = Math.floor(at / period);
  const noise = (number: number) => randomStream(hash(`${code} ${period} ${number}`))() * 2 - 1;
  const share = at / period - step;
  return noise(step) * (1 - share) + noise(step + 1) * share;
}

function rateOf(code: string, { eur, swing, decimals }: Coin, at: number): string {
  const factor = 1 + swing * (drift(code, at, DAY) + drift(code, at, HOUR) / 5);
  return (eur * factor).toFixed(decimals);
}

/** Simulated rates that depend only on the time, so that every server has the same rates in the same minute. */
export const referenceSource: RateSource = {
  async read(coins, at) {
    const minute = Math.floor(at / MINUTE) * MINUTE;
    const knownCoins = coins.flatMap((code): [string, Coin][] => {
      const coin = Object.hasOwn(COINS, code) ? COINS[code] : undefined;
      return coin ? [[code, coin]] : [];
    });
    return {
      at: minute,
      rates: Object.fromEntries(knownCoins.map(([code, coin]) => [code, rateOf(code, coin, minute)])),
    };
  },
};
