import { and, asc, count, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { favoriteGames, players } from "../../db/player-schema.ts";

export function createFavoritesStore(db: Db, now: () => number) {
  const own = (playerId: number) => eq(favoriteGames.playerId, playerId);
  const one = (playerId: number, gameIdentifier: string) =>
    and(own(playerId), eq(favoriteGames.gameIdentifier, gameIdentifier));

  return {
    /** Identifiers of the player's games, newest first. */
    async of(playerId: number): Promise<string[]> {
      const rows = await db
        .select({ identifier: favoriteGames.gameIdentifier })
        .from(favoriteGames)
        .where(own(playerId))
        .orderBy(desc(favoriteGames.createdAt), asc(favoriteGames.gameIdentifier));
      return rows.map(({ identifier }) => identifier);
    },

    /** False when the player has `most` others already. One that is there keeps its place. */
    add: (playerId: number, gameIdentifier: string, most: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        // Two at once would both count before either is there.
        await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for("update");
        const [there] = await tx
          .select({ playerId: favoriteGames.playerId })
          .from(favoriteGames)
          .where(one(playerId, gameIdentifier));
        if (there) return true;
        const [all] = await tx.select({ total: count() }).from(favoriteGames).where(own(playerId));
        if (all!.total >= most) return false;
        await tx.insert(favoriteGames).values({ playerId, gameIdentifier, createdAt: new Date(now()) });
        return true;
      }),

    async remove(playerId: number, gameIdentifier: string): Promise<void> {
      await db.delete(favoriteGames).where(one(playerId, gameIdentifier));
    },
  };
}
