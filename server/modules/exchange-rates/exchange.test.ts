import { describe, expect, it } from "vitest";
import type { CurrencyConfig } from "../../../src/contract/config.ts";
import { exchangeOf } from "../../../src/rules/money/exchange.ts";
import { CURRENCIES } from "../../seed/content/currencies.ts";
import { createExchange } from "./exchange.ts";
import { FIAT_RATES } from "./fiat-rates.ts";
import { referenceSource } from "./reference-source.ts";

const currencies = Object.fromEntries(CURRENCIES.map((one) => [one.code, one]));
const exchange = exchangeOf({ ...FIAT_RATES, BTC: "58400.12", DOG: "0.155" }, currencies);

describe("an exchanged amount", () => {
  it.each([
    [10_000n, "EUR", "EUR", 10_000n],
    [10_000n, "USD", "EUR", 9_200n],
    [10_000n, "EUR", "USD", 10_869n],
    [10_000n, "JPY", "EUR", 6_100n],
    [100n, "EUR", "JPY", 163n],
    [100_000_000n, "BTC", "EUR", 5_840_012n],
    [1n, "BTC", "EUR", 0n],
    [1_000_000n, "EUR", "DOG", 6_451_612_903_225n],
    // Exceeds the safe integer range.
    [10n ** 24n, "BTC", "EUR", 58_400_120_000_000_000_000_000n],
    [0n, "USD", "JPY", 0n],
  ])(
    "MI-14 of %s minor units of %s in %s is rounded down to whole minor units",
    (amount, from, to, expected) => {
      expect(exchange(amount, from, to)).toBe(expected);
    },
  );

  it("MI-14 never grows by a round trip", () => {
    for (let amount = 1n; amount < 10n ** 15n; amount = amount * 7n + 3n)
      for (const code of ["USD", "JPY", "BTC", "DOG"]) {
        const converted = exchange(amount, "EUR", code)!;
        expect(exchange(converted, code, "EUR")! <= amount).toBe(true);
      }
  });

  it("is unchanged in the same currency, even without a rate", () => {
    expect(exchange(5n, "ETH", "ETH")).toBe(5n);
  });

  it("is undefined when a currency's rate is zero", () => {
    const worthless = exchangeOf({ BTC: "0.00" }, currencies);
    expect([worthless(1n, "BTC", "EUR"), worthless(1n, "EUR", "BTC")]).toEqual([undefined, undefined]);
  });

  it("is undefined without both rates", () => {
    expect([exchange(1n, "ETH", "EUR"), exchange(1n, "EUR", "constructor")]).toEqual([undefined, undefined]);
  });

  it("AMB-MON-03 has a rate for every known currency", async () => {
    const { rates } = await referenceSource.read(
      CURRENCIES.map(({ code }) => code),
      0,
    );
    expect(Object.keys({ ...FIAT_RATES, ...rates }).toSorted()).toEqual(
      CURRENCIES.map(({ code }) => code).toSorted(),
    );
  });
});

it("the exchange follows changed rates, and still converts fiat when the coin rates are unavailable", async () => {
  let rates: Record<string, string> | undefined = { BTC: "50000" };
  const config = { currencies } as unknown as CurrencyConfig;
  const current = createExchange({
    currencies: async () => config,
    rates: {
      current: async () => {
        if (!rates) throw new Error("none");
        return { timestamp: "", currency: "EUR", rates };
      },
    },
  });
  expect((await current())(1n, "BTC", "EUR")).toBe(0n);
  expect((await current())(2_000n, "BTC", "EUR")).toBe(100n);
  rates = { BTC: "100000" };
  expect((await current())(2_000n, "BTC", "EUR")).toBe(200n);
  rates = undefined;
  expect((await current())(2_000n, "BTC", "EUR")).toBeUndefined();
  expect((await current())(100n, "USD", "EUR")).toBe(92n);
});

it("the exchange is reused until the rates or currencies change", async () => {
  const rates = { timestamp: "", currency: "EUR" as const, rates: { BTC: "50000" } };
  let config = { currencies } as unknown as CurrencyConfig;
  const current = createExchange({ currencies: async () => config, rates: { current: async () => rates } });
  const first = await current();
  expect(await current()).toBe(first);
  config = { currencies: {} } as unknown as CurrencyConfig;
  expect((await current())(2_000n, "BTC", "EUR")).toBeUndefined();
});
