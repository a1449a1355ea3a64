import { createHash } from "node:crypto";
import type { Pool, PoolClient, QueryConfig } from "pg";

/** Whoever comes so often comes again: its plan is worth keeping. */
const RECURRING = 10;
/** Plans that every connection keeps, at most: a list of another length is another statement. */
const MOST = 300;

/**
 * Has the server keep the plans of statements that come again and again: to parse and to plan one takes longer than to
 * run it. Statements that have a name already keep it.
 */
export function keepRecurring(pool: Pool): void {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= MOST) return known;
    const count = (seen.get(text) ?? 0) + 1;
    if (count < RECURRING) {
      // What comes once and never again is not remembered for ever.
      if (seen.size > 10 * MOST) seen.clear();
      seen.set(text, count);
      return undefined;
    }
    seen.delete(text);
    const name = `apogee_${createHash("sha1").update(text).digest("base64url").slice(0, 20)}`;
    names.set(text, name);
    return name;
  }

  const isConfig = (asked: unknown): asked is QueryConfig =>
    typeof asked === "object" && asked !== null && "text" in asked && !("submit" in asked);

  pool.on("connect", (client: PoolClient) => {
    const run = client.query.bind(client) as (...args: unknown[]) => unknown;
    const query = (asked: unknown, ...rest: unknown[]) => {
      if (!isConfig(asked) || asked.name !== undefined || !Array.isArray(rest[0] ?? asked.values))
        return run(asked, ...rest);
      return run({ ...asked, name: nameOf(asked.text) }, ...rest);
    };
    client.query = query as PoolClient["query"];
  });
}
