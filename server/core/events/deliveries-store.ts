import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jsonOf } from "../../db/rows.ts";
import { eventDeliveries } from "./tables.ts";

export type Delivery = typeof eventDeliveries.$inferSelect;
type NewDelivery = Pick<Delivery, "event" | "subscriber" | "payload">;

/** One attempt to handle a delivery. */
export type Attempt = Pick<Delivery, "id" | "attempts">;

const isAttempt = ({ id, attempts }: Attempt) =>
  and(eq(eventDeliveries.id, id), eq(eventDeliveries.attempts, attempts));

/** The statement doesn't wait for the disk: if its effect is lost in a crash, a delivery is only repeated. */
const WITHOUT_FLUSH = sql`set_config('synchronous_commit', 'off', true) is not null`;

/** Statements on deliveries; `add` runs in the transaction of the event. */
export const deliveriesStore = {
  async add(tx: Db, deliveries: readonly NewDelivery[], at: Date): Promise<void> {
    const now = at.toISOString();
    await tx.execute(sql`
      insert into event_deliveries (event, subscriber, payload, due_at, created_at)
      select event, subscriber, payload, ${now}::timestamptz, ${now}::timestamptz
      from json_to_recordset(${jsonOf(deliveries)}::json) as one (event text, subscriber text, payload jsonb)`);
  },

  /** Claims the oldest due deliveries until `until`, so that no other process handles them meanwhile. */
  async claim(
    db: Db,
    subscribers: readonly string[],
    { at, until, limit }: { at: Date; until: Date; limit: number },
  ): Promise<Delivery[]> {
    const due = db
      .select({ id: eventDeliveries.id })
      .from(eventDeliveries)
      .where(and(lte(eventDeliveries.dueAt, at), inArray(eventDeliveries.subscriber, [...subscribers])))
      .orderBy(asc(eventDeliveries.id))
      .limit(limit)
      .for("update", { skipLocked: true });
    return (
      db
        .update(eventDeliveries)
        .set({ attempts: sql`${eventDeliveries.attempts} + 1`, dueAt: until, error: null })
        // An array is computed once: in a join, the limit could be applied repeatedly.
        .where(and(sql`${eventDeliveries.id} = any(array(${due}))`, WITHOUT_FLUSH))
        .returning()
    );
  },

  /** Removes handled deliveries, unless another process has claimed them meanwhile. */
  async removeAll(db: Db, attempts: readonly Attempt[]): Promise<void> {
    const [ids, numbers] = [attempts.map(({ id }) => id), attempts.map((one) => one.attempts)];
    await db.delete(eventDeliveries).where(
      and(
        sql`(${eventDeliveries.id}, ${eventDeliveries.attempts}) in
            (select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(numbers)}::int[]))`,
        WITHOUT_FLUSH,
      ),
    );
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
