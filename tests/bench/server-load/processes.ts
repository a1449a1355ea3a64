import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../../..");
/** Folder for all files of the bench; git ignores it. */
export const WORK = join(ROOT, ".tmp/bench");

/** Server and clients have a core each: sharing one would make the faster server look slower. */
export const SERVER_CORE = 0;
export const CLIENT_CORE = 1;
const TASKSET = "/usr/bin/taskset";
const canPin = existsSync(TASKSET) && availableParallelism() > 1;

export type Environment = Record<string, string | undefined>;

const running = new Set<ChildProcess>();
// Child processes end with the bench.
process.once("exit", () => {
  for (const child of running) child.kill("SIGTERM");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

export function start(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"], ...options });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Runs a script of this project in a separate process, on one core where the system supports that. */
export function startNode(
  args: string[],
  { core, env, stdio }: { core?: number; env?: Environment; stdio?: SpawnOptions["stdio"] } = {},
): ChildProcess {
  const options = { env: { ...process.env, ...env }, ...(stdio ? { stdio } : {}) };
  if (core === undefined || !canPin) return start(process.execPath, args, options);
  return start(TASKSET, ["-c", String(core), process.execPath, ...args], options);
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  const killTimer = setTimeout(() => child.kill("SIGKILL"), 10_000);
  child.kill(signal);
  await exit;
  clearTimeout(killTimer);
}

/** Waits for a process that does one task and exits. */
export async function waitForExit(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnargs.join(" ")} ended with ${code}`);
}

/** The first message of a process; fails if it exits without one or exceeds the timeout. */
export async function messageOf<T>(child: ChildProcess, seconds: number): Promise<T> {
  const limit = AbortSignal.timeout(seconds * 1_000);
  try {
    return await new Promise<T>((resolve, reject) => {
      child.once("message", (message) => resolve(message as T));
      child.once("exit", (code) => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`)));
      limit.addEventListener("abort", () => reject(new Error(`${child.spawnargs.at(-1)} takes too long`)));
    });
  } finally {
    await stop(child);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/** Waits until an address answers 200. */
export async function waitUntilAnswering(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 180_000;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}

/** Memory of a process in MB; null if the system doesn't report it. */
export function memoryOf(pid: number): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1_024;
  } catch {
    return null;
  }
}
