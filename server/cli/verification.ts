import { writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { createEncryption } from "../core/encryption.ts";
import { openDatabase } from "../db/client.ts";
import { FolderInUse } from "../db/folder-lock.ts";
import { type Environment, readEnvironmentOrExit } from "../environment/read-environment.ts";
import { UsageError } from "../http/admin-client.ts";
import { type Command, operate, readCommand, USAGE } from "../modules/verification/operator.ts";
import { createVerificationService } from "../modules/verification/service.ts";
import { existingDatabase, readSecret } from "../start/existing-data.ts";

/** `npm run verification`: staff commands on players' documents. Needs the server's environment. */
function fail(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** In a container the user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

function readOrFail(): Command {
  try {
    return readCommand(process.argv.slice(2));
  } catch (error) {
    if (error instanceof UsageError) fail(`${error.message}\n\n${USAGE}`, 2);
    throw error;
  }
}

/** The existing database and secret of a server. */
function existingServer(env: Environment) {
  try {
    return { database: existingDatabase(env), secret: readSecret(env) };
  } catch (error) {
    fail((error as Error).message);
  }
}

const command = readOrFail();
const env = readEnvironmentOrExit(process.env);
const { database: options, secret } = existingServer(env);
const database = await openDatabase(options).catch((error: unknown) => {
  if (error instanceof FolderInUse)
    fail(
      `${error.message}. Stop the server, run this again, and start the server after it. With PostgreSQL (DATABASE_URL) ` +
        "the server can keep running.",
    );
  throw error;
});
try {
  const verification = createVerificationService({
    db: database.db,
    now: Date.now,
    encryption: createEncryption(secret, env.previousSecret),
  });
  const message = await operate(command, {
    verification,
    by: userName(),
    save: (file, content) => writeFileSync(file, content, { flag: "wx", mode: 0o600 }),
  });
  process.stdout.write(`${message ?? "No such document: the player may have sent a new one"}\n`);
  if (message === undefined) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
