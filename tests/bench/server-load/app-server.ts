import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { freePort, ROOT, startNode, stop, WORK, waitForExit, waitUntilAnswering } from "./processes.ts";

/** Secret of the bench's servers. */
export const SECRET = "only of this bench, and of nothing else";

export interface Served {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

/** Builds the app; fast if the build is current. */
export function buildApp(): Promise<void> {
  return waitForExit(startNode(["server/build.ts"]));
}

export async function seedDatabase(games: number, env: { DATA_DIR?: string; DATABASE_URL?: string }) {
  // Without this, the database of a DATABASE_URL set for the bench would be seeded instead.
  await waitForExit(
    startNode(["server/cli/seed.ts", "--games", String(games)], { env: { DATABASE_URL: undefined, ...env } }),
  );
}

/** A digest of the code that generates a catalogue. */
function seedDigest(): string {
  const digest = createHash("sha256");
  for (const file of globSync("server/{db,seed}/**/*.{ts,sql}", { cwd: ROOT }).sort())
    digest.update(readFileSync(join(ROOT, file)));
  return digest.digest("hex");
}

/**
 * A data directory with an embedded database of so many games: seeded once, because that takes half a minute. Demo mode
 * has its own, because production doesn't start on a database with demo accounts.
 */
export async function catalogueFolder(
  games: number,
  mode: "production" | "demo" = "production",
): Promise<string> {
  const folder = join(WORK, mode === "demo" ? `catalogue-${games}-demo` : `catalogue-${games}`);
  const markerFile = join(folder, "seeded");
  const digest = seedDigest();
  if (existsSync(markerFile) && readFileSync(markerFile, "utf8") === digest) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await seedDatabase(games, { DATA_DIR: folder });
  writeFileSync(markerFile, digest);
  return folder;
}

/** Time without a new picture after which the server has drawn all of its own accord, milliseconds. */
const DRAWING_PAUSE = 5_000;

const picturesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];

/** Ids of the games that the server has drawn. */
export const drawnGames = (dataDir: string): ReadonlySet<number> =>
  new Set(picturesIn(join(dataDir, "art")).map((file) => Number.parseInt(basename(file), 10)));

/** Waits until the server has drawn what it draws after its start, which occupies a core for a minute or two. */
async function warm(dataDir: string): Promise<void> {
  const until = Date.now() + 300_000;
  const count = () => picturesIn(join(dataDir, "art")).length;
  let last = count();
  let since = Date.now();
  while (Date.now() - since < DRAWING_PAUSE) {
    if (Date.now() > until) throw new Error("the server draws pictures for more than five minutes");
    await new Promise((resolve) => setTimeout(resolve, 200));
    const next = count();
    if (next !== last) [last, since] = [next, Date.now()];
  }
}

/** Node options of `npm start`: the server's memory depends on them. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  const [program, ...args] = scripts.start.split("&&").at(-1)!.trim().split(/\s+/);
  if (program !== "node") throw new Error("npm start does not end with node");
  return args;
}

/** Starts the server as in production and warms it up, on the embedded database in `dataDir` or at `databaseUrl`. */
export async function startApp(options: {
  dataDir: string;
  databaseUrl?: string;
  core?: number;
  /** Its public address if it's behind a proxy. */
  origin?: string;
  /** Enables demo players and a payment provider. */
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
  await waitUntilAnswering(`http://127.0.0.1:${port}/healthz`, child);
  await warm(options.dataDir);
  return { port, pid: child.pid!, stop: () => stop(child) };
}
