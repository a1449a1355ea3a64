import { describe, expect, it } from "vitest";
import type { Currency, CurrencyConfig } from "../../contract/config.ts";
import { formatMoney } from "./money.ts";

function currency(
  code: string,
  fiat: boolean,
  decimals: number,
  label: string,
  shownDecimals: number,
): Currency {
  return {
    code,
    name: code,
    fiat,
    subunits_to_unit: 10 ** decimals,
    symbol: code,
    display: {
      label,
      subunits: 10 ** shownDecimals,
      min_decimals: fiat ? shownDecimals : 2,
      max_decimals: shownDecimals,
    },
  };
}

const config: CurrencyConfig = {
  default: "EUR",
  enabled: [],
  by_country: {},
  currencies: {
    EUR: currency("EUR", true, 2, "EUR", 2),
    CAD: currency("CAD", true, 2, "CAD", 2),
    JPY: currency("JPY", true, 0, "JPY", 0),
    BTC: currency("BTC", false, 8, "µBTC", 2),
    ETH: currency("ETH", false, 8, "mETH", 5),
    LTC: currency("LTC", false, 8, "mLTC", 5),
    DOG: currency("DOG", false, 8, "DOGE", 8),
  },
};

/** The text with plain spaces and minus signs in place of Intl's typographic ones. */
const format = (...[minor, code, locale]: [number, string, Parameters<typeof formatMoney>[3]]) =>
  formatMoney(minor, code, config, locale)
    .replace(/[\u00a0\u202f]/g, " ")
    .replace("\u2212", "-");

describe("formatMoney", () => {
  it.each([
    [0, "€0.00"],
    [1, "€0.01"],
    [99, "€0.99"],
    [100, "€1.00"],
    [123_456_789, "€1,234,567.89"],
    [-250, "-€2.50"],
  ])("MON-10 AMB-MON-01 writes %i cents as %s", (minor, text) => {
    expect(format(minor, "EUR", "en")).toBe(text);
  });

  it("MON-10 AMB-MON-01 writes yen without decimals", () => {
    expect(format(1_234, "JPY", "en")).toBe("¥1,234");
  });

  it.each([
    ["de", "1.234,50 €"],
    ["no", "1 234,50 €"],
    ["it", "1.234,50 €"],
    ["et", "1 234,50 €"],
    ["fr-CA", "1 234,50 €"],
    ["en-KW", "€1,234.50"],
  ] as const)("MON-10 follows the format of %s", (locale, text) => {
    expect(format(123_450, "EUR", locale)).toBe(text);
  });

  it("MON-10 names a dollar's country unless the locale makes it clear", () => {
    expect(format(100, "CAD", "en")).toBe("CA$1.00");
    expect(format(100, "CAD", "en-CA")).toBe("$1.00");
  });

  it.each([
    [100_000_000, "BTC", "1,000,000.00 µBTC"],
    [1, "BTC", "0.01 µBTC"],
    [100_000_000, "ETH", "1,000.00 mETH"],
    [1, "ETH", "0.00001 mETH"],
    [250_000, "LTC", "2.50 mLTC"],
  ])("MON-11 AMB-MON-05 writes %i minor units of %s as %s", (minor, code, text) => {
    expect(format(minor, code, "en")).toBe(text);
  });

  it("AMB-MON-04 AMB-MON-05 writes DOG as whole DOGE in the page's language", () => {
    expect(format(150_000_000, "DOG", "de")).toBe("1,50 DOGE");
  });

  it("MON-10 writes an unknown currency without decimals or symbol", () => {
    expect(format(5, "XXX", "en")).toBe("5 XXX");
  });
});
