/** Euros per unit: fixed reference data, not for deposits or withdrawals. */
export const FIAT_RATES: Readonly<Record<string, string>> = {
  EUR: "1",
  USD: "0.92",
  CAD: "0.66",
  AUD: "0.6",
  NZD: "0.55",
  NOK: "0.086",
  BRL: "0.16",
  JPY: "0.0061",
  GBP: "1.17",
  KZT: "0.0019",
};
