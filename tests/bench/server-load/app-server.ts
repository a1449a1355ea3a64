import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { answering, finished, freePort, ROOT, startNode, stop, WORK } from "./processes.ts";

/** Of the servers that the bench starts. */
export const SECRET = "only of this bench, and of nothing else";
/** Pictures that the server draws by itself after its start; see server/main.ts. */
export const WARM_TILES = 120;

export interface Served {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

/** Builds what the server serves; a moment when that is current. */
export function buildApp(): Promise<void> {
  return finished(startNode(["server/build.ts"]));
}

export async function seedDatabase(games: number, env: { DATA_DIR?: string; DATABASE_URL?: string }) {
  // The variable of the bench itself must not lead the embedded seed to somebody's database.
  await finished(
    startNode(["server/seed.ts", "--games", String(games)], { env: { DATABASE_URL: undefined, ...env } }),
  );
}

/** Stands for the code that makes a catalogue: another one makes another catalogue. */
function seedDigest(): string {
  const digest = createHash("sha256");
  for (const file of globSync("server/db/**/*.{ts,sql}", { cwd: ROOT }).sort())
    digest.update(readFileSync(join(ROOT, file)));
  return digest.digest("hex");
}

/**
 * A data directory with an embedded database of so many games: seeded once, since that takes half a minute. Demo mode
 * has its own, because production does not start on a database with demo accounts.
 */
export async function catalogueFolder(
  games: number,
  mode: "production" | "demo" = "production",
): Promise<string> {
  const folder = join(WORK, mode === "demo" ? `catalogue-${games}-demo` : `catalogue-${games}`);
  const mark = join(folder, "seeded");
  const digest = seedDigest();
  if (existsSync(mark) && readFileSync(mark, "utf8") === digest) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await seedDatabase(games, { DATA_DIR: folder });
  writeFileSync(mark, digest);
  return folder;
}

/** Waits until the server has drawn the pictures it begins with, which takes a core for some seconds. */
async function warm(dataDir: string): Promise<void> {
  const folder = join(dataDir, "art");
  const until = Date.now() + 300_000;
  const drawn = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }) : []);
  while (drawn().filter((file) => String(file).endsWith(".avif")).length < WARM_TILES) {
    if (Date.now() > until) throw new Error("the server does not draw its pictures");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** What `npm start` gives to node for the server: its memory depends on it. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  const [program, ...args] = scripts.start.split("&&").at(-1)!.trim().split(/\s+/);
  if (program !== "node") throw new Error("npm start does not end with node");
  return args;
}

/** The server, warm and as production starts it, on the embedded database in `dataDir` or the one at `databaseUrl`. */
export async function startApp(options: {
  dataDir: string;
  databaseUrl?: string;
  core?: number;
  /** Its public address, where something stands in front of it. */
  origin?: string;
  /** With players and a payment provider to try it with. */
  demo?: boolean;
}): Promise<Served> {
  const port = await freePort();
  const child = startNode(startArguments(), {
    core: options.core,
    env: {
      NODE_ENV: options.demo ? undefined : "production",
      ORIGIN: options.origin ?? `http://localhost:${port}`,
      SECRET,
      TRUST_PROXY: options.origin ? "1" : undefined,
      PORT: String(port),
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.databaseUrl,
    },
  });
  await answering(`http://127.0.0.1:${port}/healthz`, child);
  await warm(options.dataDir);
  return { port, pid: child.pid!, stop: () => stop(child) };
}
