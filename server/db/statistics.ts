import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { rowsOf } from "./rows.ts";

/**
 * Looks at tables that have grown since they were last looked at, and gives their names. Nothing does so by itself in the
 * embedded database: plans that were made for empty tables would read all of them, for as long as the process runs. What
 * counts as grown is what PostgreSQL's own watch takes for it.
 */
export async function analyzeGrown(db: Db): Promise<string[]> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const grown = rowsOf<{ relname: string }>(
    await db.execute(sql`
      select s.relname from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where s.schemaname = 'public' and s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`),
  );
  for (const { relname } of grown) await db.execute(sql`analyze ${sql.identifier(relname)}`);
  return grown.map(({ relname }) => relname);
}
