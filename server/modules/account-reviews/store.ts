import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { accountReviews } from "./tables.ts";

export type ReviewRow = typeof accountReviews.$inferSelect;

export const reviewsStore = {
  async of(db: Db, playerId: number): Promise<ReviewRow | undefined> {
    const [row] = await db.select().from(accountReviews).where(eq(accountReviews.playerId, playerId));
    return row;
  },

  async save(db: Db, playerId: number, change: Omit<Partial<ReviewRow>, "playerId">): Promise<void> {
    await db
      .insert(accountReviews)
      .values({ playerId, ...change })
      .onConflictDoUpdate({ target: accountReviews.playerId, set: change });
  },
};
