import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { wallets } from "../ledger/tables.ts";
import { players } from "./tables.ts";

/** Changes of players that modules make within their own transactions. */
export const playerChanges = {
  /** Locks the player's wallet row, as bets do: no bet or payment is decided until the transaction ends. */
  async lockForUpdate(tx: Db, playerId: number): Promise<typeof players.$inferSelect | undefined> {
    await tx.select().from(wallets).where(eq(wallets.playerId, playerId)).for("update");
    const [row] = await tx.select().from(players).where(eq(players.id, playerId)).for("no key update");
    return row;
  },

  /**
   * Extends the exclusion of a player and of all accounts with the same mailbox; clears subscriptions and the bonus
   * code. @returns the excluded ids
   */
  async exclude(tx: Db, playerId: number, until: Date): Promise<number[]> {
    const [self] = await tx
      .select({ email: players.email, confirmedAt: players.confirmedAt })
      .from(players)
      .where(eq(players.id, playerId));
    // An unconfirmed address proves nothing about other accounts.
    const sameMailbox = self?.confirmedAt
      ? sql`mailbox_of(${players.email}) = mailbox_of(${self.email})`
      : undefined;
    const excluded = await tx
      .update(players)
      .set({
        excludedUntil: sql`greatest(${players.excludedUntil}, ${until.toISOString()}::timestamptz)`,
        subscriptions: [],
        depositBonusCode: null,
      })
      .where(or(eq(players.id, playerId), sameMailbox))
      .returning({ id: players.id });
    return excluded.map(({ id }) => id);
  },

  /** Closes the account; database triggers end its sessions. @returns false if it was closed before */
  async close(tx: Db, playerId: number, at: Date): Promise<boolean> {
    const closed = await tx
      .update(players)
      .set({ closedAt: at, subscriptions: [], depositBonusCode: null })
      .where(and(eq(players.id, playerId), isNull(players.closedAt)))
      .returning({ id: players.id });
    return closed.length > 0;
  },

  async setVerified(tx: Db, playerId: number, verified: boolean): Promise<void> {
    await tx.update(players).set({ verified }).where(eq(players.id, playerId));
  },

  /** Makes the account in this currency the current one. */
  async setCurrency(tx: Db, playerId: number, currency: string): Promise<void> {
    await tx.update(players).set({ currency }).where(eq(players.id, playerId));
  },

  async addToGroup(tx: Db, playerId: number, group: number): Promise<void> {
    await tx
      .update(players)
      .set({ groups: sql`array_append(${players.groups}, ${group}::int)` })
      .where(and(eq(players.id, playerId), sql`not ${group}::int = any(${players.groups})`));
  },

  /** @returns false if the player wasn't in the group */
  async removeFromGroup(tx: Db, playerId: number, group: number): Promise<boolean> {
    const changed = await tx
      .update(players)
      .set({ groups: sql`array_remove(${players.groups}, ${group}::int)` })
      .where(and(eq(players.id, playerId), sql`${group}::int = any(${players.groups})`))
      .returning({ id: players.id });
    return changed.length > 0;
  },

  /** Consumes a one-time code's time step. @returns false if it or a later one was used */
  async consumeOtpStep(db: Db, playerId: number, step: number): Promise<boolean> {
    const updated = await db
      .update(players)
      .set({ otpStep: step })
      .where(and(eq(players.id, playerId), or(isNull(players.otpStep), lt(players.otpStep, step))))
      .returning({ id: players.id });
    return updated.length > 0;
  },

  /** Does nothing if the value changed concurrently. */
  async replaceOtpSecret(db: Db, playerId: number, from: string, to: string): Promise<void> {
    await db
      .update(players)
      .set({ otpSecret: to })
      .where(and(eq(players.id, playerId), eq(players.otpSecret, from)));
  },
};
