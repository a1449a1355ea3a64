import { DrizzleQueryError } from "drizzle-orm";

/** Strips query parameters from a database error for logging. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { code = "no code" } = (error.cause ?? {}) as { code?: string };
  const safe = new Error(`Failed query (${code}): ${error.query}`);
  const [, stack = ""] = error.stack?.split(error.message) ?? [];
  safe.stack = `${safe}${stack}`;
  return safe;
}

/** A short error message to store and to show to staff, without query parameters. */
export function loggableMessage(error: unknown): string {
  const safe = loggable(error);
  return (safe instanceof Error ? safe.message : String(safe)).slice(0, 500);
}
