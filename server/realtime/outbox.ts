import { and, asc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { outbox } from "../db/realtime-schema.ts";

export type OutboxRow = typeof outbox.$inferSelect;

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

  /** Adds a row in the transaction it reports on. */
  add: (tx: Db, row: Pick<typeof outbox.$inferInsert, "playerId" | "type" | "data">) =>
    tx.insert(outbox).values(row),

  remove: (before: Date) => db.delete(outbox).where(lt(outbox.createdAt, before)),
});

export interface RelayOptions {
  db: Db;
  /** Publishes rows; if it throws, the same rows are retried. */
  publish: (rows: OutboxRow[]) => Promise<void>;
  /** True if every process publishes every row to its own sockets; otherwise one process publishes for all. */
  everyProcessPublishes: boolean;
  logError: (message: string, error: unknown) => void;
}

/** Advisory lock id, unique within the project. */
const LOCK = 7_340_231;

/** Relays committed outbox rows in order, at least once each. One run at a time per process. */
export function createRelay({ db, publish, everyProcessPublishes, logError }: RelayOptions) {
  const store = outboxStore(db);
  let position: Position | undefined;
  let currentRun: Promise<void> | undefined;
  let isRequested = false;

  async function drain(): Promise<void> {
    position ??= await store.end();
    for (;;) {
      const rows = await store.since(position);
      if (rows.length === 0) return;
      await publish(rows);
      const { tx, id } = rows.at(-1)!;
      position = { tx, id };
    }
  }

  /** The process with the lock publishes the rows and deletes them afterwards. */
  const drainForAll = (): Promise<void> =>
    db.transaction(async (tx) => {
      const { rows } = (await tx.execute(
        sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`,
      )) as unknown as {
        rows: { mine: boolean }[];
      };
      if (!rows[0]?.mine) return;
      const pendingRows = await outboxStore(tx).since({ tx: "0", id: 0 });
      if (pendingRows.length === 0) return;
      await publish(pendingRows);
      const ids = pendingRows.map(({ id }) => id);
      await tx.delete(outbox).where(inArray(outbox.id, ids));
    });

  async function run(): Promise<void> {
    do {
      isRequested = false;
      await (everyProcessPublishes ? drain() : drainForAll());
    } while (isRequested);
  }

  return {
    /** Starts at the outbox's current end: new connections load earlier state themselves. */
    async start(): Promise<void> {
      if (everyProcessPublishes) position = await store.end();
    },

    /** Publishes pending rows; resolves when there are none left. */
    relay(): Promise<void> {
      isRequested = true;
      currentRun ??= run()
        .catch((error: unknown) => logError("outbox relay failed", error))
        .finally(() => {
          currentRun = undefined;
        });
      return currentRun;
    },
  };
}
