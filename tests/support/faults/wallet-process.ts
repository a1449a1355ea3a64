import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { accounts } from "../../../server/core/accounts/tables.ts";
import { createEvents } from "../../../server/core/events/events.ts";
import { gameSessions } from "../../../server/core/game-sessions/tables.ts";
import { loadJurisdictions } from "../../../server/core/jurisdictions/jurisdictions.ts";
import { createLedger } from "../../../server/core/ledger/ledger.ts";
import { publish } from "../../../server/core/outbox/outbox-store.ts";
import { players } from "../../../server/core/players/tables.ts";
import { sessions } from "../../../server/core/sessions/tables.ts";
import type { Db } from "../../../server/db/client.ts";
import { openDatabase } from "../../../server/db/client.ts";
import { createBonusEngine } from "../../../server/modules/bonuses/engine.ts";
import { bonuses } from "../../../server/modules/bonuses/tables.ts";
import { createLimitEnforcement } from "../../../server/modules/limits/use.ts";
import { createWallet } from "../../../server/modules/wallet/service.ts";

/** The database and session of a process, and its rounds: a bet of 1.00 and a win of 0.40 each, by number. */
export interface PlayingProcess {
  database: { url?: string; directory?: string };
  session: string;
  name: string;
  rounds: number;
}

const PROVIDER = "studio";
const FUNDS = 100_000n;
/** For a game without jackpot. */
export const NO_JACKPOTS = {
  prepare: async () => ({ applyCalls: async () => {}, afterCommit: async () => {} }),
};

/** Limit usage with a single currency. */
export const limitsIn = (db: Db, now: () => number = Date.now) =>
  createLimitEnforcement({
    db,
    now,
    exchange: async () => (amount, from, to) => (from === to ? amount : undefined),
    licences: loadJurisdictions().licences,
  });

/** Bonuses of games that no catalogue knows. */
export const bonusesIn = (db: Db) => ({
  ...createBonusEngine({
    now: Date.now,
    publish,
    events: createEvents({ db, now: Date.now, logError: () => {} }),
  }),
  gameOf: (identifier: string, provider: string) => ({
    identifier,
    provider,
    categories: [],
    savesState: false,
  }),
});

/** Gives the player a running bonus of 1,000.00 whose requirement no benchmark meets. */
export async function giveBonus(db: Db, playerId: number): Promise<void> {
  const [account] = await db.select().from(accounts).where(sql`${accounts.playerId} = ${playerId}`);
  const { id: accountId, currency } = account!;
  const at = new Date();
  await db.insert(bonuses).values({
    id: randomUUID(),
    playerId,
    accountId,
    currency,
    kind: "bonus",
    stage: "handle_bets",
    groupKey: "bench",
    granted: FUNDS,
    isUnsettled: false,
    terms: {
      multiplier: 30,
      days: 7,
      contributions: { default: 10_000, categories: { live: 1_000 }, providers: {}, games: {} },
      endsOnWithdrawal: false,
    },
    maxBet: 500n,
    requiredParts: 10n ** 17n,
    issuedAt: at,
    startedAt: at,
    expiresAt: new Date(at.getTime() + 7 * 86_400_000),
  });
  const ledger = createLedger({ now: Date.now });
  await db.transaction(async (tx) => {
    await ledger.post(tx, await ledger.lockForUpdate(tx, playerId), {
      accountId,
      currency,
      kind: "bonus_started",
      key: `bench:${playerId}`,
      cause: {},
      postings: [
        { side: { balanceType: "bonus" }, amount: FUNDS },
        { side: { house: "bonuses" }, amount: -FUNDS },
      ],
    });
  });
}

export const [STAKE, WIN] = [100n, 40n];

/** A player with 1,000.00 and a game session. */
export async function createPlayer(db: Db): Promise<{ playerId: number; session: string }> {
  const at = new Date();
  const session = randomUUID();
  const [player] = await db
    .insert(players)
    .values({
      email: `${session}@example.com`,
      country: "DE",
      currency: "EUR",
      locale: "de",
      licence: "CW",
      groups: [],
      termsAccepted: 1,
      createdAt: at,
    })
    .returning({ id: players.id });
  const playerId = player!.id;
  const [account] = await db
    .insert(accounts)
    .values({ playerId, currency: "EUR", createdAt: at })
    .returning({ id: accounts.id });
  const accountId = account!.id;
  const ledger = createLedger({ now: Date.now });
  await db.transaction(async (tx) => {
    await ledger.post(tx, await ledger.lockForUpdate(tx, playerId), {
      accountId,
      currency: "EUR",
      kind: "adjustment",
      key: session,
      cause: {},
      postings: [
        { side: { balanceType: "real" }, amount: FUNDS },
        { side: { house: "adjustments" }, amount: -FUNDS },
      ],
    });
  });
  const login = {
    digest: session,
    id: session,
    playerId,
    createdAt: at,
    seenAt: at,
    activeAt: at,
    ip: "",
    userAgent: "",
  };
  await db.insert(sessions).values(login);
  await db.insert(gameSessions).values({
    id: session,
    playerId,
    accountId,
    currency: "EUR",
    provider: PROVIDER,
    gameIdentifier: "nova-spins",
    loginDigest: session,
    createdAt: at,
    expiresAt: new Date(at.getTime() + 3_600_000),
  });
  return { playerId, session };
}

/** The player's balance after this many rounds, each played once. */
export const fundsAfter = (rounds: number): bigint => FUNDS - BigInt(rounds) * (STAKE - WIN);

export async function realBalanceOf(db: Db, playerId: number): Promise<bigint> {
  const [row] = await db
    .select({ real: accounts.real })
    .from(accounts)
    .where(sql`${accounts.playerId} = ${playerId}`);
  return row!.real;
}

/** A server process that runs only the wallet: prints the number of each answered round. */
async function main({ database, session, name, rounds }: PlayingProcess): Promise<void> {
  const { db, close } = await openDatabase(database);
  const wallet = createWallet({
    freeSpins: { count: async () => {} },
    db,
    ledger: createLedger({ now: Date.now }),
    jackpots: NO_JACKPOTS,
    limits: limitsIn(db),
    bonuses: bonusesIn(db),
    now: Date.now,
    bonusFirst: () => false,
    realityCheckDueAt: () => Number.POSITIVE_INFINITY,
  });
  for (let n = 0; n < rounds; n++) {
    const round = `${name}-${n}`;
    await wallet.play(PROVIDER, session, {
      currency: "EUR",
      round,
      actions: [
        { kind: "bet", name: `${round}-b`, amount: STAKE },
        { kind: "win", name: `${round}-w`, amount: WIN, campaign: null },
      ],
      close: true,
    });
    process.stdout.write(`${n}\n`);
  }
  await close();
}

if (import.meta.main) await main(JSON.parse(process.argv[2]!) as PlayingProcess);
