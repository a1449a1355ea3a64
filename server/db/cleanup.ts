import { getTableName, lte } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";
import { notifications } from "./notice-schema.ts";
import { cardChecks, paymentRefusals } from "./payments-schema.ts";
import { gameLaunches } from "./play-schema.ts";
import {
  attempts,
  inactiveSessions,
  mails,
  playerDevices,
  playerTokens,
  usedChallenges,
  utmMetrics,
} from "./player-schema.ts";
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
  [playerDevices.lastSeenAt, 365],
  [notifications.expiresAt, 0],
  [gameLaunches.expiresAt, 0],
  [paymentRefusals.createdAt, 7],
  [cardChecks.createdAt, 30],
  [mails.createdAt, 90],
  [clientReports.createdAt, 14],
  [affiliateVisits.createdAt, 90],
  [utmMetrics.createdAt, 90],
];

export const daysBefore = (now: number, days: number): Date => new Date(now - days * DAY);

/** Work that is repeated while the server runs. */
export interface Job {
  /** As logs name it: `expire-limits`. */
  name: string;
  run: () => Promise<unknown>;
}

/** One run of a job, as it is logged. */
export type JobRun = { job: string; outcome: "done" | "failed"; duration_ms: number };

export interface JobLogs {
  logError: (message: string, error: unknown, run: JobRun) => void;
  /** Receives the runs that succeed. */
  logJob?: (run: JobRun) => void;
}

interface SweepDeps extends JobLogs {
  db: Db;
  now: () => number;
  /** What is over by other rules than its age. */
  others: readonly Job[];
}

/** Runs jobs one after the other; one that fails keeps no other from running, and runs again the next time. */
export function createJobs(jobs: readonly Job[], { logError, logJob }: JobLogs): () => Promise<void> {
  return async () => {
    for (const { name: job, run } of jobs) {
      const start = performance.now();
      const end = () => Math.round(performance.now() - start);
      try {
        await run();
        logJob?.({ job, outcome: "done", duration_ms: end() });
      } catch (error) {
        logError(`job "${job}" failed`, error, { job, outcome: "failed", duration_ms: end() });
      }
    }
  };
}

/** Removes everything whose time is over. */
export function createSweep({ db, now, others, ...logs }: SweepDeps): () => Promise<void> {
  const byAge = KEPT.map(([column, days]) => {
    const table = column.table as PgTable;
    const name = `expire-${getTableName(table).replaceAll("_", "-")}`;
    return { name, run: () => db.delete(table).where(lte(column, daysBefore(now(), days))) };
  });
  return createJobs([...byAge, ...others], logs);
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
