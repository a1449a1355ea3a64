import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The last run of each scheduled job, and which process runs it now. */
export const jobRuns = pgTable("job_runs", {
  name: text().primaryKey(),
  startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
  /** Until then no other process starts the job; null once it has ended. */
  leasedUntil: timestamp("leased_until", { withTimezone: true }),
  /** Null while the first run lasts. */
  outcome: text().$type<"done" | "failed">(),
  durationMs: integer("duration_ms"),
  /** Message of the last run's failure. */
  error: text(),
});
