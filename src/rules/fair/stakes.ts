/** Stakes in hundredths of a unit; multiples of ten, for the slot's lines. */
const STAKES = [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n];
/** Factors for coins whose minor unit is worth much less. */
const SCALES: Record<string, bigint> = {
  BTC: 100n,
  ETH: 2_000n,
  BCH: 10_000n,
  LTC: 50_000n,
  DOG: 10_000_000n,
  USDT: 10_000n,
};

/** Stakes that the published games offer in a currency, minor units, ascending. */
export const stakesIn = (currency: string): bigint[] =>
  STAKES.map((stake) => stake * (SCALES[currency] ?? 1n));
