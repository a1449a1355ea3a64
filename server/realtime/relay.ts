import { type OutboxRow, outboxStore, type Position } from "../core/outbox/outbox-store.ts";
import type { Db } from "../db/client.ts";

export interface RelayOptions {
  db: Db;
  /** Publishes rows; if it throws, the same rows are retried. */
  publish: (rows: OutboxRow[]) => Promise<void>;
  /** True if every process publishes every row to its own sockets; otherwise one process publishes for all. */
  everyProcessPublishes: boolean;
  logError: (message: string, error: unknown) => void;
}

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
      const locked = outboxStore(tx);
      if (!(await locked.lock())) return;
      const pendingRows = await locked.since({ tx: "0", id: 0 });
      if (pendingRows.length === 0) return;
      await publish(pendingRows);
      await locked.removeAll(pendingRows);
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
