import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Served } from "./app-server.ts";
import { freePort, SERVER_CORE, startNode, stop, WORK, waitUntilAnswering } from "./processes.ts";

/** Starts a bare server (see bare-server.ts) that always responds with `text`, on the same core as our server. */
export async function startBare(kind: "stringify" | "fixed" | "hono", text: string): Promise<Served> {
  const port = await freePort();
  const file = join(WORK, `answer-${kind}`);
  mkdirSync(WORK, { recursive: true });
  writeFileSync(file, text);
  const script = join(import.meta.dirname, "bare-server.ts");
  const child = startNode([script, kind, String(port), file], { core: SERVER_CORE });
  await waitUntilAnswering(`http://127.0.0.1:${port}/`, child);
  return { port, pid: child.pid!, stop: () => stop(child) };
}
