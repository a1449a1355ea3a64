import { execFileSync } from "node:child_process";
import { chownSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { freePort, start, stop, WORK } from "./processes.ts";

export interface Postgres {
  url: string;
  stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; its package creates a user for it. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8")) ?? [];
  if (uid === undefined) throw new Error("PostgreSQL does not run as root, and there is no user postgres");
  return { uid: Number(uid), gid: Number(gid) };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function waitUntilConnectable(url: string): Promise<void> {
  for (let tries = 100; ; tries--) {
    try {
      return await run(url, "select 1");
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Starts a server in a new folder with the programs of an installed package. */
async function startServer(initdb: string): Promise<Postgres> {
  const folder = join(WORK, "postgres");
  const user = owner();
  rmSync(folder, { recursive: true, force: true });
  // The parent folder is readable for everyone, the data only for its owner.
  mkdirSync(WORK, { recursive: true });
  mkdirSync(folder, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const init = ["-D", folder, "-U", "bench", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(initdb, init, { ...user, cwd: "/", stdio: "ignore" });
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  const child = start(
    join(dirname(initdb), "postgres"),
    ["-D", folder, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...user, cwd: "/", stdio: "ignore" },
  );
  const url = `postgres://bench@127.0.0.1:${port}/postgres`;
  const end = () => stop(child, "SIGINT");
  await waitUntilConnectable(url).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { url, stop: end };
}

/** Creates a separate database on an existing server, so that existing data is not touched. */
async function createDatabase(server: string): Promise<Postgres> {
  const name = `apogee_bench_${process.pid}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => run(server, `drop database ${name} with (force)`) };
}

/** PostgreSQL for the bench: at DATABASE_URL, else from an installed package, else the reason why there is none. */
export async function openPostgres(): Promise<Postgres | { missing: string }> {
  const { DATABASE_URL } = process.env;
  const initdb = globSync("/usr/lib/postgresql/*/bin/initdb").sort().at(-1);
  try {
    if (DATABASE_URL) return await createDatabase(DATABASE_URL);
    if (initdb) return await startServer(initdb);
    return { missing: "no PostgreSQL: DATABASE_URL is not set and none is installed" };
  } catch (error) {
    return { missing: `no PostgreSQL: ${error instanceof Error ? error.message : error}` };
  }
}
