import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Environment } from "../environment/read-environment.ts";

/**
 * The secret of a server that has been started before; commands never create one.
 * @throws Error if DATA_DIR has none
 */
export function readSecret({ secret, dataDir }: Pick<Environment, "secret" | "dataDir">): string {
  const file = join(dataDir, "secret");
  if (secret || existsSync(file)) return secret ?? readFileSync(file, "utf8");
  throw new Error(
    `DATA_DIR has no secret: no server has started with ${resolve(dataDir)}. Run this with the server's own DATA_DIR or SECRET`,
  );
}

export const databaseOptions = ({
  databaseUrl,
  databaseOwnerUrl,
  dataDir,
}: Pick<Environment, "databaseUrl" | "databaseOwnerUrl" | "dataDir">) => ({
  url: databaseUrl,
  ownerUrl: databaseOwnerUrl,
  directory: join(dataDir, "postgres"),
});

/** Database options of a server that has been started before. @throws Error if DATA_DIR has none */
export function existingDatabase(env: Parameters<typeof databaseOptions>[0]) {
  const options = databaseOptions(env);
  if (!options.url && !existsSync(options.directory))
    throw new Error(
      `DATA_DIR has no database: no server has started with ${resolve(env.dataDir)}. Run this with the server's own DATA_DIR or DATABASE_URL`,
    );
  return options;
}
