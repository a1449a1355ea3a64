import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { eventDeliveries } from "./tables.ts";

export type Delivery = typeof eventDeliveries.$inferSelect;
type NewDelivery = Pick<Delivery, "event" | "subscriber" | "payload">;

/** One attempt to handle a delivery. */
type Attempt = Pick<Delivery, "id" | "attempts">;

const isAttempt = ({ id, attempts }: Attempt) =>
  and(eq(eventDeliveries.id, id), eq(eventDeliveries.attempts, attempts));

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
      .set({ attempts: sql`${eventDeliveries.attempts} + 1`, dueAt: until, error: null })
      .where(eq(eventDeliveries.id, due))
      .returning();
    return row;
  },

  async remove(db: Db, attempt: Attempt): Promise<void> {
    await db.delete(eventDeliveries).where(isAttempt(attempt));
  },

  /** Stores why an attempt failed, unless another process has claimed the delivery meanwhile. */
  async fail(db: Db, attempt: Attempt, error: string, dueAt: Date): Promise<void> {
    await db.update(eventDeliveries).set({ error, dueAt }).where(isAttempt(attempt));
  },

  /** Deliveries with a failed or interrupted attempt, and those that have waited since `before`; oldest first. */
  failed: (db: Db, before: Date, limit: number): Promise<Delivery[]> =>
    db
      .select()
      .from(eventDeliveries)
      .where(
        or(
          isNotNull(eventDeliveries.error),
          gt(eventDeliveries.attempts, 1),
          lte(eventDeliveries.createdAt, before),
        ),
      )
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
