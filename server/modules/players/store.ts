import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { accounts, players } from "../../db/player-schema.ts";

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

    /** A new player, with an account of the player's currency. */
    insert: (values: NewPlayer): Promise<PlayerRow> =>
      db.transaction(async (tx) => {
        const [row] = await tx.insert(players).values(values).returning();
        const { id: playerId, currency, createdAt } = row!;
        await tx.insert(accounts).values({ playerId, currency, createdAt });
        return row!;
      }),

    async update(id: number, values: Partial<NewPlayer>): Promise<PlayerRow | undefined> {
      const [row] = await db.update(players).set(values).where(eq(players.id, id)).returning();
      return row;
    },
  };
}

export type PlayersStore = ReturnType<typeof createPlayersStore>;
