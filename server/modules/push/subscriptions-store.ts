import { and, eq, inArray, sql } from "drizzle-orm";
import { createLookup } from "../../db/batches.ts";
import type { Db } from "../../db/client.ts";
import { pushSubscriptions } from "../../db/notice-schema.ts";
import { sessions } from "../../db/player-schema.ts";

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
/** What a browser says of itself. */
export type Subscription = Pick<SubscriptionRow, "session" | "endpoint" | "p256dh" | "auth" | "origin">;

/** Sessions by their digest: one has one browser, and one browser has one session. */
export function createSubscriptionsStore(db: Db, now: () => number) {
  return {
    async find(session: string): Promise<SubscriptionRow | undefined> {
      const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.session, session));
      return row;
    },

    /** Whether any browser of a player is subscribed, in a session that holds or not. */
    has: createLookup(async (playerIds: readonly number[]) => {
      const rows = await db
        .select({ playerId: sessions.playerId })
        .from(pushSubscriptions)
        .innerJoin(sessions, eq(sessions.digest, pushSubscriptions.session))
        .where(sql`${sessions.playerId} = any(${sql.param(playerIds)}::int[])`)
        .groupBy(sessions.playerId);
      return new Map(rows.map(({ playerId }) => [playerId, true]));
    }),

    of: (digests: string[]): Promise<SubscriptionRow[]> =>
      db.select().from(pushSubscriptions).where(inArray(pushSubscriptions.session, digests)),

    async markSeen(session: string): Promise<void> {
      await db
        .update(pushSubscriptions)
        .set({ seenAt: new Date(now()) })
        .where(eq(pushSubscriptions.session, session));
    },

    /**
     * In place of what the session had; from another session that had the same browser it moves here. False when the
     * session has ended.
     */
    keep: (subscription: Subscription): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { session } = subscription;
        // Two at once would both find none and both insert.
        const [open] = await tx
          .select({ digest: sessions.digest })
          .from(sessions)
          .where(eq(sessions.digest, session))
          .for("update");
        if (!open) return false;
        const at = new Date(now());
        const row = { ...subscription, createdAt: at, seenAt: at };
        await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.session, session));
        await tx
          .insert(pushSubscriptions)
          .values(row)
          .onConflictDoUpdate({ target: [pushSubscriptions.endpoint, pushSubscriptions.auth], set: row });
        return true;
      }),

    async end(session: string): Promise<void> {
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.session, session));
    },

    /** Forgets one that its push service does not know any more; not one that has come in its place since. */
    async forget({ session, endpoint, auth }: Subscription): Promise<void> {
      await db
        .delete(pushSubscriptions)
        .where(
          and(
            eq(pushSubscriptions.session, session),
            eq(pushSubscriptions.endpoint, endpoint),
            eq(pushSubscriptions.auth, auth),
          ),
        );
    },
  };
}
