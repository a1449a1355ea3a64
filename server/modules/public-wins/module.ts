import { createHmac } from "node:crypto";
import { ART_VERSION } from "../../core/art-version.ts";
import { inTransaction } from "../../core/events/events.ts";
import { defineModule } from "../../core/modules/module.ts";
import { jackpotWon } from "../jackpots/events.ts";
import { winPaid } from "../wallet/events.ts";
import { winsRoutes } from "./routes.ts";
import { createWins } from "./service.ts";

export const publicWinsModule = defineModule({
  name: "public-wins",
  setup({ db, now, secret, publish, logError }) {
    const wins = createWins({
      db,
      now,
      artVersion: ART_VERSION,
      aliasOf: (entryId) => createHmac("sha256", secret).update(`win ${entryId}`).digest("hex").slice(0, 16),
      publish,
      logError,
    });
    return {
      routes: (app) => winsRoutes(app, wins),
      subscriptions: [
        inTransaction(winPaid, wins.announceLarge),
        // Awards by staff belong to no game and aren't public.
        inTransaction(jackpotWon, async (tx, { game, won, ...win }) => {
          if (game !== null) await wins.announce(tx, { ...win, game, won: BigInt(won) });
        }),
      ],
      jobs: [{ name: "expire-public-wins", every: "hour", run: wins.sweep }],
    };
  },
});
