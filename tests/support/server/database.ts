import { type Database, openDatabase } from "../../../server/db/client.ts";
import { seed } from "../../../server/db/seed.ts";

export const TEST_GAMES = 400;

let opened: Promise<Database> | undefined;

/** This worker's database: real Postgres, in memory or at DATABASE_URL, filled with a small seed. */
export function testDatabase(): Promise<Database> {
  opened ??= openDatabase({ url: process.env.DATABASE_URL }).then(async (database) => {
    await seed(database.db, TEST_GAMES);
    return database;
  });
  return opened;
}
