import { defineModule } from "../../core/modules/module.ts";
import { configModule } from "../config/module.ts";
import { createExchange } from "./exchange.ts";
import { referenceSource } from "./reference-source.ts";
import { ratesRoutes } from "./routes.ts";
import { createRatesService, type RateSource } from "./service.ts";

export interface ExchangeRatesOptions {
  /** Source of coin rates; simulated by default. */
  rateSource?: RateSource;
}

export const exchangeRatesModule = defineModule({
  name: "exchange-rates",
  needs: { config: configModule },
  setup(
    { content, now, logError },
    { config: { currencies, currencyConfig } },
    { rateSource = referenceSource }: ExchangeRatesOptions,
  ) {
    const rates = createRatesService({
      source: rateSource,
      coins: async () => Object.values(await currencies()).flatMap((one) => (one.fiat ? [] : one.code)),
      now,
      logError,
    });
    return {
      api: { exchange: createExchange({ rates, currencies: currencyConfig }) },
      routes: (app) => ratesRoutes(app, { rates, currencies: currencyConfig, content }),
    };
  },
});
