import { lte } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";
import { notifications } from "./notice-schema.ts";
import { cardChecks, paymentRefusals } from "./payments-schema.ts";
import { gameLaunches } from "./play-schema.ts";
import { attempts, inactiveSessions, playerTokens, usedChallenges, utmMetrics } from "./player-schema.ts";
import { affiliateVisits, clientReports } from "./schema.ts";

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** After the start, when those who waited for it have been served; milliseconds. */
const FIRST = 60_000;

/** Rows that go when a time of theirs is over, and how many days after that. */
const KEPT: [PgColumn, number][] = [
  [usedChallenges.expiresAt, 0],
  [playerTokens.expiresAt, 0],
  [attempts.expire, 0],
  [inactiveSessions.endedAt, 7],
  [notifications.expiresAt, 0],
  [gameLaunches.expiresAt, 0],
  [paymentRefusals.createdAt, 7],
  [cardChecks.createdAt, 30],
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

/** Does one after another; what fails is done the next time. */
export function createJobs(
  jobs: readonly (() => Promise<unknown>)[],
  logError: SweepDeps["logError"],
): () => Promise<void> {
  return async () => {
    for (const job of jobs) {
      try {
        await job();
      } catch (error) {
        logError("what is done from time to time has failed", error);
      }
    }
  };
}

/** Removes everything whose time is over. */
export function createSweep({ db, now, others, logError }: SweepDeps): () => Promise<void> {
  const byAge = KEPT.map(
    ([column, days]) =>
      () =>
        db.delete(column.table as PgTable).where(lte(column, daysBefore(now(), days))),
  );
  return createJobs([...byAge, ...others], logError);
}

/** Works shortly after the start and then every so many milliseconds. Gives what ends that, after the work under way. */
function repeatedly(work: () => Promise<void>, every: number): () => Promise<void> {
  let underWay = Promise.resolve();
  let isUnderWay = false;
  const begin = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    underWay = work().finally(() => {
      isUnderWay = false;
    });
  };
  const timers = [setTimeout(begin, FIRST), setInterval(begin, every)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
    return underWay;
  };
}

export const sweepHourly = (sweep: () => Promise<void>) => repeatedly(sweep, HOUR);
export const eachMinute = (work: () => Promise<void>) => repeatedly(work, MINUTE);
