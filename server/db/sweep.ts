import { lte } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";
import { notifications } from "./notice-schema.ts";
import { gameLaunches } from "./play-schema.ts";
import { attempts, playerTokens, usedChallenges, utmMetrics } from "./player-schema.ts";
import { affiliateVisits, clientReports } from "./schema.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** After the start, when those who waited for it have been served; milliseconds. */
const FIRST = 60_000;

/** Rows that go when a time of theirs is over, and how many days after that. */
const KEPT: [PgColumn, number][] = [
  [usedChallenges.expiresAt, 0],
  [playerTokens.expiresAt, 0],
  [attempts.expire, 0],
  [notifications.expiresAt, 0],
  [gameLaunches.expiresAt, 0],
  [clientReports.createdAt, 14],
  [affiliateVisits.createdAt, 90],
  [utmMetrics.createdAt, 90],
];

export const daysBefore = (now: number, days: number): Date => new Date(now - days * DAY);

interface SweepDeps {
  db: Db;
  now: () => number;
  /** What is over by other rules than its age. */
  others: readonly (() => Promise<unknown>)[];
  logError: (message: string, error: unknown) => void;
}

/** Removes everything whose time is over. What cannot be removed now is tried again the next time. */
export function createSweep({ db, now, others, logError }: SweepDeps): () => Promise<void> {
  const byAge = KEPT.map(
    ([column, days]) =>
      () =>
        db.delete(column.table as PgTable).where(lte(column, daysBefore(now(), days))),
  );
  return async () => {
    for (const remove of [...byAge, ...others]) {
      try {
        await remove();
      } catch (error) {
        logError("old rows could not be removed", error);
      }
    }
  };
}

/** Sweeps shortly after the start and then every hour. Gives what ends that, after the sweep that is under way. */
export function sweepHourly(sweep: () => Promise<void>): () => Promise<void> {
  let underWay = Promise.resolve();
  const begin = () => {
    underWay = sweep();
  };
  const timers = [setTimeout(begin, FIRST), setInterval(begin, HOUR)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
    return underWay;
  };
}
