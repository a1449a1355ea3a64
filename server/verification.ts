import { writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { databaseOptions, loadSecret } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { FolderInUse } from "./db/folder-lock.ts";
import { secretBox } from "./modules/players/secret-box.ts";
import { operate, readCommand, USAGE } from "./modules/verification/operator.ts";
import { createVerificationService } from "./modules/verification/service.ts";
import { readEnvironmentOrExit } from "./read-environment.ts";

/** `npm run verification`: players' documents, for operators. With the environment of the server itself. */
function fail(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** A container's user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

const command = readCommand(process.argv.slice(2));
if (!command) fail(USAGE, 2);

const env = readEnvironmentOrExit(process.env);
const database = await openDatabase(databaseOptions(env)).catch((error: unknown) => {
  if (error instanceof FolderInUse)
    fail(
      `${error.message}. Stop the server, run this again, and start the server after it. With PostgreSQL (DATABASE_URL) ` +
        "both can run at once.",
    );
  throw error;
});
try {
  const verification = createVerificationService({
    db: database.db,
    now: Date.now,
    box: secretBox(loadSecret(env), env.previousSecret),
  });
  const said = await operate(command, {
    verification,
    by: userName(),
    save: (file, content) => writeFileSync(file, content, { flag: "wx", mode: 0o600 }),
  });
  process.stdout.write(`${said ?? "There is no such document: its player may have sent a new one"}\n`);
  if (said === undefined) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
