import { and, eq, isNull } from "drizzle-orm";
import type { UtmMetrics } from "../../../src/contract/attribution.ts";
import type { Db } from "../../db/client.ts";
import { utmMetrics } from "./tables.ts";

export function createAttributionStore(db: Db, now: () => number) {
  const isUnattributed = (visit: string) => and(eq(utmMetrics.visit, visit), isNull(utmMetrics.sentAt));
  return {
    /** Stores a visit's parameters, replacing unattributed ones; ignores repetitions. */
    async save(visit: string, value: UtmMetrics): Promise<void> {
      const [existing] = await db
        .select({ id: utmMetrics.id })
        .from(utmMetrics)
        .where(and(eq(utmMetrics.visit, visit), eq(utmMetrics.value, value)))
        .limit(1);
      if (existing) return;
      const replaced = await db
        .update(utmMetrics)
        .set({ value })
        .where(isUnattributed(visit))
        .returning({ id: utmMetrics.id });
      if (replaced.length === 0)
        await db.insert(utmMetrics).values({ visit, value, createdAt: new Date(now()) });
    },

    /** Attributes a visit's stored parameters to a player. @returns false if there were none */
    async attribute(visit: string, playerId: number): Promise<boolean> {
      const attributed = await db
        .update(utmMetrics)
        .set({ playerId, sentAt: new Date(now()) })
        .where(isUnattributed(visit))
        .returning({ id: utmMetrics.id });
      return attributed.length > 0;
    },
  };
}
