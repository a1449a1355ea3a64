import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { providerNames } from "../../db/player-schema.ts";

type Row = typeof providerNames.$inferSelect;

/** A player at a provider of payments or of games. */
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

  /** Leaves the name that another request has stored meanwhile; throws where the name is another player's. */
  async add(row: Row): Promise<void> {
    const target = [providerNames.playerId, providerNames.kind, providerNames.provider];
    await db.insert(providerNames).values(row).onConflictDoNothing({ target });
  },
});
