import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { accounts, playerDevices, players, playerTokens } from "../../db/player-schema.ts";
import { outbox } from "../../db/realtime-schema.ts";

/** Statements that close an account, within `tx`. */
export const accountClosureStore = {
  /** Closes the account; database triggers end its sessions. @returns false if it was closed before */
  async close(tx: Db, playerId: number, at: Date): Promise<boolean> {
    const closed = await tx
      .update(players)
      .set({ closedAt: at, subscriptions: [], depositBonusCode: null })
      .where(and(eq(players.id, playerId), isNull(players.closedAt)))
      .returning({ id: players.id });
    if (closed.length === 0) return false;
    await tx.delete(playerTokens).where(eq(playerTokens.playerId, playerId));
    await tx.delete(playerDevices).where(eq(playerDevices.playerId, playerId));
    // Open tabs reload the session and find the player signed out.
    await tx.insert(outbox).values({ playerId, type: "account_closed", data: {} });
    return true;
  },

  /** Accounts with bonus money; amounts in minor units. */
  bonuses: (tx: Db, playerId: number) =>
    tx
      .select({ accountId: accounts.id, currency: accounts.currency, amount: accounts.bonus })
      .from(accounts)
      .where(and(eq(accounts.playerId, playerId), gt(accounts.bonus, 0n)))
      .orderBy(accounts.id),
};
