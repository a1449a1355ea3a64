/** Suggested first deposit by currency, minor units: about fifty euros. */
const AMOUNTS: Readonly<Record<string, number>> = {
  EUR: 5_000,
  USD: 5_000,
  CAD: 5_000,
  AUD: 5_000,
  NZD: 5_000,
  NOK: 50_000,
  BRL: 25_000,
  JPY: 5_000,
  BTC: 100_000,
  ETH: 2_000_000,
  BCH: 15_000_000,
  LTC: 60_000_000,
  DOG: 30_000_000_000,
  USDT: 50_000_000,
};

export const proposedAmount = (currency: string): number | undefined => AMOUNTS[currency];

/** Amounts to choose with one tap, minor units: about 20, 50, 100 and 200 euros. */
export const presetAmounts = (currency: string): number[] => {
  const amount = proposedAmount(currency);
  return amount === undefined ? [] : [(amount * 2) / 5, amount, amount * 2, amount * 4];
};
