import { join } from "node:path";
import { messageOf, SERVER_CORE, startNode } from "./processes.ts";

export interface Measured {
  perSecond: number;
  p99: number;
}

export interface QueryResults {
  store: Measured[];
  driver: Measured[];
  search: Measured[];
}

export interface QueryOptions {
  rounds: number;
  seconds: number;
  /** Concurrent queries. */
  inFlight: number;
}

/** Runs the catalogue's queries in a separate process, without the server and its response cache. */
export function measureQueries(
  options: QueryOptions,
  env: { DATA_DIR: string; DATABASE_URL: string | undefined },
): Promise<QueryResults> {
  const child = startNode([join(import.meta.dirname, "queries-process.ts"), JSON.stringify(options)], {
    core: SERVER_CORE,
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return messageOf<QueryResults>(child, (options.rounds + 1) * options.seconds * 4 + 60);
}
