/** SQL states of transactions that were in each other's way, and would do no harm another time. */
const AGAIN = new Set(["40001", "40P01", "23505"]);
const TRIES = 5;

/** The SQL state of what the database refused. */
export const stateOf = (error: unknown): unknown => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return cause?.code ?? code;
};

/**
 * Runs a transaction again that met another one: a deadlock, or a key that was used in the same moment. Also for errors
 * of the class given. After a few times, throws what went wrong last.
 */
export async function retrying<T>(kind: new () => Error, run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const again = error instanceof kind || AGAIN.has(String(stateOf(error)));
      if (!again || attempt === TRIES) throw error;
    }
  }
}
