import { and, asc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { outbox } from "./tables.ts";

export type OutboxRow = typeof outbox.$inferSelect;

/** Advisory lock id, unique within the project. */
const LOCK = 7_340_231;
/** Rows per query. */
const PAGE = 500;

/** A position in the outbox. */
export interface Position {
  tx: string;
  id: number;
}

export const outboxStore = (db: Db) => ({
  /** The position after everything that is committed so far. */
  async end(): Promise<Position> {
    const [row] = await db
      .select({ tx: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text` })
      .from(sql`(select 1) one`);
    return { tx: row!.tx, id: 0 };
  },

  /**
   * Rows committed after a position, in order. A running transaction holds back those that started after it, because
   * its rows come first.
   */
  async since({ tx, id }: Position): Promise<OutboxRow[]> {
    const after = or(gt(outbox.tx, tx), and(eq(outbox.tx, tx), gt(outbox.id, id)));
    return db
      .select()
      .from(outbox)
      .where(and(after, sql`${outbox.tx} < pg_snapshot_xmin(pg_current_snapshot())`))
      .orderBy(asc(outbox.tx), asc(outbox.id))
      .limit(PAGE);
  },

  /** Adds a row, within the transaction whose change it reports. */
  add: (tx: Db, row: Pick<typeof outbox.$inferInsert, "playerId" | "type" | "data">) =>
    tx.insert(outbox).values(row),

  /** @returns true for the one process that publishes for all, until the transaction ends */
  async lock(): Promise<boolean> {
    const result = await db.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
    return rowsOf<{ mine: boolean }>(result)[0]?.mine ?? false;
  },

  removeAll: (rows: readonly OutboxRow[]) =>
    db.delete(outbox).where(
      inArray(
        outbox.id,
        rows.map(({ id }) => id),
      ),
    ),

  remove: (before: Date) => db.delete(outbox).where(lt(outbox.createdAt, before)),
});

/** Adds a realtime message in the transaction that it reports on. */
export const publish = (tx: Db, message: Pick<typeof outbox.$inferInsert, "playerId" | "type" | "data">) =>
  outboxStore(tx).add(tx, message);
