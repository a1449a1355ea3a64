import type { Hono } from "hono";
import type { Db } from "./db/client.ts";
import type { AppEnv } from "./http/env.ts";
import { readConfig } from "./modules/config/store.ts";
import { createAdjustments } from "./modules/ledger/adjustments.ts";
import { createLedger } from "./modules/ledger/ledger.ts";
import { createOperations } from "./modules/ledger/operations.ts";
import { ledgerOperatorRoutes } from "./modules/ledger/operator-routes.ts";
import { createPlayersStore } from "./modules/players/store.ts";

export interface PlayDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Everything that has to do with money in play, put together. */
export function createPlay({ db, now }: PlayDeps) {
  const ledger = createLedger({ now });
  const adjust = createAdjustments({ db, ledger, now });
  const players = createPlayersStore(db);
  const operate = createOperations({
    db,
    adjust,
    findPlayer: async (name) => (await players.byName(name))?.id,
    currencies: async () => (await readConfig(db, "GET /api/fe/config/currency-config")).currencies,
  });
  return {
    adjust,
    operate,

    routes(app: Hono<AppEnv>): void {
      ledgerOperatorRoutes(app, operate);
    },
  };
}
