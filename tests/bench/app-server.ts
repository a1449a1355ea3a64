import type { ChildProcess } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startChild, stopChild } from "./children.ts";

const root = join(import.meta.dirname, "../..");
/** Kept between runs, so that only the first one fills a database and draws the pictures. */
const DATA_DIR = join(root, ".tmp/bench/data");

/** The product as `npm start` runs it, on a port of its own. */
export interface AppServer {
  port: number;
  [Symbol.asyncDispose]: () => Promise<void>;
}

/** The port that the server says it is ready on. */
function readyPort(server: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout!.on("data", (data: Buffer) => {
      said += data;
      const port = /ready on http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    server.once("exit", () => reject(new Error(`The app's server ended. It said:\n${said}`)));
  });
}

/** After a first start the server draws pictures ahead; measuring waits until that is over. */
async function untilDrawn(): Promise<void> {
  const count = () => readdirSync(join(DATA_DIR, "art"), { recursive: true }).length;
  for (let before = -1, drawn = 0; before !== drawn; drawn = count()) {
    before = drawn;
    await sleep(3_000);
  }
}

export async function startApp(): Promise<AppServer> {
  const server = startChild(process.execPath, [join(root, "server/main.ts")], {
    cwd: root,
    env: { ...process.env, PORT: "0", DATA_DIR, TRUST_PROXY: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await readyPort(server);
  await untilDrawn();
  return { port, [Symbol.asyncDispose]: () => stopChild(server) };
}
