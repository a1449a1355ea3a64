import { onDatabases } from "./databases.ts";
import { ratioRow } from "./rounds.ts";
import type { Row } from "./rows.ts";
import { measureMoney } from "./server-load/money.ts";
import type { Measured } from "./server-load/queries.ts";

/**
 * Results by round: bets of many players, bets that all use one account, rounds that close, without and with a running
 * bonus, and bare inserts.
 */
export interface BetResults {
  many: Measured[];
  hot: Measured[];
  closed: Measured[];
  bonus: Measured[];
  bare: Measured[];
}

const PLAYERS = 16;
const SECONDS = 3;

const rates = (all: Measured[]) => all.map(({ perSecond }) => perSecond);
const p99s = (all: Measured[]) => all.map(({ p99 }) => p99);

function rowsOf(id: string, database: string, { many, hot, closed, bonus, bare }: BetResults): Row[] {
  const rate = (name: string, scenario: string, measured: Measured[]) =>
    ratioRow(
      {
        id: `${id}.${name}`,
        name: `Bets, ${scenario}, ${database}: rate / bare insert`,
        target: 1 / 3,
        stretch: 0.5,
        atLeast: true,
      },
      rates(measured),
      rates(bare),
      "/s",
    );
  const p99 = (name: string, scenario: string, measured: Measured[]) =>
    ratioRow(
      {
        id: `${id}.${name}.p99`,
        name: `Bets, ${scenario}, ${database}: p99 / bare insert's`,
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
    ratioRow(
      {
        id: `${id}.bonus`,
        name: `Closed rounds without a bonus, ${database}: rate / with a running bonus`,
        target: 1.3,
        stretch: 1.1,
      },
      rates(closed),
      rates(bonus),
      "/s",
    ),
  ];
}

/** Concurrent bets, each a transaction with its ledger entry, relative to a bare transaction that inserts one row. */
export default onDatabases("bets", async (url, { rounds, id, database }) =>
  rowsOf(
    id,
    database,
    await measureMoney<BetResults>("bets", { rounds, seconds: SECONDS, players: PLAYERS }, url),
  ),
);
