import { and, asc, eq, getTableName, gt, isNull, lte, or } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { jobRuns } from "./tables.ts";

export type JobRunRow = typeof jobRuns.$inferSelect;

/** One run of a job. */
export type RunKey = Pick<JobRunRow, "name" | "startedAt">;

const isRun = ({ name, startedAt }: RunKey) => and(eq(jobRuns.name, name), eq(jobRuns.startedAt, startedAt));

export const jobRunsStore = {
  /** @returns false while another process runs the job */
  async start(db: Db, { name, startedAt }: RunKey, leasedUntil: Date): Promise<boolean> {
    const started = await db
      .insert(jobRuns)
      .values({ name, startedAt, leasedUntil })
      .onConflictDoUpdate({
        target: jobRuns.name,
        set: { startedAt, leasedUntil },
        // A lease from further ahead than any is that of a clock that has been set back.
        setWhere: or(
          isNull(jobRuns.leasedUntil),
          lte(jobRuns.leasedUntil, startedAt),
          gt(jobRuns.leasedUntil, leasedUntil),
        ),
      })
      .returning({ name: jobRuns.name });
    return started.length > 0;
  },

  /** Extends the lease of a run. */
  async renew(db: Db, run: RunKey, leasedUntil: Date): Promise<void> {
    await db.update(jobRuns).set({ leasedUntil }).where(isRun(run));
  },

  /** Stores the outcome, unless another process has taken over meanwhile. */
  async end(
    db: Db,
    run: RunKey,
    outcome: Pick<JobRunRow, "outcome" | "durationMs" | "error">,
  ): Promise<void> {
    await db
      .update(jobRuns)
      .set({ ...outcome, leasedUntil: null })
      .where(isRun(run));
  },

  tableOf: (column: PgColumn): string => getTableName(column.table),

  /** Deletes rows whose time in `column` is `before` or earlier. */
  async expire(db: Db, column: PgColumn, before: Date): Promise<void> {
    await db.delete(column.table as PgTable).where(lte(column, before));
  },

  all: (db: Db): Promise<JobRunRow[]> => db.select().from(jobRuns).orderBy(asc(jobRuns.name)),
};
