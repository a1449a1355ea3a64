import type { Db } from "../../../server/db/client.ts";
import { bounds, withStatements } from "./statements.ts";

/** A process ended here, as far as the database can tell: what it had not committed is gone. */
class Killed extends Error {
  override name = "Killed";
}

/**
 * Runs something whose transactions end before their statement `at`, counted from 1 over all of them. Gives what it
 * gave; throws `Killed` where that statement came.
 */
export async function killedAt<T>(db: Db, at: number, run: () => Promise<T>): Promise<T> {
  let count = 0;
  return withStatements(
    db,
    (query) =>
      (...args) => {
        const bound = bounds(args[0]);
        // Before the first one nothing has begun, and to roll back is what the database does by itself.
        if (bound !== "begin" && bound !== "rollback" && ++count === at) throw new Killed();
        return query(...args);
      },
    run,
  );
}
