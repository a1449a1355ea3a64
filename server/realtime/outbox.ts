import { and, asc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { outbox } from "../db/realtime-schema.ts";

export type OutboxRow = typeof outbox.$inferSelect;

/** Rows that are read at once. */
const PAGE = 500;

/** Where somebody is in the outbox. */
export interface Position {
  tx: string;
  id: number;
}

export const outboxStore = (db: Db) => ({
  /** Behind everything that is committed now. */
  async end(): Promise<Position> {
    const [row] = await db
      .select({ tx: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text` })
      .from(sql`(select 1) one`);
    return { tx: row!.tx, id: 0 };
  },

  /**
   * What was committed after a position, in order. A transaction that is still running holds back those that began after
   * it: what it has written will come before what they have.
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

  /** Writes an event into the transaction that it is about. */
  add: (tx: Db, row: Pick<typeof outbox.$inferInsert, "playerId" | "type" | "data">) =>
    tx.insert(outbox).values(row),

  remove: (before: Date) => db.delete(outbox).where(lt(outbox.createdAt, before)),
});

export interface PumpOptions {
  db: Db;
  /** Says what the rows are about; what it throws is tried again with the same rows. */
  say: (rows: OutboxRow[]) => Promise<void>;
  /** Every process says everything, each to its own sockets. Else one of them says it, once for all. */
  shared: boolean;
  logError: (message: string, error: unknown) => void;
}

/** Any number that nothing else locks by. */
const LOCK = 7_340_231;

/**
 * Takes from the outbox what has been committed, in order, and has it said: at least once each. One pump of a process
 * runs at a time, however often it is asked to.
 */
export function createPump({ db, say, shared, logError }: PumpOptions) {
  const store = outboxStore(db);
  let position: Position | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  async function drain(): Promise<void> {
    position ??= await store.end();
    for (;;) {
      const rows = await store.since(position);
      if (rows.length === 0) return;
      await say(rows);
      const { tx, id } = rows.at(-1)!;
      position = { tx, id };
    }
  }

  /** Whoever has the lock says what there is, and takes it away only then. */
  const drainForAll = (): Promise<void> =>
    db.transaction(async (tx) => {
      const { rows } = (await tx.execute(
        sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`,
      )) as unknown as {
        rows: { mine: boolean }[];
      };
      if (!rows[0]?.mine) return;
      const waiting = await outboxStore(tx).since({ tx: "0", id: 0 });
      if (waiting.length === 0) return;
      await say(waiting);
      const ids = waiting.map(({ id }) => id);
      await tx.delete(outbox).where(inArray(outbox.id, ids));
    });

  async function run(): Promise<void> {
    do {
      again = false;
      await (shared ? drain() : drainForAll());
    } while (again);
  }

  return {
    /** Begins where the outbox ends now: connections that come later know what was before. */
    async begin(): Promise<void> {
      if (shared) position = await store.end();
    },

    /** Looks whether there is something to say; ends when all of it is said. */
    pump(): Promise<void> {
      again = true;
      running ??= run()
        .catch((error: unknown) => logError("messages could not be sent", error))
        .finally(() => {
          running = undefined;
        });
      return running;
    },
  };
}
