import { defineModule } from "../../core/modules/module.ts";
import { setCacheable } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { exclusionsFor } from "../../http/visitor.ts";
import { referenceGamesModule } from "../../reference-game-server/module.ts";
import { configModule } from "../config/module.ts";
import { gamesModule } from "../games/module.ts";
import { createLiveTables } from "./service.ts";

/** CDN cache time, seconds. */
const CDN_SECONDS = 5;

export const liveTablesModule = defineModule({
  name: "live-tables",
  needs: { games: gamesModule, config: configModule, referenceGames: referenceGamesModule },
  setup({ now, demo }, { games, config, referenceGames }) {
    const tables = createLiveTables({ games, minimumBet: referenceGames.minimumBet, now });
    return {
      routes: (app) =>
        route(app, "GET /api/games/live_tables", async ({ c, query, visitor }) => {
          setCacheable(c, CDN_SECONDS);
          const { currencies } = await config.currencyConfig();
          const isKnown = query.currency !== undefined && Object.hasOwn(currencies, query.currency);
          const currency = isKnown ? query.currency! : visitor.market.currency;
          const gameIds = query.games ? new Set(query.games.split(",").map(Number)) : undefined;
          // Simulated tables are a demo: real players would take them for real ones.
          return { currency, tables: demo ? tables.list(currency, exclusionsFor(visitor), gameIds) : [] };
        }),
    };
  },
});
