import type { Currency } from "../../../src/contract/config.ts";

/** Offered for new accounts, in the order of the picker. */
export const ENABLED_CURRENCIES = [
  "EUR",
  "USD",
  "CAD",
  "AUD",
  "NZD",
  "NOK",
  "BRL",
  "JPY",
  "BTC",
  "ETH",
  "BCH",
  "LTC",
  "DOG",
  "USDT",
] as const;

function fiat(code: string, name: string, symbol: string, decimals = 2): Currency {
  const subunits = 10 ** decimals;
  return {
    code,
    name,
    fiat: true,
    subunits_to_unit: subunits,
    symbol,
    display: { label: code, subunits, min_decimals: decimals, max_decimals: decimals },
  };
}

/** `unit` is the share of a coin in one displayed unit, as a power of ten: -3 for milli. */
function crypto(
  code: string,
  name: string,
  symbol: string,
  label: string,
  unit: number,
  decimals = 8,
): Currency {
  const displayDecimals = decimals + unit;
  return {
    code,
    name,
    fiat: false,
    subunits_to_unit: 10 ** decimals,
    symbol,
    display: { label, subunits: 10 ** displayDecimals, min_decimals: 2, max_decimals: displayDecimals },
  };
}

/** All known currencies; those that aren't enabled are for display and history. */
export const CURRENCIES: readonly Currency[] = [
  fiat("EUR", "Euro", "€"),
  fiat("USD", "US dollar", "$"),
  fiat("CAD", "Canadian dollar", "C$"),
  fiat("AUD", "Australian dollar", "A$"),
  fiat("NZD", "New Zealand dollar", "NZ$"),
  fiat("NOK", "Norwegian krone", "kr"),
  fiat("BRL", "Brazilian real", "R$"),
  fiat("JPY", "Japanese yen", "¥", 0),
  fiat("KZT", "Kazakhstani tenge", "₸"),
  fiat("GBP", "Pound sterling", "£"),
  crypto("BTC", "Bitcoin", "₿", "µBTC", -6),
  crypto("ETH", "Ether", "Ξ", "mETH", -3),
  crypto("BCH", "Bitcoin Cash", "BCH", "mBCH", -3),
  crypto("LTC", "Litecoin", "Ł", "mLTC", -3),
  crypto("DOG", "Dogecoin", "Ð", "DOGE", 0),
  crypto("USDT", "Tether", "₮", "USDT", 0, 6),
];
