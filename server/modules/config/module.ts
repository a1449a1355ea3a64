import { ART_VERSION } from "../../core/art-version.ts";
import { defineModule } from "../../core/modules/module.ts";
import { configRoutes } from "./routes.ts";
import { type ConfigKey, readConfig } from "./store.ts";

export const configModule = defineModule({
  name: "config",
  setup({ db, content }) {
    const read = <Key extends ConfigKey>(key: Key) => readConfig(db, key);
    const currencyConfig = content.memoize(() => read("GET /api/fe/config/currency-config"));
    const currencies = async () => (await currencyConfig()).currencies;
    return {
      api: {
        currencyConfig,
        currencies,
        /** Minor units per unit, by currency. */
        subunits: content.memoize(
          async () =>
            new Map(Object.values(await currencies()).map((one) => [one.code, one.subunits_to_unit])),
        ),
        /** Group keys of bonuses that can't be activated at present. */
        disabledBonuses: content.memoize(
          async () => (await read("GET /api/fe/config/disabled-bonuses")).group_keys,
        ),
        promotionPages: content.memoize(() => read("GET /api/fe/config/manage-promotion-pages")),
      },
      routes: (app) => configRoutes(app, { db, content, artVersion: ART_VERSION }),
    };
  },
});
