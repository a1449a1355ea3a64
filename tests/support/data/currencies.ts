import type { Currency, CurrencyConfig } from "../../../src/contract/config.ts";

const currency = (
  code: string,
  fiat: boolean,
  subunits_to_unit: number,
  label: string,
  name = code,
): Currency => ({
  code,
  name,
  fiat,
  subunits_to_unit,
  symbol: label,
  display: { label, subunits: 100, min_decimals: 2, max_decimals: 2 },
});

/** Euros, and bitcoin displayed in millionths. */
export const CURRENCIES: CurrencyConfig = {
  default: "EUR",
  enabled: ["EUR", "BTC"],
  by_country: {},
  currencies: {
    EUR: currency("EUR", true, 100, "€", "Euro"),
    BTC: currency("BTC", false, 100_000_000, "µBTC"),
  },
};
