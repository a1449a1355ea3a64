import { and, eq, isNull } from "drizzle-orm";
import type { UtmMetrics } from "../../../src/contract/attribution.ts";
import type { Db } from "../../db/client.ts";
import { utmMetrics } from "../../db/player-schema.ts";

export function createMarksStore(db: Db, now: () => number) {
  const unsent = (visit: string) => and(eq(utmMetrics.visit, visit), isNull(utmMetrics.sentAt));
  return {
    /** Keeps the marks of a visit in place of those that wait; none twice. */
    async keep(visit: string, value: UtmMetrics): Promise<void> {
      const [same] = await db
        .select({ id: utmMetrics.id })
        .from(utmMetrics)
        .where(and(eq(utmMetrics.visit, visit), eq(utmMetrics.value, value)))
        .limit(1);
      if (same) return;
      const replaced = await db
        .update(utmMetrics)
        .set({ value })
        .where(unsent(visit))
        .returning({ id: utmMetrics.id });
      if (replaced.length === 0)
        await db.insert(utmMetrics).values({ visit, value, createdAt: new Date(now()) });
    },

    /** Ties the marks that wait to a player; false when none do. */
    async tie(visit: string, playerId: number): Promise<boolean> {
      const tied = await db
        .update(utmMetrics)
        .set({ playerId, sentAt: new Date(now()) })
        .where(unsent(visit))
        .returning({ id: utmMetrics.id });
      return tied.length > 0;
    },
  };
}
