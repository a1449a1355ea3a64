import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { rowsOf } from "./rows.ts";

/**
 * Analyzes tables that grew since the last analysis, by PostgreSQL's autovacuum criterion. The embedded database
 * doesn't do this itself, and plans for empty tables would scan everything. @returns the analyzed tables' names
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
