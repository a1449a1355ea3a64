import { and, eq, inArray, sql } from "drizzle-orm";
import { sessions } from "../../core/sessions/tables.ts";
import { createLookup } from "../../db/batches.ts";
import type { Db } from "../../db/client.ts";
import { pushSubscriptions } from "./tables.ts";

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
/** A browser's push subscription. */
export type Subscription = Pick<SubscriptionRow, "session" | "endpoint" | "p256dh" | "auth" | "origin">;

/** Push subscriptions, one per session (by digest) and browser. */
export function createSubscriptionsStore(db: Db, now: () => number) {
  return {
    async find(session: string): Promise<SubscriptionRow | undefined> {
      const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.session, session));
      return row;
    },

    /** True if any browser of the player is subscribed, even with an expired session. */
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
     * Stores the session's subscription, replacing its previous one and taking over one of the same browser. @returns
     * false if the session has ended
     */
    save: (subscription: Subscription): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { session } = subscription;
        // Lock the session: concurrent calls would both insert.
        const [lockedSession] = await tx
          .select({ digest: sessions.digest })
          .from(sessions)
          .where(eq(sessions.digest, session))
          .for("update");
        if (!lockedSession) return false;
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

    /** Removes a subscription that the push service doesn't know, unless it was replaced. */
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
