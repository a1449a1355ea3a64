import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { players } from "../../db/schema.ts";

export type PlayerRow = typeof players.$inferSelect;
export type NewPlayer = typeof players.$inferInsert;

export function createPlayersStore(db: Db) {
  return {
    async byId(id: number): Promise<PlayerRow | undefined> {
      const [row] = await db.select().from(players).where(eq(players.id, id));
      return row;
    },

    /** The one player who has shown to own this address. */
    async byConfirmedEmail(email: string): Promise<PlayerRow | undefined> {
      const [row] = await db
        .select()
        .from(players)
        .where(and(eq(players.email, email), isNotNull(players.confirmedAt)));
      return row;
    },

    /** The newest of those who registered with this address and have not shown that it is theirs. */
    unconfirmedByEmail: (email: string, limit: number): Promise<PlayerRow[]> =>
      db
        .select()
        .from(players)
        .where(and(eq(players.email, email), isNull(players.confirmedAt)))
        .orderBy(desc(players.id))
        .limit(limit),

    async insert(values: NewPlayer): Promise<PlayerRow> {
      const [row] = await db.insert(players).values(values).returning();
      return row!;
    },

    async update(id: number, values: Partial<NewPlayer>): Promise<PlayerRow | undefined> {
      const [row] = await db.update(players).set(values).where(eq(players.id, id)).returning();
      return row;
    },
  };
}

export type PlayersStore = ReturnType<typeof createPlayersStore>;
