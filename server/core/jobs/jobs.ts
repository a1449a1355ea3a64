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

/**
 * Time after which another process may start a job whose process has ended, milliseconds: less than the delay of the
 * first run after a start. A running job renews its lease.
 */
export const LEASE = 45_000;
const RENEW_INTERVAL = 15_000;

/**
 * Runs jobs one after the other, each in one process at a time; a failed one doesn't stop the rest and runs again next
 * time. The outcome of the last run is stored.
 */
export function createJobs(
  jobs: readonly Job[],
  { db, now, logError, logJob }: JobsDeps,
): () => Promise<void> {
  const leaseEnd = () => new Date(now() + LEASE);

  async function runOne({ name: job, run }: Job): Promise<void> {
    const key = { name: job, startedAt: new Date(now()) };
    const start = performance.now();
    const elapsed = () => Math.round(performance.now() - start);
    const fail = (error: unknown) =>
      logError(`job "${job}" failed`, error, { job, outcome: "failed", duration_ms: elapsed() });
    const isMine = await store.start(db, key, leaseEnd()).catch((error: unknown) => {
      fail(error);
      return false;
    });
    if (!isMine) return;
    const renewal = setInterval(() => store.renew(db, key, leaseEnd()).catch(() => {}), RENEW_INTERVAL);
    renewal.unref();
    try {
      await run();
      const durationMs = elapsed();
      await store.end(db, key, { outcome: "done", durationMs, error: null });
      logJob?.({ job, outcome: "done", duration_ms: durationMs });
    } catch (error) {
      fail(error);
      const outcome = { outcome: "failed", durationMs: elapsed(), error: loggableMessage(error) } as const;
      // Without the database this can't be stored either; the log has it.
      await store.end(db, key, outcome).catch(() => {});
    } finally {
      clearInterval(renewal);
    }
  }
  return async () => {
    for (const job of jobs) await runOne(job);
  };
}
