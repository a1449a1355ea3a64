import { and, eq, gt } from "drizzle-orm";
import { accounts } from "../../../core/accounts/tables.ts";
import { publish } from "../../../core/outbox/outbox-store.ts";
import { playerChanges } from "../../../core/players/player-changes-store.ts";
import type { Db } from "../../../db/client.ts";
import { playerDevices, playerTokens } from "../tables.ts";

/** Database access for closing an account, in transaction `tx`. */
export const accountClosureStore = {
  /** Closes the account; database triggers end its sessions. @returns false if it was closed before */
  async close(tx: Db, playerId: number, at: Date): Promise<boolean> {
    if (!(await playerChanges.close(tx, playerId, at))) return false;
    await tx.delete(playerTokens).where(eq(playerTokens.playerId, playerId));
    await tx.delete(playerDevices).where(eq(playerDevices.playerId, playerId));
    // Open tabs reload the session and find the player signed out.
    await publish(tx, { playerId, type: "account_closed", data: {} });
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
