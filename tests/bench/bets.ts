import { ratioRow } from "./rounds.ts";
import type { Part, Row } from "./rows.ts";
import { type BetResults, measureBets } from "./server-load/bets.ts";
import { openPostgres } from "./server-load/postgres.ts";
import type { Measured } from "./server-load/queries.ts";

const PLAYERS = 16;
const SECONDS = 3;

const rates = (all: Measured[]) => all.map(({ perSecond }) => perSecond);
const p99s = (all: Measured[]) => all.map(({ p99 }) => p99);

function rowsOf(id: string, database: string, { many, hot, bare }: BetResults): Row[] {
  const rate = (name: string, what: string, measured: Measured[]) =>
    ratioRow(
      {
        id: `${id}.${name}`,
        name: `Bets, ${what}, ${database}: rate / bare insert`,
        target: 1 / 3,
        stretch: 0.5,
        atLeast: true,
      },
      rates(measured),
      rates(bare),
      "/s",
    );
  const p99 = (name: string, what: string, measured: Measured[]) =>
    ratioRow(
      {
        id: `${id}.${name}.p99`,
        name: `Bets, ${what}, ${database}: p99 / bare insert's`,
        target: 4,
        stretch: 2.5,
      },
      p99s(measured),
      p99s(bare),
      "ms",
    );
  return [
    rate("many", `${PLAYERS} players`, many),
    p99("many", `${PLAYERS} players`, many),
    rate("hot", "one account", hot),
    p99("hot", "one account", hot),
  ];
}

/** Bets of concurrent players, each a transaction with its ledger, beside a bare transaction that inserts one row. */
const bets: Part = async ({ rounds, log }) => {
  const options = { rounds, seconds: SECONDS, players: PLAYERS };
  const rows: Row[] = [];
  const postgres = await openPostgres();
  if ("missing" in postgres) log(`bets: ${postgres.missing}`);
  else {
    log("bets: PostgreSQL");
    try {
      rows.push(...rowsOf("bets.postgres", "PostgreSQL", await measureBets(options, postgres.url)));
    } finally {
      await postgres.stop();
    }
  }
  log("bets: PGlite");
  return [...rows, ...rowsOf("bets.pglite", "PGlite", await measureBets(options, undefined))];
};

export default bets;
