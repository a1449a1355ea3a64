import type { Hono } from "hono";
import type { Db } from "./db/client.ts";
import type { ContentVersion } from "./db/content-version.ts";
import type { AppEnv } from "./http/env.ts";
import { readConfig } from "./modules/config/store.ts";
import { createAdjustments } from "./modules/ledger/adjustments.ts";
import { createLedger } from "./modules/ledger/ledger.ts";
import { createOperations } from "./modules/ledger/operations.ts";
import { ledgerOperatorRoutes } from "./modules/ledger/operator-routes.ts";
import { createPlayersStore } from "./modules/players/store.ts";
import { walletRoutes } from "./modules/wallet/routes.ts";
import { createWallet } from "./modules/wallet/service.ts";
import { derivedSecret } from "./modules/wallet/signature.ts";

/** What operators' commands need of the ledger, without the server around it. */
export function createBooks({ db, now }: Pick<PlayDeps, "db" | "now">) {
  const ledger = createLedger({ now });
  const adjust = createAdjustments({ db, ledger, now });
  const players = createPlayersStore(db);
  const currencies = async () => (await readConfig(db, "GET /api/fe/config/currency-config")).currencies;
  const operate = createOperations({
    db,
    adjust,
    findPlayer: async (name) => (await players.byName(name))?.id,
    currencies,
  });
  return { ledger, adjust, operate, currencies };
}

/** The provider whose games are our own. */
const REFERENCE = "reference";

export interface PlayDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The server's own. */
  secret: string;
  /** Secrets of providers of games, by their names; the reference provider's may be among them. */
  walletSecrets?: Readonly<Record<string, string>>;
  content: ContentVersion;
}

/** Everything that has to do with money in play, put together. */
export function createPlay({ db, now, secret, walletSecrets = {}, content }: PlayDeps) {
  const { ledger, operate, currencies } = createBooks({ db, now });
  const wallet = createWallet({ db, ledger, now });
  const secrets = new Map(
    Object.entries({ [REFERENCE]: derivedSecret(secret, REFERENCE), ...walletSecrets }),
  );
  return {
    routes(app: Hono<AppEnv>): void {
      ledgerOperatorRoutes(app, operate);
      walletRoutes(app, {
        wallet,
        secrets,
        subunits: content.remember(
          async () =>
            new Map(Object.values(await currencies()).map((one) => [one.code, one.subunits_to_unit])),
        ),
      });
    },
  };
}
