import { and, eq, gt, inArray, ne } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { cardChecks } from "../tables.ts";

export const cardsStore = (db: Db) => ({
  add: (row: typeof cardChecks.$inferInsert) => db.insert(cardChecks).values(row),

  /** @returns digests of the distinct cards that a player has checked since `since`. */
  async digestsSince(playerId: number, since: Date): Promise<string[]> {
    const rows = await db
      .selectDistinct({ digest: cardChecks.digest })
      .from(cardChecks)
      .where(and(eq(cardChecks.playerId, playerId), gt(cardChecks.createdAt, since)));
    return rows.map(({ digest }) => digest);
  },

  /** Other players who checked a card and weren't rejected, at most `limit`. */
  async otherPlayers(playerId: number, digests: readonly string[], limit: number): Promise<number[]> {
    const rows = await db
      .selectDistinct({ playerId: cardChecks.playerId })
      .from(cardChecks)
      .where(
        and(
          inArray(cardChecks.digest, [...digests]),
          ne(cardChecks.playerId, playerId),
          ne(cardChecks.result, "rejected"),
        ),
      )
      .limit(limit);
    return rows.map((row) => row.playerId);
  },
});
