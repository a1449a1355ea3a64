import { loadSecret } from "./config.ts";
import { operatorKey } from "./modules/operator/key.ts";
import { readCommand, runCommand, USAGE } from "./modules/players/command.ts";
import { readEnvironment } from "./read-environment.ts";

/** `npm run accounts`: sessions, second factors and secrets of players, for operators. The running server does it. With the server's own environment. */
function fail(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

const command = readCommand(process.argv.slice(2));
if (!command) fail(USAGE, 2);

try {
  const env = readEnvironment(process.env);
  const url = command.url ?? `http://127.0.0.1:${env.port}`;
  const { ok, lines } = await runCommand(command, { key: operatorKey(loadSecret(env)), url, fetch });
  process.stdout.write(`${lines.join("\n")}\n`);
  if (!ok) process.exitCode = 1;
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
