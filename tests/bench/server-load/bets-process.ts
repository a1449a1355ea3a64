import { randomUUID } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { openDatabase } from "../../../server/db/client.ts";
import { createLedger } from "../../../server/modules/ledger/ledger.ts";
import { verifyLedger } from "../../../server/modules/ledger/verify.ts";
import { createWallet } from "../../../server/modules/wallet/service.ts";
import { limitsIn, NO_JACKPOTS, seatPlayer } from "../../support/wallet-process.ts";
import { interleaved } from "../rounds.ts";
import type { BetOptions, BetResults } from "./bets.ts";
import { quantile } from "./quantile.ts";
import type { Measured } from "./queries.ts";

const PROVIDER = "studio";
const { rounds, seconds, players } = JSON.parse(process.argv[2]!) as BetOptions;
const database = await openDatabase({ url: process.env.DATABASE_URL });
const { db } = database;
const wallet = createWallet({
  db,
  ledger: createLedger({ now: Date.now }),
  jackpots: NO_JACKPOTS,
  limits: limitsIn(db),
  now: Date.now,
  bonusFirst: () => false,
  reminderDueAt: () => Number.POSITIVE_INFINITY,
});
await db.execute(
  sql`create table bare (id bigserial primary key, player integer not null, amount bigint not null)`,
);

/** A transaction that inserts one row, in the driver's own words. */
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

const seats = await Promise.all(Array.from({ length: players }, () => seatPlayer(db)));

/** One bet of one cent in a round of its own. */
const bet = (session: string) => {
  const name = randomUUID();
  return wallet.play(PROVIDER, session, {
    currency: "EUR",
    round: name,
    actions: [{ kind: "bet", name, amount: 1n }],
    close: false,
  });
};

async function measure(work: (player: number) => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  const keepOn = async (player: number) => {
    while (performance.now() < end) {
      const began = performance.now();
      await work(player);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: players }, (_, player) => keepOn(player)));
  return { perSecond: (times.length * 1_000) / (performance.now() - start), p99: quantile(times, 0.99) };
}

const insert = bareInsert();
const results: BetResults = { many: [], hot: [], bare: [] };
// One round more than asked for: the first one warms caches and compiler.
await interleaved(rounds + 1, {
  many: async () => void results.many.push(await measure((player) => bet(seats[player]!.session))),
  hot: async () => void results.hot.push(await measure(() => bet(seats[0]!.session))),
  bare: async () => void results.bare.push(await measure(insert)),
});
for (const measured of Object.values(results)) measured.shift();
const { problems } = await verifyLedger(db, seats[0]!.playerId);
if (problems.length > 0) throw new Error(`the books are wrong: ${problems.join("; ")}`);
await database.close();
process.send?.(results);
