import type { Db } from "../../db/client.ts";
import { loggableMessage } from "../../db/loggable.ts";
import { jobRunsStore as store } from "./job-runs-store.ts";

/** A scheduled job. */
export interface Job {
  /** Name in logs and in the database: `expire-limits`. */
  name: string;
  run: () => Promise<unknown>;
}

/** A job of a module. */
export interface ScheduledJob extends Job {
  every: "minute" | "hour";
  /** Runs beside the other jobs, because it waits for another server. */
  apart?: boolean;
}

/** A job run, as logged. */
export type JobRun = { job: string; outcome: "done" | "failed"; duration_ms: number };

export interface JobLogs {
  logError: (message: string, error: unknown, run: JobRun) => void;
  /** Logs successful runs. */
  logJob?: ((run: JobRun) => void) | undefined;
}

export interface JobsDeps extends JobLogs {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** Time after which another process may start a job that hasn't ended, milliseconds. */
const LEASE = 15 * 60_000;

/**
 * Runs jobs one after the other, each in one process at a time; a failed one doesn't stop the rest and runs again next
 * time. The outcome of the last run is stored.
 */
export function createJobs(
  jobs: readonly Job[],
  { db, now, logError, logJob }: JobsDeps,
): () => Promise<void> {
  async function runOne({ name: job, run }: Job): Promise<void> {
    const start = performance.now();
    const end = () => Math.round(performance.now() - start);
    try {
      if (!(await store.start(db, job, new Date(now()), new Date(now() + LEASE)))) return;
      await run();
      const duration = end();
      await store.end(db, job, { outcome: "done", durationMs: duration, error: null });
      logJob?.({ job, outcome: "done", duration_ms: duration });
    } catch (error) {
      const duration = end();
      logError(`job "${job}" failed`, error, { job, outcome: "failed", duration_ms: duration });
      const failure = { outcome: "failed", durationMs: duration, error: loggableMessage(error) } as const;
      // Without the database this can't be stored either; the log has it.
      await store.end(db, job, failure).catch(() => {});
    }
  }
  return async () => {
    for (const job of jobs) await runOne(job);
  };
}
