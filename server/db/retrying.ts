/** SQL states of conflicts between transactions, which are worth a retry. */
const RETRYABLE = new Set(["40001", "40P01", "23505"]);
const MAX_ATTEMPTS = 5;

/** SQL state of a database error. */
export const sqlStateOf = (error: unknown): unknown => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return cause?.code ?? code;
};

/**
 * Retries a transaction after a conflict (deadlock, serialization, unique key) or an error of class `kind`.
 * @throws the last error after a few attempts
 */
export async function retrying<T>(kind: new () => Error, run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const isRetryable = error instanceof kind || RETRYABLE.has(String(sqlStateOf(error)));
      if (!isRetryable || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
