import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Environment } from "../environment/read-environment.ts";
import { operatorKey } from "../http/operator-key.ts";
import { readSecret } from "../start/existing-data.ts";

type Env = Pick<Environment, "dataDir" | "secret">;

const StoredSchema = v.object({ url: v.string(), token: v.string() });

const fileOf = ({ dataDir }: Pick<Env, "dataDir">) => join(dataDir, "staff-session.json");

/** Stores a session's token, readable by its user only, with the only server that gets it. */
export function storeStaffSession(env: Env, url: string, token: string): void {
  mkdirSync(env.dataDir, { recursive: true });
  removeStaffSession(env);
  writeFileSync(fileOf(env), JSON.stringify({ url, token }), { mode: 0o600, flag: "wx" });
}

export const removeStaffSession = (env: Env): void => rmSync(fileOf(env), { force: true });

function storedToken(env: Env, url: string): string | undefined {
  if (!existsSync(fileOf(env))) return undefined;
  try {
    const stored = v.parse(StoredSchema, JSON.parse(readFileSync(fileOf(env), "utf8")));
    return stored.url === url ? stored.token : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The credential of staff commands: the token of the session with this server, else the operator key, with which
 * `--by` names a person outside production.
 * @throws Error if there is neither
 */
export const staffCredential = (env: Env, url: string): string =>
  storedToken(env, url) ?? operatorKey(readSecret(env));
