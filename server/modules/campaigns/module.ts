import { defineModule } from "../../core/modules/module.ts";
import { configModule } from "../config/module.ts";
import { exchangeRatesModule } from "../exchange-rates/module.ts";
import { gamesModule } from "../games/module.ts";
import { staffModule } from "../staff/module.ts";
import { campaignFacts } from "./facts.ts";
import { campaignsRoutes } from "./routes.ts";
import { createCampaigns } from "./service.ts";
import { createCampaignOperations } from "./staff/operations.ts";
import { CAMPAIGNS_PATH, campaignsOperatorRoutes } from "./staff/routes.ts";
import { createYesterday } from "./staff/yesterday.ts";
import { createTerms } from "./terms.ts";
import { verifyCampaigns } from "./verify.ts";

export const campaignsModule = defineModule({
  name: "campaigns",
  verify: verifyCampaigns,
  needs: { config: configModule, exchangeRates: exchangeRatesModule, games: gamesModule, staff: staffModule },
  setup({ db, content, jurisdictions, now, players }, { config, exchangeRates: { exchange }, games, staff }) {
    const campaigns = createCampaigns({ db, content, jurisdictions, now, exchange });
    const terms = createTerms({
      db,
      jurisdictions,
      exchange,
      subunits: config.subunits,
      hasSavedState: () => games.index().some(({ savesState }) => savesState),
      titles: async (identifiers) => {
        const known = identifiers.length > 0 ? await games.byIdentifiers(identifiers) : [];
        return new Map(known.map(({ identifier, title }) => [identifier, title]));
      },
    });
    const operate = createCampaignOperations({
      db,
      now,
      staff,
      facts: () => campaignFacts({ jurisdictions, games, currencies: config.currencies }),
      matrixDeps: async () => ({ jurisdictions, exchange: await exchange() }),
      yesterday: createYesterday({ db, now, jurisdictions, exchange, playersById: players.byIds }),
    });
    return {
      api: campaigns,
      routes: (app) => campaignsRoutes(app, { terms, findPlayer: (id) => players.byId(id) }),
      staffRoutes: (app) => campaignsOperatorRoutes(app, { authorize: staff.authorize, operate, content }),
      staffPaths: [CAMPAIGNS_PATH],
    };
  },
});
