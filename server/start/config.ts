import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "../db/client.ts";
import type { Environment } from "../environment/read-environment.ts";
import { isVapidKeyPair, newVapidKeys, type Vapid, type VapidKeys } from "../modules/push/vapid.ts";
import { isEmpty, seed, seedMissing } from "../seed/seed.ts";
import { databaseOptions } from "./existing-data.ts";

/** Writes a generated secret, readable by the server's user only. */
function writeSecretFile(dataDir: string, file: string, content: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, content, { mode: 0o600 });
}

/** The environment's secret, or one generated at the demo's first start. */
export function loadSecret({ secret, dataDir }: Environment): string {
  if (secret) return secret;
  const file = join(dataDir, "secret");
  if (!existsSync(file)) writeSecretFile(dataDir, file, randomBytes(32).toString("base64url"));
  return readFileSync(file, "utf8");
}

/**
 * The environment's VAPID keys, or ones generated at the first start.
 * @throws Error if the stored keys are damaged, without quoting them
 */
export function loadVapid({ vapidKeys, vapidSubject: subject, dataDir }: Environment): Vapid {
  if (vapidKeys) return { ...vapidKeys, subject };
  const file = join(dataDir, "vapid.json");
  if (!existsSync(file)) writeSecretFile(dataDir, file, JSON.stringify(newVapidKeys()));
  const stored = readKeys(file);
  if (!stored) throw new Error(`${file}: does not contain a key pair. Delete it to generate a new one`);
  return { ...stored, subject };
}

function readKeys(file: string): VapidKeys | undefined {
  try {
    const { publicKey, privateKey } = JSON.parse(readFileSync(file, "utf8")) as VapidKeys;
    return isVapidKeyPair({ publicKey, privateKey }) ? { publicKey, privateKey } : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the database; demo mode seeds an empty one. */
export async function openSeededDatabase(env: Environment, print: (text: string) => void): Promise<Database> {
  const database = await openDatabase(databaseOptions(env));
  if (env.production) return database;
  if (await isEmpty(database.db)) {
    print("Filling the empty database with the demo catalogue of 6,000 games");
    await seed(database.db, 6_000);
  } else await seedMissing(database.db);
  return database;
}

/** Feature flags for pages. */
export function featureFlags({ production }: Environment): Record<string, boolean> {
  return {
    mystic_jackpots: true,
    banner_autoplay: true,
    title_rotation: false,
    registration: true,
    pseudo_locale: !production,
    demo_tools: !production,
  };
}
