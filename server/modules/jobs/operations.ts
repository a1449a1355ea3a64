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
  runs: () => Promise<JobRunRow[]>;
  events: Pick<Events, "failed" | "retry" | "deliver">;
  audit: (playerId: number | null, kind: string, value: unknown) => Promise<void>;
}

const MAX_LINES = 200;

function jobLine({ name, startedAt, leasedUntil, outcome, durationMs, error }: JobRunRow): string {
  const state = leasedUntil ? "running" : (outcome ?? "unknown");
  const duration = leasedUntil || durationMs === null ? "" : ` in ${durationMs} ms`;
  return [name, `${state}${duration}`, `started ${startedAt.toISOString()}`, error ?? ""]
    .filter(Boolean)
    .join("  ");
}

/** Runs staff commands on scheduled jobs, and on events whose handlers failed. */
export function createJobOperations({ runs, events, audit }: JobOperationsDeps) {
  async function failures(): Promise<string[]> {
    const rows = await events.failed(MAX_LINES);
    return rows.map(
      ({ id, event, subscriber, attempts, createdAt, dueAt, error }) =>
        `${id}  ${event}  ${subscriber}  since ${createdAt.toISOString()}  failed ${attempts} times, ` +
        `next attempt ${dueAt.toISOString()}  ${error}`,
    );
  }

  return async (operation: Operation): Promise<Outcome> => {
    if (operation.command === "list") {
      const rows = await runs();
      // Failures first.
      rows.sort((a, b) => Number(b.error !== null) - Number(a.error !== null));
      const hasFailed = rows.some(({ error }) => error !== null);
      return { ok: !hasFailed, lines: rows.length > 0 ? rows.map(jobLine) : ["No job has run yet"] };
    }
    if (operation.command === "retry") {
      await audit(null, "events_retried", { by: operation.by, events: await events.retry() });
      await events.deliver();
    }
    const lines = await failures();
    return { ok: lines.length === 0, lines: lines.length > 0 ? lines : ["All events are handled"] };
  };
}

export type OperateJobs = ReturnType<typeof createJobOperations>;
