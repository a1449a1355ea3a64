import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { CryptoRates, KnownCurrency } from "../../../src/contract/exchange-rates.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { configs } from "../config/tables.ts";
import { referenceSource } from "./reference-source.ts";
import type { Quotes } from "./service.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const COINS = ["BTC", "ETH", "BCH", "LTC", "DOG", "USDT"];

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});

describe("currencies", () => {
  const all = async () => (await app.get("/api/info/currencies")).body as KnownCurrency[];

  it("MON-08 MON-04 AMB-MON-03 lists enabled currencies in the picker's order, then the other known ones", async () => {
    const list = await all();
    const offered = list.filter(({ enabled }) => enabled).map(({ code }) => code);
    expect(offered).toEqual("EUR USD CAD AUD NZD NOK BRL JPY BTC ETH BCH LTC DOG USDT".split(" "));
    expect(list.slice(offered.length).map(({ code }) => code)).toEqual(["GBP", "KZT"]);
  });

  it("MON-03 MON-05 MON-08 AMB-MON-04 gives each currency's minor units and fiat flag; EUR is the default", async () => {
    const list = await all();
    const byCode = Object.fromEntries(list.map((currency) => [currency.code, currency]));
    expect(byCode.EUR).toMatchObject({ fiat: true, subunits_to_unit: 100, default: true });
    expect(byCode.JPY).toMatchObject({ fiat: true, subunits_to_unit: 1 });
    expect(byCode.BTC).toMatchObject({ fiat: false, subunits_to_unit: 100_000_000 });
    expect(byCode.USDT).toMatchObject({ fiat: false, subunits_to_unit: 1_000_000 });
    expect(byCode.DOG).toMatchObject({ fiat: false, display: { label: "DOGE" } });
    expect(list.filter((currency) => currency.default)).toHaveLength(1);
  });

  it("MON-08 reflects changes of currency-config, the only source, immediately", async () => {
    const isNamed = eq(configs.name, "currency-config");
    const [row] = await app.db.select().from(configs).where(isNamed);
    const value = row!.value as { enabled: string[] };
    await all();
    await app.db
      .update(configs)
      .set({ value: { ...value, enabled: ["EUR", "KZT"] } })
      .where(isNamed);
    await app.content.refresh();
    const offered = (await all()).filter(({ enabled }) => enabled).map(({ code }) => code);
    await app.db.update(configs).set({ value }).where(isNamed);
    await app.content.refresh();
    expect(offered).toEqual(["EUR", "KZT"]);
  });
});

describe("exchange rates", () => {
  const current = async (on = app) => (await on.get("/api/info/crypto_exchange_rates")).body as CryptoRates;

  it("MON-09 give each coin's value in euros, with the time", async () => {
    clock.set(TEST_NOW + 42_000);
    const answer = await app.get("/api/info/crypto_exchange_rates");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    const { timestamp, currency, rates } = answer.body as CryptoRates;
    expect([timestamp, currency]).toEqual([new Date(TEST_NOW).toISOString(), "EUR"]);
    expect(Object.keys(rates).toSorted()).toEqual(COINS.toSorted());
    expect(Object.values(rates).every((rate) => /^\d+\.\d+$/.test(rate) && Number(rate) > 0)).toBe(true);
  });

  it("JPT-05 of all currencies are one list, without the coins' while their source fails", async () => {
    const all = async (site: typeof app) =>
      (await site.get("/api/info/exchange_rates")).body as { rates: Record<string, string> };
    clock.reset();
    const { rates } = await all(app);
    expect(Object.keys(rates)).toEqual(expect.arrayContaining(["EUR", "CAD", ...COINS]));
    expect(rates.EUR).toBe("1");
    const read = () => Promise.reject(new Error("no exchange"));
    const failing = await all(await testApp({ now: clock.now, rateSource: { read } }));
    expect(failing.rates).toMatchObject({ EUR: "1", CAD: rates.CAD });
    expect(failing.rates).not.toHaveProperty("BTC");
  });

  it("MON-09 are equal within a minute and on every server, and change every minute", async () => {
    clock.reset();
    const first = await current();
    clock.advance(MINUTE - 1);
    expect(await current()).toEqual(first);
    expect(await current(await testApp({ now: clock.now }))).toEqual(first);
    clock.advance(1);
    const next = await current();
    expect(next.timestamp).toBe(new Date(clock.now()).toISOString());
    expect(next.rates.BTC).not.toBe(first.rates.BTC);
  });

  it("MON-09 of the reference source change slightly and stay near their value", async () => {
    const rateAt = async (at: number) => Number((await referenceSource.read(["ETH"], at)).rates.ETH);
    for (let hour = 0; hour < 24 * 14; hour++) {
      const at = TEST_NOW + hour * HOUR;
      const rate = await rateAt(at);
      expect(Math.abs(rate / 2_150 - 1)).toBeLessThan(0.05);
      expect(Math.abs((await rateAt(at + MINUTE)) / rate - 1)).toBeLessThan(0.001);
    }
  });

  it("MON-09 omit coins that the source doesn't know", async () => {
    expect((await referenceSource.read(["BTC", "XYZ", "constructor"], TEST_NOW)).rates).toEqual({
      BTC: expect.any(String),
    });
  });

  it("MON-09 keep their value and time when the source fails, and the source is retried once a minute", async () => {
    let readCount = 0;
    let answer: () => Promise<Quotes> = () => Promise.reject(new Error("no exchange"));
    const read = () => {
      readCount++;
      return answer();
    };
    const site = await testApp({ now: clock.now, rateSource: { read } });
    clock.reset();
    expect(await site.get("/api/info/crypto_exchange_rates")).toMatchObject({
      status: 503,
      body: { code: "unavailable", retry_after: 60 },
    });
    answer = async () => ({ at: TEST_NOW - 5_000, rates: { BTC: "50000.5" } });
    const before = await current(site);
    expect(before).toMatchObject({
      timestamp: new Date(TEST_NOW - 5_000).toISOString(),
      rates: { BTC: "50000.5" },
    });
    answer = () => Promise.reject(new Error("no exchange"));
    readCount = 0;
    clock.advance(MINUTE);
    for (let i = 0; i < 3; i++) expect(await current(site)).toEqual(before);
    expect(readCount).toBe(1);
    answer = async () => ({ at: clock.now(), rates: { BTC: "50001" } });
    clock.advance(MINUTE);
    expect((await current(site)).rates).toEqual({ BTC: "50001" });
    expect(site.errors).toHaveLength(2);
  });
});
