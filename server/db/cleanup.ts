import { getTableName, lte } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";
import { notifications } from "./notice-schema.ts";
import { cardChecks, paymentRejections } from "./payments-schema.ts";
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
/** Delay of the first run after the start, milliseconds. */
const FIRST_RUN_DELAY = 60_000;

/** Columns whose rows are deleted this many days after the column's time. */
const RETENTION: [PgColumn, number][] = [
  [usedChallenges.expiresAt, 0],
  [playerTokens.expiresAt, 0],
  [attempts.expire, 0],
  [inactiveSessions.endedAt, 7],
  [playerDevices.lastSeenAt, 365],
  [notifications.expiresAt, 0],
  [gameLaunches.expiresAt, 0],
  [paymentRejections.createdAt, 7],
  [cardChecks.createdAt, 30],
  [mails.createdAt, 90],
  [clientReports.createdAt, 14],
  [affiliateVisits.createdAt, 90],
  [utmMetrics.createdAt, 90],
];

export const daysBefore = (now: number, days: number): Date => new Date(now - days * DAY);

/** A scheduled job. */
export interface Job {
  /** Name in logs: `expire-limits`. */
  name: string;
  run: () => Promise<unknown>;
}

/** A job run, as logged. */
export type JobRun = { job: string; outcome: "done" | "failed"; duration_ms: number };

export interface JobLogs {
  logError: (message: string, error: unknown, run: JobRun) => void;
  /** Logs successful runs. */
  logJob?: (run: JobRun) => void;
}

interface SweepDeps extends JobLogs {
  db: Db;
  now: () => number;
  /** Cleanup jobs with rules other than a row's age. */
  otherJobs: readonly Job[];
}

/** Runs jobs one after the other; a failed one doesn't stop the rest and runs again next time. */
export function createJobs(jobs: readonly Job[], { logError, logJob }: JobLogs): () => Promise<void> {
  return async () => {
    for (const { name: job, run } of jobs) {
      const start = performance.now();
      const elapsed = () => Math.round(performance.now() - start);
      try {
        await run();
        logJob?.({ job, outcome: "done", duration_ms: elapsed() });
      } catch (error) {
        logError(`job "${job}" failed`, error, { job, outcome: "failed", duration_ms: elapsed() });
      }
    }
  };
}

/** Deletes expired rows. */
export function createCleanup({ db, now, otherJobs, ...logs }: SweepDeps): () => Promise<void> {
  const byAge = RETENTION.map(([column, days]) => {
    const table = column.table as PgTable;
    const name = `expire-${getTableName(table).replaceAll("_", "-")}`;
    return { name, run: () => db.delete(table).where(lte(column, daysBefore(now(), days))) };
  });
  return createJobs([...byAge, ...otherJobs], logs);
}

/**
 * Runs `work` shortly after the start, then every `every` milliseconds.
 * @returns a function that ends the schedule and waits for a running call
 */
function scheduleEvery(work: () => Promise<void>, every: number): () => Promise<void> {
  let current = Promise.resolve();
  let isRunning = false;
  const start = () => {
    if (isRunning) return;
    isRunning = true;
    current = work().finally(() => {
      isRunning = false;
    });
  };
  const timers = [setTimeout(start, FIRST_RUN_DELAY), setInterval(start, every)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
    return current;
  };
}

export const runHourly = (sweep: () => Promise<void>) => scheduleEvery(sweep, HOUR);
export const runMinutely = (work: () => Promise<void>) => scheduleEvery(work, MINUTE);
