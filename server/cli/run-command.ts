import { type Environment, readEnvironment } from "../environment/read-environment.ts";
import { type AdminServer, UsageError } from "../http/admin-client.ts";
import { operatorKey } from "../http/operator-key.ts";
import { readSecret } from "../start/existing-data.ts";

interface RunOptions<Command> {
  usage: string;
  /** @throws UsageError */
  read: (args: string[]) => Command;
  /** @returns the lines to print at the end */
  run: (
    command: Command,
    context: { server: AdminServer; env: Environment; print: (line: string) => void },
  ) => Promise<{ ok: boolean; lines: readonly string[] }>;
  /** The bearer token that the server gets; the operator key by default. */
  credential?: (env: Environment, url: string, command: Command) => string;
  /** Hint for when the outcome is unknown. */
  hint?: (command: Command) => string | undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function fail(message: string, status: number): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = status;
}

/**
 * Runs a staff command with the server's environment. Exit status 2 with the usage for an invalid command line, 1
 * if the command failed.
 */
export async function runStaffCommand<Command extends { url: string | undefined }>(
  args: string[],
  raw: Readonly<Record<string, string | undefined>>,
  { usage, read, run, credential, hint }: RunOptions<Command>,
): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  let command: Command;
  try {
    command = read(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    fail(`${error.message}\n\n${usage}`, 2);
    return;
  }
  try {
    const env = readEnvironment(raw);
    const url = command.url ?? `http://127.0.0.1:${env.port}`;
    const key = credential ? credential(env, url, command) : operatorKey(readSecret(env));
    const server = { key, url, fetch };
    const { ok, lines } = await run(command, { server, env, print });
    print(lines.join("\n"));
    if (!ok) process.exitCode = 1;
  } catch (error) {
    fail([messageOf(error), hint?.(command)].filter(Boolean).join("\n"), 1);
  }
}
