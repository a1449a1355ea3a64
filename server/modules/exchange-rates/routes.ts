import type { Hono } from "hono";
import type { CurrencyConfig } from "../../../src/contract/config.ts";
import type { KnownCurrency } from "../../../src/contract/exchange-rates.ts";
import type { ContentVersion } from "../../db/content-version.ts";
import type { AppEnv } from "../../http/env.ts";
import { setCacheable, setHeader } from "../../http/headers.ts";
import { ResponseCache } from "../../http/responses.ts";
import { route } from "../../http/route.ts";
import { FIAT_RATES } from "./fiat-rates.ts";
import type { RatesService } from "./service.ts";

export interface RatesRoutesDeps {
  rates: RatesService;
  currencies: () => Promise<CurrencyConfig>;
  content: ContentVersion;
}

/** Enabled currencies in picker order, then the rest by code. */
function knownCurrencies(config: CurrencyConfig): KnownCurrency[] {
  const others = Object.keys(config.currencies).filter((code) => !config.enabled.includes(code));
  return [...config.enabled, ...others.toSorted()].flatMap((code) => {
    const currency = config.currencies[code];
    if (!currency) return [];
    return [{ ...currency, enabled: config.enabled.includes(code), default: code === config.default }];
  });
}

export function ratesRoutes(app: Hono<AppEnv>, { rates, currencies, content }: RatesRoutesDeps): void {
  const answers = new ResponseCache(content.current);

  route(app, "GET /api/info/currencies", ({ c }) => {
    setCacheable(c, 60);
    return answers.get("currencies", async () => knownCurrencies(await currencies()));
  });

  route(app, "GET /api/info/crypto_exchange_rates", async ({ c }) => {
    const current = await rates.current();
    setHeader(c, "cache-control", "public, max-age=60");
    return current;
  });

  route(app, "GET /api/info/exchange_rates", async ({ c }) => {
    // The rates service logs the error; fiat rates are fixed.
    const coins = await rates.current().catch(() => undefined);
    setHeader(c, "cache-control", "public, max-age=600");
    return { rates: { ...FIAT_RATES, ...coins?.rates } };
  });
}
