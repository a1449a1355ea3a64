import { randomUUID } from "node:crypto";
import { and, asc, count, eq, gt, lt } from "drizzle-orm";
import { players } from "../../core/players/tables.ts";
import type { Db } from "../../db/client.ts";
import { passkeyChallenges, passkeys } from "./tables.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;
type NewPasskey = Omit<PasskeyRow, "id" | "usedAt">;
type Challenge = typeof passkeyChallenges.$inferSelect;

const own = (playerId: number, id: string) => and(eq(passkeys.playerId, playerId), eq(passkeys.id, id));

export const passkeysStore = {
  /** Replaces the holder's challenge. */
  async setChallenge(db: Db, { holder, ...values }: Challenge): Promise<void> {
    await db
      .insert(passkeyChallenges)
      .values({ holder, ...values })
      .onConflictDoUpdate({ target: passkeyChallenges.holder, set: values });
  },

  /** Consumes the holder's challenge; undefined if there is none, or it has expired. */
  async takeChallenge(db: Db, holder: string, now: Date): Promise<Challenge | undefined> {
    const [taken] = await db
      .delete(passkeyChallenges)
      .where(and(eq(passkeyChallenges.holder, holder), gt(passkeyChallenges.expiresAt, now)))
      .returning();
    return taken;
  },

  /** The player's passkeys, oldest first. */
  of: (db: Db, playerId: number): Promise<PasskeyRow[]> =>
    db
      .select()
      .from(passkeys)
      .where(eq(passkeys.playerId, playerId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),

  /**
   * Adds a passkey. The player's row is locked, so that two calls don't exceed `max`.
   * @returns `full` with `max` passkeys; `exists` if an account has this credential
   */
  add: (db: Db, values: NewPasskey, max: number): Promise<PasskeyRow | "full" | "exists"> =>
    db.transaction(async (tx) => {
      const { playerId } = values;
      await tx.select({ id: players.id }).from(players).where(eq(players.id, playerId)).for("update");
      const [held] = await tx
        .select({ passkeys: count() })
        .from(passkeys)
        .where(eq(passkeys.playerId, playerId));
      if (held!.passkeys >= max) return "full";
      const [added] = await tx
        .insert(passkeys)
        .values({ id: randomUUID(), ...values })
        .onConflictDoNothing()
        .returning();
      return added ?? "exists";
    }),

  async byCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
    const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
    return found;
  },

  /**
   * Records a use. @returns false if a concurrent one has counted as far; authenticators that don't count stay at 0
   */
  async recordUse(db: Db, id: string, counter: number, at: Date): Promise<boolean> {
    const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
    const updated = await db
      .update(passkeys)
      .set({ counter, usedAt: at })
      .where(and(eq(passkeys.id, id), isNewer))
      .returning({ id: passkeys.id });
    return updated.length > 0;
  },

  async rename(db: Db, playerId: number, id: string, name: string): Promise<PasskeyRow | undefined> {
    const [renamed] = await db.update(passkeys).set({ name }).where(own(playerId, id)).returning();
    return renamed;
  },

  /** @returns false if the player has no such passkey */
  async remove(db: Db, playerId: number, id: string): Promise<boolean> {
    const removed = await db.delete(passkeys).where(own(playerId, id)).returning({ id: passkeys.id });
    return removed.length > 0;
  },
};
