import { randomUUID } from "node:crypto";
import type { Jurisdictions } from "../../src/contract/jurisdictions.ts";
import { exchangeOf } from "../../src/rules/money/exchange.ts";
import { openAccount } from "../core/accounts/accounts-store.ts";
import { gameSessionsStore } from "../core/game-sessions/game-sessions-store.ts";
import { createLedger } from "../core/ledger/ledger.ts";
import { createSessionsStore } from "../core/sessions/sessions-store.ts";
import type { Db } from "../db/client.ts";
import { digestOf } from "../http/secret-token.ts";
import { selectBonuses } from "../modules/bonuses/engine-store.ts";
import { createCompPoints } from "../modules/comp-points/service.ts";
import { readConfig } from "../modules/config/store.ts";
import { FIAT_RATES } from "../modules/exchange-rates/fiat-rates.ts";
import { createLimitEnforcement } from "../modules/limits/use.ts";
import { createWallet } from "../modules/wallet/service.ts";
import { REFERENCE_PROVIDER } from "../reference-game-server/module.ts";

interface DemoSession {
  playerId: number;
  currency: string;
  game: string;
  /** Minor units of each round's bet. */
  stake: bigint;
  /** What each round pays, percent of its bet. */
  pays: readonly number[];
  /** When the game is opened, milliseconds since the epoch. */
  at: number;
}

interface DemoPlayDeps {
  db: Db;
  jurisdictions: Jurisdictions;
}

const MINUTE = 60_000;
/** Minutes between rounds, in turn. */
const PAUSES = [9, 14, 7, 11];

const nothing = async () => {};

/**
 * Rounds of demo players, through the wallet: they move money, count against limits and earn points, but win no
 * jackpots.
 */
export async function createDemoPlay({ db, jurisdictions: { licences } }: DemoPlayDeps) {
  let time = 0;
  const now = () => time;
  const { currencies } = await readConfig(db, "GET /api/fe/config/currency-config");
  const exchange = async () => exchangeOf(FIAT_RATES, currencies);
  const logins = createSessionsStore({
    db,
    now,
    // Its lifetimes are only read where sessions are listed.
    ruleOf: () => ({ idle: 0, absolute: 0 }),
    inactivityOf: () => null,
  });
  const wallet = createWallet({
    db,
    now,
    ledger: createLedger({ now }),
    limits: createLimitEnforcement({ db, now, exchange, licences }),
    jackpots: { prepare: async () => ({ applyCalls: nothing, afterCommit: nothing }) },
    bonuses: {
      select: selectBonuses,
      parse: () => [],
      gameOf: (identifier, provider) => ({ identifier, provider, categories: [], savesState: false }),
      write: nothing,
      afterCommit: nothing,
    },
    freeSpins: { count: nothing },
    onSettled: createCompPoints({ db, now }).settle,
    bonusFirst: () => false,
    realityCheckDueAt: () => Number.POSITIVE_INFINITY,
  });

  return async ({ playerId, currency, game, stake, pays, at }: DemoSession): Promise<void> => {
    time = at;
    const createdAt = new Date(at);
    const { id: accountId } = await openAccount(db, playerId, currency, createdAt);
    const login = await logins.open(playerId, { ip: "", userAgent: "" });
    const id = randomUUID();
    await gameSessionsStore.insert(db, {
      id,
      playerId,
      accountId,
      currency,
      provider: REFERENCE_PROVIDER,
      gameIdentifier: game,
      loginDigest: digestOf(login),
      createdAt,
      expiresAt: new Date(at + 24 * 60 * MINUTE),
    });
    for (const [i, percent] of pays.entries()) {
      const round = `${id}-${i}`;
      const win = (stake * BigInt(percent)) / 100n;
      await wallet.play(REFERENCE_PROVIDER, id, {
        currency,
        round,
        actions: [
          { kind: "bet", name: `${round}-bet`, amount: stake },
          ...(win > 0n ? [{ kind: "win" as const, name: `${round}-win`, amount: win, campaign: null }] : []),
        ],
        close: true,
      });
      time += PAUSES[i % PAUSES.length]! * MINUTE;
    }
    await gameSessionsStore.end(db, playerId, new Date(time), { id });
    await logins.close(login);
  };
}
