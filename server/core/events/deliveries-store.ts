import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { eventDeliveries } from "./tables.ts";

export type Delivery = typeof eventDeliveries.$inferSelect;
type NewDelivery = Pick<Delivery, "event" | "subscriber" | "payload">;

/** Statements on deliveries; `add` runs in the transaction of the event. */
export const deliveriesStore = {
  async add(tx: Db, deliveries: readonly NewDelivery[], at: Date): Promise<void> {
    await tx.insert(eventDeliveries).values(deliveries.map((one) => ({ ...one, dueAt: at, createdAt: at })));
  },

  /** Claims the oldest due delivery until `until`, so that no other process handles it meanwhile. */
  async claim(
    db: Db,
    subscribers: readonly string[],
    { at, until }: { at: Date; until: Date },
  ): Promise<Delivery | undefined> {
    const due = db
      .select({ id: eventDeliveries.id })
      .from(eventDeliveries)
      .where(and(lte(eventDeliveries.dueAt, at), inArray(eventDeliveries.subscriber, [...subscribers])))
      .orderBy(asc(eventDeliveries.id))
      .limit(1)
      .for("update", { skipLocked: true });
    const [row] = await db
      .update(eventDeliveries)
      .set({ attempts: sql`${eventDeliveries.attempts} + 1`, dueAt: until })
      .where(inArray(eventDeliveries.id, due))
      .returning();
    return row;
  },

  async remove(db: Db, id: number): Promise<void> {
    await db.delete(eventDeliveries).where(eq(eventDeliveries.id, id));
  },

  async fail(db: Db, id: number, error: string, dueAt: Date): Promise<void> {
    await db.update(eventDeliveries).set({ error, dueAt }).where(eq(eventDeliveries.id, id));
  },

  /** Deliveries with a failed attempt, oldest first. */
  failed: (db: Db, limit: number): Promise<Delivery[]> =>
    db
      .select()
      .from(eventDeliveries)
      .where(isNotNull(eventDeliveries.error))
      .orderBy(asc(eventDeliveries.id))
      .limit(limit),

  /** Makes failed deliveries due. @returns how many */
  async retry(db: Db, at: Date): Promise<number> {
    const rows = await db
      .update(eventDeliveries)
      .set({ dueAt: at })
      .where(and(isNotNull(eventDeliveries.error), gt(eventDeliveries.dueAt, at)))
      .returning({ id: eventDeliveries.id });
    return rows.length;
  },
};
