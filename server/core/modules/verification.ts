import type { Db } from "../../db/client.ts";

/** Finds violated invariants of a module's tables, one sentence each, in the database of a server that may not run. */
export type Verify = (db: Db) => Promise<string[]>;
