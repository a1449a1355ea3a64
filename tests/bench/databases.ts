import type { Part, Row } from "./rows.ts";
import { openPostgres } from "./server-load/postgres.ts";

export interface OnDatabase {
  rounds: number;
  /** Prefix of the rows' ids. */
  id: string;
  database: "PostgreSQL" | "PGlite";
}

/** Measures on PostgreSQL, if available, and on the embedded database, whose URL is undefined. */
export const onDatabases =
  (part: string, measure: (url: string | undefined, on: OnDatabase) => Promise<Row[]>): Part =>
  async ({ rounds, log }) => {
    const rows: Row[] = [];
    const postgres = await openPostgres();
    if ("missing" in postgres) log(`${part}: ${postgres.missing}`);
    else {
      log(`${part}: PostgreSQL`);
      try {
        const on = { rounds, id: `${part}.postgres`, database: "PostgreSQL" } as const;
        rows.push(...(await measure(postgres.url, on)));
      } finally {
        await postgres.stop();
      }
    }
    log(`${part}: PGlite`);
    return [...rows, ...(await measure(undefined, { rounds, id: `${part}.pglite`, database: "PGlite" }))];
  };
