import { and, desc, eq, gt, lt, ne } from "drizzle-orm";
import type { LimitPeriod, LimitType } from "../../../src/contract/jurisdictions.ts";
import { publish } from "../../core/outbox/outbox-store.ts";
import type { Db } from "../../db/client.ts";
import { limitDeclines, userLimitChanges, userLimits } from "./tables.ts";

export type LimitRow = typeof userLimits.$inferSelect;
export type NewChange = typeof userLimitChanges.$inferInsert;
export type ChangeRow = typeof userLimitChanges.$inferSelect;

const isActive = ne(userLimits.state, "confirmed_disable");

/** Database access to limits; methods with `tx` must be called in a transaction. */
export const limitsStore = {
  async find(tx: Db, playerId: number, type: LimitType, period: LimitPeriod, scope: string) {
    const [row] = await tx
      .select()
      .from(userLimits)
      .where(
        and(
          eq(userLimits.playerId, playerId),
          eq(userLimits.type, type),
          eq(userLimits.period, period),
          eq(userLimits.scope, scope),
          isActive,
        ),
      );
    return row;
  },

  /** True while a self-exclusion of the player is in force. */
  async isSelfExcluded(db: Db, playerId: number, at: Date): Promise<boolean> {
    const [row] = await db
      .select({ id: userLimits.id })
      .from(userLimits)
      .where(
        and(
          eq(userLimits.playerId, playerId),
          eq(userLimits.type, "selfexclusion"),
          gt(userLimits.endsAt, at),
        ),
      )
      .limit(1);
    return row !== undefined;
  },

  /** True if the player declined the prompt for a deposit limit. */
  async hasDeclined(db: Db, playerId: number): Promise<boolean> {
    const rows = await db
      .select({ at: limitDeclines.declinedAt })
      .from(limitDeclines)
      .where(eq(limitDeclines.playerId, playerId));
    return rows.length > 0;
  },

  /** Repeating it changes nothing. */
  async decline(db: Db, playerId: number, declinedAt: Date): Promise<void> {
    await db.insert(limitDeclines).values({ playerId, declinedAt }).onConflictDoNothing();
  },

  async byId(tx: Db, playerId: number, id: number): Promise<LimitRow | undefined> {
    const [row] = await tx
      .select()
      .from(userLimits)
      .where(and(eq(userLimits.id, id), eq(userLimits.playerId, playerId), isActive));
    return row;
  },

  async byToken(tx: Db, digest: string): Promise<LimitRow | undefined> {
    const [row] = await tx.select().from(userLimits).where(eq(userLimits.tokenDigest, digest));
    return row;
  },

  async insert(tx: Db, values: typeof userLimits.$inferInsert): Promise<LimitRow> {
    const [row] = await tx.insert(userLimits).values(values).returning();
    return row!;
  },

  async update(tx: Db, id: number, values: Partial<LimitRow>): Promise<LimitRow> {
    const [row] = await tx.update(userLimits).set(values).where(eq(userLimits.id, id)).returning();
    return row!;
  },

  /** Records a change and adds an outbox row for the player's devices. */
  async recordChange(tx: Db, change: NewChange): Promise<void> {
    await tx.insert(userLimitChanges).values(change);
    await publish(tx, { playerId: change.playerId, type: "game_limits_changes", data: {} });
  },

  /** Newest first, with their limits. */
  changesOf: (db: Db, playerId: number, since: Date, limit: number) =>
    db
      .select({ change: userLimitChanges, limit: userLimits })
      .from(userLimitChanges)
      .innerJoin(userLimits, eq(userLimits.id, userLimitChanges.limitId))
      .where(and(eq(userLimitChanges.playerId, playerId), gt(userLimitChanges.at, since)))
      .orderBy(desc(userLimitChanges.id))
      .limit(limit),

  async changeByKey(tx: Db, key: string): Promise<{ change: ChangeRow; limit: LimitRow } | undefined> {
    const [row] = await tx
      .select({ change: userLimitChanges, limit: userLimits })
      .from(userLimitChanges)
      .innerJoin(userLimits, eq(userLimits.id, userLimitChanges.limitId))
      .where(eq(userLimitChanges.key, key));
    return row;
  },

  /** Removes unconfirmed requests that expired before `at`. */
  async removeExpiredRequests(db: Db, at: Date): Promise<void> {
    await db
      .update(userLimits)
      .set({
        state: "active",
        requestedAmount: null,
        requestedCurrency: null,
        requestedAt: null,
        confirmFrom: null,
        confirmUntil: null,
        tokenDigest: null,
      })
      .where(lt(userLimits.confirmUntil, at));
  },
};
