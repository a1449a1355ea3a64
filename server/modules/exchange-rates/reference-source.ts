import { hash, randomStream } from "../../../src/rules/web/hash.ts";
import type { RateSource } from "./service.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Coin {
  /** Euros for one coin, about which the rate moves. */
  eur: number;
  /** How far it moves within days, as a share; within hours it is a fifth of that. */
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

/** From -1 to 1: a mark for each `period`, and the straight line between two of them. */
function drift(code: string, at: number, period: number): number {
  const step = Math.floor(at / period);
  const mark = (number: number) => randomStream(hash(`${code} ${period} ${number}`))() * 2 - 1;
  const share = at / period - step;
  return mark(step) * (1 - share) + mark(step + 1) * share;
}

function rateOf(code: string, { eur, swing, decimals }: Coin, at: number): string {
  const moved = 1 + swing * (drift(code, at, DAY) + drift(code, at, HOUR) / 5);
  return (eur * moved).toFixed(decimals);
}

/** Made-up rates that move with the time and with nothing else: the same minute has the same rates on every server. */
export const referenceSource: RateSource = {
  async read(coins, at) {
    const minute = Math.floor(at / MINUTE) * MINUTE;
    const known = coins.flatMap((code): [string, Coin][] => {
      const coin = Object.hasOwn(COINS, code) ? COINS[code] : undefined;
      return coin ? [[code, coin]] : [];
    });
    return {
      at: minute,
      rates: Object.fromEntries(known.map(([code, coin]) => [code, rateOf(code, coin, minute)])),
    };
  },
};
