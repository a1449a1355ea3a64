import { defineModule } from "../../core/modules/module.ts";
import { bonusesModule } from "../bonuses/module.ts";
import { configModule } from "../config/module.ts";
import { accountsRoutes } from "./routes.ts";
import { createAccountsService } from "./service.ts";

export const accountsModule = defineModule({
  name: "accounts",
  needs: { bonuses: bonusesModule, config: configModule },
  setup({ db, now }, { bonuses, config }) {
    const accounts = createAccountsService({
      db,
      now,
      wageringOf: bonuses.wageringOf,
      enabled: async () => (await config.currencyConfig()).enabled,
    });
    return { api: { of: accounts.of }, routes: (app) => accountsRoutes(app, accounts) };
  },
});
