import { defineModule } from "../../core/modules/module.ts";
import { configModule } from "../config/module.ts";
import { exchangeRatesModule } from "../exchange-rates/module.ts";
import { gamesModule } from "../games/module.ts";
import { campaignsRoutes } from "./routes.ts";
import { createCampaigns } from "./service.ts";
import { createTerms } from "./terms.ts";
import { verifyCampaigns } from "./verify.ts";

export const campaignsModule = defineModule({
  name: "campaigns",
  needs: { config: configModule, exchangeRates: exchangeRatesModule, games: gamesModule },
  setup({ db, content, jurisdictions, now, players }, { config, exchangeRates: { exchange }, games }) {
    const campaigns = createCampaigns({ db, content, jurisdictions, now, exchange });
    const terms = createTerms({
      db,
      jurisdictions,
      exchange,
      subunits: config.subunits,
      titles: async (identifiers) => {
        const known = identifiers.length > 0 ? await games.byIdentifiers(identifiers) : [];
        return new Map(known.map(({ identifier, title }) => [identifier, title]));
      },
    });
    return {
      api: { ...campaigns, verify: () => verifyCampaigns(db) },
      routes: (app) => campaignsRoutes(app, { terms, findPlayer: (id) => players.byId(id) }),
    };
  },
});
