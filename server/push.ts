import { randomUUID } from "node:crypto";
import { loadSecret } from "./config.ts";
import { readCommand, runCommand, USAGE } from "./modules/operator/command.ts";
import { operatorKey } from "./modules/operator/key.ts";
import { readEnvironment } from "./read-environment.ts";

/** `npm run push`: tells a player something, for operators. The running server does it. With the server's own environment. */
function fail(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

const key = randomUUID();
const command = readCommand(process.argv.slice(2), key);
if (!command) fail(USAGE);

try {
  const env = readEnvironment(process.env);
  const url = command.url ?? `http://127.0.0.1:${env.port}`;
  const said = await runCommand(command, { key: operatorKey(loadSecret(env)), url, fetch });
  process.stdout.write(`${said}\n`);
} catch (error) {
  const again =
    command.body.win?.key === key
      ? `\nShould it be unsure whether it was paid, repeat it with --key ${key}`
      : "";
  fail(`${error instanceof Error ? error.message : error}${again}`);
}
