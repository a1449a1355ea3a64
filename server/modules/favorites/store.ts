import { and, asc, count, desc, eq } from "drizzle-orm";
import { players } from "../../core/players/tables.ts";
import type { Db } from "../../db/client.ts";
import { favoriteGames } from "./tables.ts";

export function createFavoritesStore(db: Db, now: () => number) {
  const isOwn = (playerId: number) => eq(favoriteGames.playerId, playerId);
  const isFavorite = (playerId: number, gameIdentifier: string) =>
    and(isOwn(playerId), eq(favoriteGames.gameIdentifier, gameIdentifier));

  return {
    /** Identifiers of a player's favourites, newest first. */
    async of(playerId: number): Promise<string[]> {
      const rows = await db
        .select({ identifier: favoriteGames.gameIdentifier })
        .from(favoriteGames)
        .where(isOwn(playerId))
        .orderBy(desc(favoriteGames.createdAt), asc(favoriteGames.gameIdentifier));
      return rows.map(({ identifier }) => identifier);
    },

    /** Adds a favourite; an existing one keeps its position. @returns false if the player has `limit` others */
    add: (playerId: number, gameIdentifier: string, limit: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        // Lock the player: concurrent calls would both pass the count.
        await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for("update");
        const [existing] = await tx
          .select({ playerId: favoriteGames.playerId })
          .from(favoriteGames)
          .where(isFavorite(playerId, gameIdentifier));
        if (existing) return true;
        const [all] = await tx.select({ total: count() }).from(favoriteGames).where(isOwn(playerId));
        if (all!.total >= limit) return false;
        await tx.insert(favoriteGames).values({ playerId, gameIdentifier, createdAt: new Date(now()) });
        return true;
      }),

    async remove(playerId: number, gameIdentifier: string): Promise<void> {
      await db.delete(favoriteGames).where(isFavorite(playerId, gameIdentifier));
    },
  };
}
