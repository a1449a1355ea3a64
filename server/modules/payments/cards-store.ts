import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { cardChecks } from "../../db/payments-schema.ts";

export const cardsStore = (db: Db) => ({
  add: (row: typeof cardChecks.$inferInsert) => db.insert(cardChecks).values(row),

  /** How many different cards a player has wanted to pay with since a moment, this one not among them. */
  async others(playerId: number, digest: string, since: Date): Promise<number> {
    const [row] = await db
      .select({ count: sql<string>`count(distinct ${cardChecks.digest})` })
      .from(cardChecks)
      .where(
        and(
          eq(cardChecks.playerId, playerId),
          gt(cardChecks.createdAt, since),
          sql`${cardChecks.digest} <> ${digest}`,
        ),
      );
    return Number(row!.count);
  },
});
