import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { lockFolder } from "./folder-lock.ts";
import { keepRecurring } from "./prepared-statements.ts";
import { limitTime, TIME_LIMITS, type TimeLimits } from "./time-limits.ts";

/** Queries of either driver; transactions are of this type too. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  kind: "pglite" | "postgres";
  close(): Promise<void>;
}

/** Any number that nothing else locks by. */
const MIGRATION_LOCK = 7_340_232;

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

// Each driver is loaded where it is needed: what the other one takes in memory would never be used.
async function openPglite(directory: string | undefined): Promise<Database> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
  ]);
  if (directory) mkdirSync(directory, { recursive: true });
  const letGo = directory ? lockFolder(directory) : () => {};
  const client = await PGlite.create({ dataDir: directory });
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder });
  return { db: db as unknown as Db, kind: "pglite", close: () => client.close().finally(letGo) };
}

async function openPostgres(url: string, ownerUrl: string, limits: TimeLimits): Promise<Database> {
  const [{ Client, Pool }, { drizzle }, { migrate }, { createPooledDatabase }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
    import("./pooled-transactions.ts"),
  ]);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    // What a transaction says at once goes out at once.
    pipeline: true,
    onConnect: (client) => limitTime(client, limits),
  });
  // A lost idle connection is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => {});
  keepRecurring(pool);
  const db = createPooledDatabase(pool);
  // A connection of its own: changing a schema takes as long as it takes, and may need another account.
  const turn = new Client({ connectionString: ownerUrl });
  await turn.connect();
  try {
    // Processes that start at once take turns: the second finds nothing left to do.
    await turn.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client: turn }), { migrationsFolder });
  } finally {
    await turn.end();
  }
  return { db: db as unknown as Db, kind: "postgres", close: () => pool.end() };
}

/**
 * Opens the database and brings it to the newest schema: PostgreSQL at `url`, else embedded Postgres
 * in `directory`, else embedded Postgres in memory. Throws `FolderInUse` where another process has the directory.
 */
export function openDatabase(options: {
  url?: string;
  /** The same database as `url`, as the account that owns the schema; `url` where there is one account for both. */
  ownerUrl?: string;
  directory?: string;
  /** Of PostgreSQL; the embedded one has a single connection, which waits for nobody. */
  timeLimits?: TimeLimits;
}): Promise<Database> {
  const { url, ownerUrl, directory, timeLimits = TIME_LIMITS } = options;
  return url ? openPostgres(url, ownerUrl ?? url, timeLimits) : openPglite(directory);
}
