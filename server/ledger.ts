import { randomUUID } from "node:crypto";
import { databaseOptions, loadSecret } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { readCommand, runCommand, USAGE } from "./modules/ledger/command.ts";
import { operatorKey } from "./modules/operator/key.ts";
import { createBooks } from "./play.ts";
import { readEnvironment } from "./read-environment.ts";

/** `npm run ledger`: for operators. With the server's own environment. */
function fail(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

const key = randomUUID();
const command = readCommand(process.argv.slice(2), key);
if (!command) fail(USAGE, 2);

try {
  const env = readEnvironment(process.env);
  const { ok, lines } = await runCommand(command, {
    server: {
      key: operatorKey(loadSecret(env)),
      url: command.url ?? `http://127.0.0.1:${env.port}`,
      fetch,
    },
    here: async (work) => {
      const { db, close } = await openDatabase(databaseOptions(env));
      return work(createBooks({ db, now: Date.now }).operate).finally(close);
    },
  });
  process.stdout.write(`${lines.join("\n")}\n`);
  if (!ok) process.exitCode = 1;
} catch (error) {
  const again = JSON.stringify(command.operation).includes(key)
    ? `\nShould it be unsure whether it was done, repeat it with --key ${key}`
    : "";
  fail(`${error instanceof Error ? error.message : error}${again}`);
}
