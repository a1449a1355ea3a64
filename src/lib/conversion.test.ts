import { describe, expect, it } from "vitest";
import type { Currency, CurrencyConfig } from "../contract/config.ts";
import { conversionTexts, inPlayed } from "./conversion.ts";

const currency = (
  code: string,
  fiat: boolean,
  subunits_to_unit: number,
  label: string,
  subunits: number,
): Currency => ({
  code,
  name: code,
  fiat,
  subunits_to_unit,
  symbol: code,
  display: { label, subunits, min_decimals: 2, max_decimals: 2 },
});
const config: CurrencyConfig = {
  default: "EUR",
  enabled: [],
  by_country: {},
  currencies: {
    EUR: currency("EUR", true, 100, "EUR", 100),
    BTC: currency("BTC", false, 100_000_000, "µBTC", 100),
  },
};
/** A euro is 1,666.66 satoshi. */
const conversion = { played: "EUR", rate: 16_666_666 };

describe("AMB-MON-07 what coins are worth in money", () => {
  it("is written for one unit of the money, as the page's language does", () => {
    expect(conversionTexts(conversion, "BTC", config, "en")).toEqual({ unit: "€1.00", worth: "16.66 µBTC" });
    const { unit, worth } = conversionTexts(conversion, "BTC", config, "de");
    expect([unit.replace("\u00a0", " "), worth]).toEqual(["1,00 €", "16,66 µBTC"]);
  });

  it("is told a game as its own server tells it: whole cents, the rest dropped", () => {
    expect(inPlayed(100_000n, conversion)).toBe(6_000n);
    expect(inPlayed(16n, conversion)).toBe(0n);
  });
});
