import type { PgColumn } from "drizzle-orm/pg-core";
import { jobRunsStore as store } from "./job-runs-store.ts";
import { createJobs, type Job, type JobsDeps, type ScheduledJob } from "./jobs.ts";

/** Milliseconds. */
export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Delay of the first run after the start, milliseconds. */
const FIRST_RUN_DELAY = 60_000;

export const daysBefore = (now: number, days: number): Date => new Date(now - days * DAY);

/** A column whose rows are deleted this many days after the column's time. */
export type Retention = readonly [column: PgColumn, days: number];

export interface SchedulerDeps extends JobsDeps {
  jobs: readonly ScheduledJob[];
  retention: readonly Retention[];
}

/**
 * Runs `work` shortly after the start, then every `interval` milliseconds.
 * @returns a function that ends the schedule and waits for a running call
 */
export function scheduleEvery(interval: number, work: () => Promise<void>): () => Promise<void> {
  let current = Promise.resolve();
  let isRunning = false;
  const start = () => {
    if (isRunning) return;
    isRunning = true;
    current = work().finally(() => {
      isRunning = false;
    });
  };
  const timers = [setTimeout(start, FIRST_RUN_DELAY), setInterval(start, interval)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
    return current;
  };
}

/**
 * All scheduled jobs in three lanes: hourly with the deletion of expired rows, every minute, and apart.
 * @throws Error if two jobs have one name
 */
export function createScheduler({ jobs, retention, ...deps }: SchedulerDeps) {
  const { db, now } = deps;
  const expiries = retention.map(([column, days]): Job => {
    const name = `expire-${store.tableOf(column).replaceAll("_", "-")}`;
    return { name, run: () => store.expire(db, column, daysBefore(now(), days)) };
  });
  const names = [...expiries, ...jobs].map(({ name }) => name);
  const repeated = names.find((name, i) => names.indexOf(name) !== i);
  if (repeated !== undefined) throw new Error(`two jobs are named "${repeated}"`);
  const hourly = createJobs([...expiries, ...jobs.filter(({ every }) => every === "hour")], deps);
  const minutely = createJobs(
    jobs.filter(({ every, apart = false }) => every === "minute" && !apart),
    deps,
  );
  const apart = createJobs(
    jobs.filter(({ every, apart = false }) => every === "minute" && apart),
    deps,
  );
  return {
    hourly,
    minutely,
    apart,

    /** Runs all jobs now. */
    async runAll(): Promise<void> {
      await hourly();
      await minutely();
      await apart();
    },

    /**
     * @returns a function that ends the schedule and waits for running jobs. It doesn't wait for those that run apart:
     * they repeat what was interrupted.
     */
    start(): () => Promise<void> {
      const ends = [scheduleEvery(HOUR, hourly), scheduleEvery(MINUTE, minutely)];
      const endApart = scheduleEvery(MINUTE, apart);
      return async () => {
        void endApart();
        await Promise.all(ends.map((end) => end()));
      };
    },
  };
}

export type Scheduler = ReturnType<typeof createScheduler>;
