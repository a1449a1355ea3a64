import { loadSecret } from "./config.ts";
import { readCommand, runCommand, USAGE } from "./modules/clock/command.ts";
import { operatorKey } from "./modules/operator/key.ts";
import { readEnvironment } from "./read-environment.ts";

/** `npm run clock`: moves the time of a running server that is not in production, so that what comes later is tried out now. */
function fail(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

const command = readCommand(process.argv.slice(2));
if (!command) fail(USAGE);

try {
  const env = readEnvironment(process.env);
  const url = command.url ?? `http://127.0.0.1:${env.port}`;
  const said = await runCommand(command, { key: operatorKey(loadSecret(env)), url, fetch });
  process.stdout.write(`${said}\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
