import { defineModule } from "../../core/modules/module.ts";
import { configModule } from "../config/module.ts";
import { accountsRoutes } from "./routes.ts";
import { createAccountsService } from "./service.ts";

export const accountsModule = defineModule({
  name: "accounts",
  needs: { config: configModule },
  setup({ db, now }, { config }) {
    const accounts = createAccountsService({
      db,
      now,
      enabled: async () => (await config.currencyConfig()).enabled,
    });
    return { api: { of: accounts.of }, routes: (app) => accountsRoutes(app, accounts) };
  },
});
