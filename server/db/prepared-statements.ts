import { createHash } from "node:crypto";
import type { Pool, PoolClient, QueryConfig } from "pg";

/** Executions after which a statement is prepared. */
const MIN_EXECUTIONS = 10;
/** Maximum prepared statements per connection; each length of a parameter list makes a separate statement. */
const MAX_STATEMENTS = 300;

/**
 * Prepares recurring statements on the server: parsing and planning takes longer than running them. Named statements
 * are left alone.
 */
export function prepareRecurring(pool: Pool): void {
  const executions = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const existing = names.get(text);
    if (existing || names.size >= MAX_STATEMENTS) return existing;
    const count = (executions.get(text) ?? 0) + 1;
    if (count < MIN_EXECUTIONS) {
      // Forget statements that don't recur.
      if (executions.size > 10 * MAX_STATEMENTS) executions.clear();
      executions.set(text, count);
      return undefined;
    }
    executions.delete(text);
    const name = `apogee_${createHash("sha1").update(text).digest("base64url").slice(0, 20)}`;
    names.set(text, name);
    return name;
  }

  const isConfig = (query: unknown): query is QueryConfig =>
    typeof query === "object" && query !== null && "text" in query && !("submit" in query);

  pool.on("connect", (client: PoolClient) => {
    const run = client.query.bind(client) as (...args: unknown[]) => unknown;
    const prepared = (query: unknown, ...rest: unknown[]) => {
      if (!isConfig(query) || query.name !== undefined || !Array.isArray(rest[0] ?? query.values))
        return run(query, ...rest);
      return run({ ...query, name: nameOf(query.text) }, ...rest);
    };
    client.query = prepared as PoolClient["query"];
  });
}
