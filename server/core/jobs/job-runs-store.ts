import { asc, eq, getTableName, isNull, lte, or } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { jobRuns } from "./tables.ts";

export type JobRunRow = typeof jobRuns.$inferSelect;

export const jobRunsStore = {
  /** @returns false while another process runs the job */
  async start(db: Db, name: string, startedAt: Date, leasedUntil: Date): Promise<boolean> {
    const started = await db
      .insert(jobRuns)
      .values({ name, startedAt, leasedUntil })
      .onConflictDoUpdate({
        target: jobRuns.name,
        set: { startedAt, leasedUntil },
        setWhere: or(isNull(jobRuns.leasedUntil), lte(jobRuns.leasedUntil, startedAt)),
      })
      .returning({ name: jobRuns.name });
    return started.length > 0;
  },

  async end(db: Db, name: string, run: Pick<JobRunRow, "outcome" | "durationMs" | "error">): Promise<void> {
    await db
      .update(jobRuns)
      .set({ ...run, leasedUntil: null })
      .where(eq(jobRuns.name, name));
  },

  tableOf: (column: PgColumn): string => getTableName(column.table),

  /** Deletes rows whose time in `column` is `before` or earlier. */
  async expire(db: Db, column: PgColumn, before: Date): Promise<void> {
    await db.delete(column.table as PgTable).where(lte(column, before));
  },

  all: (db: Db): Promise<JobRunRow[]> => db.select().from(jobRuns).orderBy(asc(jobRuns.name)),
};
