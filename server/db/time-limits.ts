import { type SQL, sql } from "drizzle-orm";
import type { ClientBase } from "pg";
import { stateOf } from "./retrying.ts";

/** How long PostgreSQL bears with a connection that is in others' way, milliseconds; 0 for ever. */
export interface TimeLimits {
  /** One statement. */
  statement: number;
  /** Waiting for a row or table that another transaction holds. */
  lock: number;
  /** Nothing asked within a transaction: what hangs there lets go of what it holds. */
  idleInTransaction: number;
}

export const TIME_LIMITS: TimeLimits = { statement: 30_000, lock: 5_000, idleInTransaction: 30_000 };

/** Prepares a connection, before anything else is asked of it. Not at its start: poolers in front refuse that. */
export async function limitTime(client: ClientBase, limits: TimeLimits): Promise<void> {
  // What the server ends within a transaction fails at its next query; without a listener it would end the process.
  client.on("error", () => {});
  await client.query(
    `select set_config('statement_timeout', '${limits.statement}', false),
      set_config('lock_timeout', '${limits.lock}', false),
      set_config('idle_in_transaction_session_timeout', '${limits.idleInTransaction}', false)`,
  );
}

/** A transaction that reads, or rewrites, all there is takes as long as it takes. */
export const takeTime = (tx: { execute(query: SQL): PromiseLike<unknown> }) =>
  tx.execute(sql`select set_config('statement_timeout', '0', true)`);

/** A lock, a statement or a transaction took too long. */
const TOO_LONG = new Set(["55P03", "57014", "25P03"]);

/** Whether the database gave up waiting, with nothing done: worth another try. */
export const tookTooLong = (error: unknown): boolean => TOO_LONG.has(String(stateOf(error)));
