import type { ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgTransaction } from "drizzle-orm/node-postgres";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Pool, PoolClient } from "pg";

type NoSchema = Record<string, never>;
type Transaction = NodePgTransaction<NoSchema, ExtractTablesWithRelations<NoSchema>>;

/**
 * Opens drizzle on a pool with transactions that always release their connection; drizzle's don't when `begin` fails.
 * A connection that might still be in a transaction is closed instead of reused.
 */
export function createPooledDatabase(pool: Pool): NodePgDatabase<NoSchema> {
  const db = drizzle({ client: pool });
  const databases = new WeakMap<PoolClient, NodePgDatabase<NoSchema>>();
  const databaseOn = (client: PoolClient): NodePgDatabase<NoSchema> => {
    const existing = databases.get(client);
    if (existing) return existing;
    const created = drizzle({ client });
    databases.set(client, created);
    return created;
  };

  db.transaction = async <Result>(
    run: (tx: Transaction) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result> => {
    const client = await pool.connect();
    let hasStarted = false;
    try {
      return await databaseOn(client).transaction((tx) => {
        hasStarted = true;
        return run(tx);
      }, config);
    } finally {
      client.release(!hasStarted || client.getTransactionStatus() !== "I");
    }
  };
  return db;
}
