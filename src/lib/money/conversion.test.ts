import { describe, expect, it } from "vitest";
import { CURRENCIES } from "../../../tests/support/data/currencies.ts";
import { conversionTexts, toPlayedCurrency } from "./conversion.ts";

/** One euro is 1,666.66 satoshi. */
const conversion = { played: "EUR", rate: 16_666_666 };

describe("AMB-MON-07 the exchange rate of a crypto account", () => {
  it("is written for one unit of the currency, in the page's language", () => {
    expect(conversionTexts(conversion, "BTC", CURRENCIES, "en")).toEqual({
      unit: "€1.00",
      worth: "16.66 µBTC",
    });
    const { unit, worth } = conversionTexts(conversion, "BTC", CURRENCIES, "de");
    expect([unit.replace("\u00a0", " "), worth]).toEqual(["1,00 €", "16,66 µBTC"]);
  });

  it("is written without a symbol for an unknown currency", () => {
    const unknown = { played: "XXX", rate: 5_000_000 };
    expect(conversionTexts(unknown, "XYZ", CURRENCIES, "en")).toEqual({ unit: "1 XXX", worth: "5 XYZ" });
  });

  it("gives the game money in whole cents, rounded down", () => {
    expect(toPlayedCurrency(100_000n, conversion)).toBe(6_000n);
    expect(toPlayedCurrency(16n, conversion)).toBe(0n);
  });
});
