import { type SQL, sql } from "drizzle-orm";
import type { ClientBase } from "pg";
import { sqlStateOf } from "./retrying.ts";

/** PostgreSQL timeouts, milliseconds; 0 for none. */
export interface TimeLimits {
  /** Per statement. */
  statement: number;
  /** Waiting for a row or table lock. */
  lock: number;
  /** Idle within a transaction, after which its locks are released. */
  idleInTransaction: number;
}

export const TIME_LIMITS: TimeLimits = { statement: 30_000, lock: 5_000, idleInTransaction: 30_000 };

/** Sets the timeouts of a new connection. Not as startup parameters, which poolers reject. */
export async function setTimeouts(client: ClientBase, limits: TimeLimits): Promise<void> {
  // A transaction ended by the server fails at its next query; without a listener the error would end the process.
  client.on("error", () => {});
  await client.query(
    `select set_config('statement_timeout', '${limits.statement}', false),
      set_config('lock_timeout', '${limits.lock}', false),
      set_config('idle_in_transaction_session_timeout', '${limits.idleInTransaction}', false)`,
  );
}

/** Lifts the statement timeout for a transaction that scans or rewrites everything. */
export const liftStatementTimeout = (tx: { execute(query: SQL): PromiseLike<unknown> }) =>
  tx.execute(sql`select set_config('statement_timeout', '0', true)`);

/** SQL states of lock, statement and transaction timeouts. */
const TOO_LONG = new Set(["55P03", "57014", "25P03"]);

/** True if the database timed out without effect, so that a retry makes sense. */
export const isTimeout = (error: unknown): boolean => TOO_LONG.has(String(sqlStateOf(error)));
