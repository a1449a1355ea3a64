import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { lockFolder } from "./folder-lock.ts";
import { prepareRecurring } from "./prepared-statements.ts";
import { setTimeouts, TIME_LIMITS, type TimeLimits } from "./time-limits.ts";

/** A database or transaction of either driver. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  kind: "pglite" | "postgres";
  close(): Promise<void>;
}

/** Advisory lock id, unique within the project. */
const MIGRATION_LOCK = 7_340_232;

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

// Drivers are loaded on demand to save memory.
async function openPglite(directory: string | undefined, files: Blob | undefined): Promise<Database> {
  const [{ PGlite }, { drizzle }, { migrate }, { prepareStatements }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
    import("./embedded-statements.ts"),
  ]);
  if (directory) mkdirSync(directory, { recursive: true });
  const unlock = directory ? lockFolder(directory) : () => {};
  const client = await PGlite.create({ dataDir: directory, loadDataDir: files });
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder });
  prepareStatements(client);
  return { db: db as unknown as Db, kind: "pglite", close: () => client.close().finally(unlock) };
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
    // Pipelines the statements of a transaction.
    pipeline: true,
    onConnect: (client) => setTimeouts(client, limits),
  });
  // A lost idle connection is replaced at the next query; without a listener the error would end the process.
  pool.on("error", () => {});
  prepareRecurring(pool);
  const db = createPooledDatabase(pool);
  // A separate connection: migrations have no time limits and may need the owner's account.
  const migrator = new Client({ connectionString: ownerUrl });
  await migrator.connect();
  try {
    // Concurrent starts are serialized: the second finds nothing to migrate.
    await migrator.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle({ client: migrator }), { migrationsFolder });
  } finally {
    await migrator.end();
  }
  return { db: db as unknown as Db, kind: "postgres", close: () => pool.end() };
}

/**
 * Opens and migrates the database: PostgreSQL at `url`, else embedded Postgres in `directory`, else in memory.
 * @throws FolderInUse if another process uses the directory
 */
export function openDatabase(options: {
  url?: string;
  /** The database's URL for the schema owner; defaults to `url`. */
  ownerUrl?: string;
  directory?: string;
  /** Files that an embedded database in memory starts with, as PGlite's `dumpDataDir` returns them. */
  files?: Blob;
  /** PostgreSQL only; the embedded database has a single connection. */
  timeLimits?: TimeLimits;
}): Promise<Database> {
  const { url, ownerUrl, directory, files, timeLimits = TIME_LIMITS } = options;
  return url ? openPostgres(url, ownerUrl ?? url, timeLimits) : openPglite(directory, files);
}
