import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/** Processes that this one started and that still run. */
const running = new Set<ChildProcess>();

// Whatever ends the bench, an error or Ctrl-C, nothing of it stays.
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

export function startChild(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Asks a process to end, and makes it end after `patience` milliseconds. */
export async function stopChild(child: ChildProcess, patience = 5_000): Promise<void> {
  if (!running.has(child)) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  const forcing = setTimeout(() => child.kill("SIGKILL"), patience);
  await exit;
  clearTimeout(forcing);
}
