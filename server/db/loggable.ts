import { DrizzleQueryError } from "drizzle-orm";

/** An error as it may be logged: one of a query has the values in its message that the query was made with. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { code = "no code" } = (error.cause ?? {}) as { code?: string };
  const safe = new Error(`Failed query (${code}): ${error.query}`);
  const [, places = ""] = error.stack?.split(error.message) ?? [];
  safe.stack = `${safe}${places}`;
  return safe;
}
