import { and, count, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { createBatches, STATEMENT_BATCHES } from "../../db/batches.ts";
import type { Db } from "../../db/client.ts";
import { notifications } from "./tables.ts";

export type NotificationRow = typeof notifications.$inferSelect;

export function createNotificationsStore(db: Db, now: () => number) {
  const belongsTo = (playerId: number) => eq(notifications.playerId, playerId);
  const isCurrent = (playerId: number) =>
    and(belongsTo(playerId), gt(notifications.expiresAt, new Date(now())));

  return {
    /** Concurrent notifications share a statement. @returns false if there is one with the same source */
    insert: createBatches<typeof notifications.$inferInsert, boolean>(async (rows) => {
      const insertedRows = await db
        .insert(notifications)
        .values([...rows])
        .onConflictDoNothing({ target: notifications.source })
        .returning({ id: notifications.id });
      const insertedIds = new Set(insertedRows.map(({ id }) => id));
      return rows.map(({ id }) => ({ value: insertedIds.has(id) }));
    }, STATEMENT_BATCHES),

    async idOfSource(source: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: notifications.id })
        .from(notifications)
        .where(eq(notifications.source, source));
      return row?.id;
    },

    /** Current notifications, newest first. */
    newest: (playerId: number, limit: number): Promise<NotificationRow[]> =>
      db
        .select()
        .from(notifications)
        .where(isCurrent(playerId))
        .orderBy(desc(notifications.number))
        .limit(limit),

    async unread(playerId: number): Promise<number> {
      const [all] = await db
        .select({ total: count() })
        .from(notifications)
        .where(and(isCurrent(playerId), isNull(notifications.readAt)));
      return all!.total;
    },

    /** Marks the player's own notifications; keeps earlier read times. */
    async markRead(playerId: number, ids: string[]): Promise<void> {
      await db
        .update(notifications)
        .set({ readAt: new Date(now()) })
        .where(and(belongsTo(playerId), inArray(notifications.id, ids), isNull(notifications.readAt)));
    },
  };
}
