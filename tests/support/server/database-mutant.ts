import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../server/db/client.ts";
import { expectAssertionFailure } from "../faults/source-mutant.ts";
import { violatedConstraint } from "./ledger.ts";

/** Undoes what a test did in its transaction. */
class Undone extends Error {
  override name = "Undone";
}

/** Runs the callback in a transaction that is rolled back. */
export async function undone<T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  await db
    .transaction(async (tx) => {
      result = { value: await run(tx) };
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return result!.value;
}

/** The constraint that a statement violates; the surrounding transaction continues. */
export const violatedBy = (tx: Db, statement: SQL): Promise<string> =>
  violatedConstraint(tx.transaction((inner) => inner.execute(statement)));

/** Asserts that a check passes with the database's rules, and fails without one of them. */
export async function expectRuleCaught(
  db: Db,
  mutation: string,
  check: (tx: Db) => Promise<unknown>,
): Promise<void> {
  await undone(db, check);
  await undone(db, async (tx) => {
    await tx.execute(sql.raw(mutation));
    await expectAssertionFailure(() => check(tx));
  });
}
