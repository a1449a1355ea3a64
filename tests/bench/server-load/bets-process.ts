import { randomUUID } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { createLedger } from "../../../server/core/ledger/ledger.ts";
import { verifyLedger } from "../../../server/core/ledger/verify.ts";
import { openDatabase } from "../../../server/db/client.ts";
import { createWallet } from "../../../server/modules/wallet/service.ts";
import {
  bonusesIn,
  createPlayer,
  giveBonus,
  limitsIn,
  NO_JACKPOTS,
} from "../../support/faults/wallet-process.ts";
import type { BetResults } from "../bets.ts";
import { interleaved } from "../rounds.ts";
import { type MoneyOptions, measureWork } from "./money.ts";

const PROVIDER = "studio";
const options = JSON.parse(process.argv[2]!) as MoneyOptions;
const database = await openDatabase({ url: process.env.DATABASE_URL });
const { db } = database;
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
await db.execute(
  sql`create table bare (id bigserial primary key, player integer not null, amount bigint not null)`,
);

/** A transaction that inserts one row, with the bare driver. */
function bareInsert(): (player: number) => Promise<unknown> {
  const { $client } = db as unknown as { $client: Pool | PGlite };
  const text = "insert into bare (player, amount) values ($1, $2)";
  if (database.kind === "pglite")
    return (player) => ($client as PGlite).transaction((tx) => tx.query(text, [player, 100]));
  return async (player) => {
    const client = await ($client as Pool).connect();
    try {
      await client.query("begin");
      await client.query({ name: "bare", text, values: [player, 100] });
      await client.query("commit");
    } finally {
      client.release();
    }
  };
}

const walletSessions = await Promise.all(Array.from({ length: options.players }, () => createPlayer(db)));

const bonusSessions = await Promise.all(
  Array.from({ length: options.players }, async () => {
    const player = await createPlayer(db);
    await giveBonus(db, player.playerId);
    return player;
  }),
);

/** One bet of one cent in a new round. */
const bet = (session: string, close = false) => {
  const name = randomUUID();
  return wallet.play(PROVIDER, session, {
    currency: "EUR",
    round: name,
    actions: [{ kind: "bet", name, amount: 1n }],
    close,
  });
};

const insert = bareInsert();
const results: BetResults = { many: [], hot: [], closed: [], bonus: [], bare: [] };
const measures = {
  many: async () =>
    void results.many.push(await measureWork(options, (player) => bet(walletSessions[player]!.session))),
  hot: async () => void results.hot.push(await measureWork(options, () => bet(walletSessions[0]!.session))),
  closed: async () =>
    void results.closed.push(
      await measureWork(options, (player) => bet(walletSessions[player]!.session, true)),
    ),
  bonus: async () =>
    void results.bonus.push(
      await measureWork(options, (player) => bet(bonusSessions[player]!.session, true)),
    ),
  bare: async () => void results.bare.push(await measureWork(options, insert)),
};
// A warm-up round; then ANALYZE, which autovacuum would run within a minute:
// plans made for empty tables read whole tables.
await interleaved(1, measures);
await db.execute(sql`analyze`);
for (const measured of Object.values(results)) measured.shift();
await interleaved(options.rounds, measures);
const { problems } = await verifyLedger(db, walletSessions[0]!.playerId);
if (problems.length > 0) throw new Error(`the ledger has problems: ${problems.join("; ")}`);
await database.close();
process.send?.(results);
