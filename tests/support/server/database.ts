import type { PGlite } from "@electric-sql/pglite";
import { eq } from "drizzle-orm";
import { type Database, openDatabase } from "../../../server/db/client.ts";
import { campaigns } from "../../../server/modules/campaigns/tables.ts";
import { seed } from "../../../server/seed/seed.ts";
import { migratedFiles } from "./migrated-files.ts";
import { reverseUnorderedRows } from "./unordered-rows.ts";

export const TEST_GAMES = 400;

/** Opens an empty embedded database for one test file. */
export async function openEmptyDatabase(): Promise<Database> {
  const database = await openDatabase({ files: await migratedFiles() });
  reverseUnorderedRows((database.db as unknown as { $client: PGlite }).$client);
  return database;
}

let openedDatabase: Promise<Database> | undefined;

/**
 * This test worker's database: real Postgres, in memory or at DATABASE_URL, with a small seed. With DATABASE_OWNER_URL
 * the server's account can't change the schema, as in a deployment with two accounts.
 */
export function testDatabase(): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = process.env;
  openedDatabase ??= (url ? openDatabase({ url: ownerUrl ?? url }) : openEmptyDatabase()).then(
    async (database) => {
      await seed(database.db, TEST_GAMES);
      // Players of tests start without gifts.
      await database.db
        .update(campaigns)
        .set({ pausedAt: new Date() })
        .where(eq(campaigns.kind, "registration_bonus"));
      if (ownerUrl === undefined) return database;
      await database.close();
      return openDatabase({ url, ownerUrl });
    },
  );
  return openedDatabase;
}
