import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { accounts, playerDevices, players, playerTokens } from "../../db/player-schema.ts";
import { outbox } from "../../db/realtime-schema.ts";

/** What is written when an account is closed, within the transaction `tx`. */
export const closingStore = {
  /** Closes the account: the database ends its sign-ins with that. False where it was closed before. */
  async close(tx: Db, playerId: number, at: Date): Promise<boolean> {
    const closed = await tx
      .update(players)
      .set({ closedAt: at, subscriptions: [], depositBonusCode: null })
      .where(and(eq(players.id, playerId), isNull(players.closedAt)))
      .returning({ id: players.id });
    if (closed.length === 0) return false;
    await tx.delete(playerTokens).where(eq(playerTokens.playerId, playerId));
    await tx.delete(playerDevices).where(eq(playerDevices.playerId, playerId));
    // What is open anywhere asks who is signed in, and learns that nobody is.
    await tx.insert(outbox).values({ playerId, type: "account_closed", data: {} });
    return true;
  },

  /** Accounts with bonus money, whose amounts are in minor units. */
  bonuses: (tx: Db, playerId: number) =>
    tx
      .select({ accountId: accounts.id, currency: accounts.currency, amount: accounts.bonus })
      .from(accounts)
      .where(and(eq(accounts.playerId, playerId), gt(accounts.bonus, 0n)))
      .orderBy(accounts.id),
};
