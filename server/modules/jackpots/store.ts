import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jackpotWins } from "../../db/notice-schema.ts";
import { jackpots } from "../../db/schema.ts";

export type WinRow = typeof jackpotWins.$inferSelect;

export function createJackpotWinsStore(db: Db, now: () => number) {
  const unclaimed = isNull(jackpotWins.claimedAt);
  const one = (playerId: number, id: string) =>
    and(eq(jackpotWins.id, id), eq(jackpotWins.playerId, playerId));

  return {
    async insert(row: typeof jackpotWins.$inferInsert): Promise<void> {
      await db.insert(jackpotWins).values(row);
    },

    /** Those that nobody has shown the player, oldest first. */
    unclaimed: (playerId: number, limit: number): Promise<WinRow[]> =>
      db
        .select()
        .from(jackpotWins)
        .where(and(eq(jackpotWins.playerId, playerId), unclaimed))
        .orderBy(asc(jackpotWins.wonAt), asc(jackpotWins.number))
        .limit(limit),

    /** True for the first who asks; undefined when the player has won none of this id. */
    async claim(playerId: number, id: string): Promise<boolean | undefined> {
      const claimed = await db
        .update(jackpotWins)
        .set({ claimedAt: new Date(now()) })
        .where(and(one(playerId, id), unclaimed))
        .returning({ id: jackpotWins.id });
      if (claimed.length > 0) return true;
      const [there] = await db.select({ id: jackpotWins.id }).from(jackpotWins).where(one(playerId, id));
      return there ? false : undefined;
    },

    async jackpot(identifier: string) {
      const [row] = await db.select().from(jackpots).where(eq(jackpots.identifier, identifier));
      return row;
    },
  };
}
