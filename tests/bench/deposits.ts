import { onDatabases } from "./databases.ts";
import { ratioRow } from "./rounds.ts";
import { measureMoney } from "./server-load/money.ts";
import type { Measured } from "./server-load/queries.ts";

const PLAYERS = 16;
const SECONDS = 3;

/** Results by round: deposits created, deposits credited, and bare entries of two postings. */
export interface DepositResults {
  creations: Measured[];
  credits: Measured[];
  entries: Measured[];
}

const rates = (all: Measured[]) => all.map(({ perSecond }) => perSecond);
/** The combined rate of two sequential operations. */
const combinedRates = (a: number[], b: number[]) => a.map((rate, round) => 1 / (1 / rate + 1 / b[round]!));

/** Deposits from the request to balance and bell, relative to a transaction that writes one entry of two postings. */
export default onDatabases("deposits", async (url, { rounds, id, database }) => {
  const options = { rounds, seconds: SECONDS, players: PLAYERS };
  const {
    creations: creationRuns,
    credits,
    entries,
  } = await measureMoney<DepositResults>("deposits", options, url);
  const row = (name: string, scenario: string, measured: number[]) =>
    ratioRow(
      {
        id: `${id}.${name}`,
        name: `Deposits, ${scenario}, ${database}: rate / bare ledger entry`,
        target: 0.5,
        stretch: 0.75,
        atLeast: true,
      },
      measured,
      rates(entries),
      "/s",
    );
  return [
    row("begin", "accepted and ordered", rates(creationRuns)),
    row("credit", "credited and notified", rates(credits)),
    row("whole", "from the request to the balance", combinedRates(rates(creationRuns), rates(credits))),
  ];
});
