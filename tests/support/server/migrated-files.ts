import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { openDatabase } from "../../../server/db/client.ts";

const ROOT = join(import.meta.dirname, "../../..");
const FOLDER = join(ROOT, ".tmp");
const PREFIX = "migrated-";

/** A digest of what decides the files: PGlite's version and the migrations. */
function digestOfSources(): string {
  const migrations = join(ROOT, "server/db/migrations");
  const hash = createHash("sha256").update(
    readFileSync(join(ROOT, "node_modules/@electric-sql/pglite/package.json")),
  );
  for (const entry of readdirSync(migrations, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * The files of an empty, migrated embedded database. The first call after a change of a migration creates them, which
 * takes nine times as long as opening a database with them.
 */
export async function migratedFiles(): Promise<Blob> {
  const name = `${PREFIX}${digestOfSources()}.tar`;
  const path = join(FOLDER, name);
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const { db, close } = await openDatabase({});
  const { $client: client } = db as unknown as { $client: PGlite };
  await client.exec("checkpoint");
  const files = await client.dumpDataDir("none");
  await close();
  mkdirSync(FOLDER, { recursive: true });
  // Other workers may write or read it at the same time.
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await files.arrayBuffer()));
  renameSync(`${path}.${process.pid}`, path);
  for (const old of readdirSync(FOLDER))
    if (old.startsWith(PREFIX) && old.endsWith(".tar") && old !== name) rmSync(join(FOLDER, old));
  return files;
}
