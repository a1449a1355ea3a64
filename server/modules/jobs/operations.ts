import * as v from "valibot";
import type { Events } from "../../core/events/events.ts";
import type { JobRunRow } from "../../core/jobs/job-runs-store.ts";
import { StaffNameSchema as by, type Outcome } from "../../http/operations.ts";

/** A staff command on jobs and events. */
export const OperationSchema = v.variant("command", [
  v.strictObject({ command: v.literal("list") }),
  v.strictObject({ command: v.literal("events") }),
  v.strictObject({ command: v.literal("retry"), by }),
]);
export type Operation = v.InferOutput<typeof OperationSchema>;

export interface JobOperationsDeps {
  /** Milliseconds since the epoch. */
  now: () => number;
  runs: () => Promise<JobRunRow[]>;
  events: Pick<Events, "failed" | "retry" | "deliverAll">;
  audit: (playerId: number | null, kind: string, value: unknown) => Promise<void>;
}

const MAX_LINES = 200;

const isInterrupted = ({ leasedUntil }: JobRunRow, now: number) =>
  leasedUntil !== null && leasedUntil.getTime() <= now;

function jobLine(row: JobRunRow, now: number): string {
  const { name, startedAt, leasedUntil, outcome, durationMs, error } = row;
  const current = isInterrupted(row, now) ? "interrupted" : "running";
  const state = leasedUntil ? current : (outcome ?? "unknown");
  const duration = leasedUntil || durationMs === null ? "" : ` in ${durationMs} ms`;
  return [name, `${state}${duration}`, `started ${startedAt.toISOString()}`, error ?? ""]
    .filter(Boolean)
    .join("  ");
}

/** Runs staff commands on scheduled jobs, and on events whose handlers failed. */
export function createJobOperations({ now, runs, events, audit }: JobOperationsDeps) {
  async function failures(): Promise<string[]> {
    const rows = await events.failed(MAX_LINES);
    return rows.map(
      ({ id, event, subscriber, attempts, createdAt, dueAt, error }) =>
        `${id}  ${event}  ${subscriber}  since ${createdAt.toISOString()}  attempts: ${attempts}, ` +
        `next ${dueAt.toISOString()}  ${error ?? "not handled yet"}`,
    );
  }

  return async (operation: Operation): Promise<Outcome> => {
    if (operation.command === "list") {
      const rows = await runs();
      const hasFailed = (row: JobRunRow) => row.error !== null || isInterrupted(row, now());
      // Failures first.
      rows.sort((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)));
      const lines = rows.map((row) => jobLine(row, now()));
      return { ok: !rows.some(hasFailed), lines: lines.length > 0 ? lines : ["No job has run yet"] };
    }
    if (operation.command === "retry") {
      await audit(null, "events_retried", { by: operation.by, events: await events.retry() });
      await events.deliverAll();
    }
    const lines = await failures();
    return { ok: lines.length === 0, lines: lines.length > 0 ? lines : ["All events are handled"] };
  };
}

export type OperateJobs = ReturnType<typeof createJobOperations>;
