import type { Db } from "../../../server/db/client.ts";
import { transactionCommand, withStatements } from "./statements.ts";

/** A process ended here, as far as the database can tell: its uncommitted changes are lost. */
class Killed extends Error {
  override name = "Killed";
}

/**
 * Runs something whose transactions are cut off before statement number `at`, counted from 1 over all of them.
 * @throws `Killed` if that statement is reached.
 */
export async function crashAt<T>(db: Db, at: number, run: () => Promise<T>): Promise<T> {
  let count = 0;
  return withStatements(
    db,
    (query) =>
      (...args) => {
        const bound = transactionCommand(args[0]);
        // Nothing has changed before the first statement, and the database rolls back by itself.
        if (bound !== "begin" && bound !== "rollback" && ++count === at) throw new Killed();
        return query(...args);
      },
    run,
  );
}
