import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { providerNames } from "./tables.ts";

type Row = typeof providerNames.$inferSelect;

/** A player at a payment or game provider. */
export type PlayerAtProvider = Omit<Row, "name">;

export const providerNamesStore = (db: Db) => ({
  async find({ playerId, kind, provider }: PlayerAtProvider): Promise<string | undefined> {
    const [row] = await db
      .select({ name: providerNames.name })
      .from(providerNames)
      .where(
        and(
          eq(providerNames.playerId, playerId),
          eq(providerNames.kind, kind),
          eq(providerNames.provider, provider),
        ),
      );
    return row?.name;
  },

  /** Inserts a name unless a concurrent call stored one. @throws the database's error if another player has the name */
  async add(row: Row): Promise<void> {
    const target = [providerNames.playerId, providerNames.kind, providerNames.provider];
    await db.insert(providerNames).values(row).onConflictDoNothing({ target });
  },
});
