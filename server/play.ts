import type { Hono } from "hono";
import type { Game } from "../src/contract/games.ts";
import type { Packs } from "../src/contract/packs.ts";
import { ageOn, legalAge } from "../src/rules/birthday.ts";
import type { Db } from "./db/client.ts";
import type { ContentVersion } from "./db/content-version.ts";
import type { AppEnv } from "./http/env.ts";
import { digestOf } from "./http/secret-token.ts";
import { readSessionCookie } from "./http/session-cookie.ts";
import { readConfig } from "./modules/config/store.ts";
import { launchRoutes } from "./modules/launch/routes.ts";
import { type Candidate, createLaunch } from "./modules/launch/service.ts";
import { createAdjustments } from "./modules/ledger/adjustments.ts";
import { createLedger } from "./modules/ledger/ledger.ts";
import { createOperations } from "./modules/ledger/operations.ts";
import { ledgerOperatorRoutes } from "./modules/ledger/operator-routes.ts";
import { missedFields, presentPlayer } from "./modules/players/present.ts";
import { createPlayersStore, isExcluded } from "./modules/players/store.ts";
import { walletRoutes } from "./modules/wallet/routes.ts";
import { createWallet } from "./modules/wallet/service.ts";
import { derivedSecret } from "./modules/wallet/signature.ts";
import { marketOf } from "./packs/packs.ts";

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
  packs: Packs;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The server's own. */
  secret: string;
  /** Secrets of providers of games, by their names; the reference provider's may be among them. */
  walletSecrets?: Readonly<Record<string, string>>;
  content: ContentVersion;
  games: { byVariant: (id: number) => Promise<Game | undefined> };
}

/** Everything that has to do with money in play, put together. */
export function createPlay({ db, packs, now, secret, walletSecrets = {}, content, games }: PlayDeps) {
  const { ledger, operate, currencies } = createBooks({ db, now });
  const players = createPlayersStore(db);
  const wallet = createWallet({
    db,
    ledger,
    now,
    bonusFirst: (licence) => packs.licences[licence]?.bonus.stake_order === "bonus_first",
  });
  const secrets = new Map(
    Object.entries({ [REFERENCE]: derivedSecret(secret, REFERENCE), ...walletSecrets }),
  );
  async function candidate(playerId: number): Promise<Candidate | undefined> {
    const player = await players.byId(playerId);
    if (!player) return undefined;
    const age = legalAge(
      packs.licences[player.licence]!.ages.min,
      marketOf(packs, player.country),
      player.state,
    );
    const today = new Date(now()).toISOString().slice(0, 10);
    return {
      id: player.id,
      currency: player.currency,
      licence: player.licence,
      excluded: isExcluded(player, now()),
      tooYoung: player.dateOfBirth !== null && ageOn(today, player.dateOfBirth) < age,
      missed: missedFields(player),
      known: presentPlayer(player, { phonePrefix: null, manager: null }),
    };
  }

  const launch = createLaunch({
    db,
    now,
    games,
    currencies,
    candidate,
    provider: REFERENCE,
    frameOf: ({ token }) => `/games/frame?${new URLSearchParams({ launch: token })}`,
  });
  return {
    routes(app: Hono<AppEnv>): void {
      ledgerOperatorRoutes(app, operate);
      launchRoutes(app, { launch, loginDigestOf: (c) => digestOf(readSessionCookie(c) ?? "") });
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
