import { eq } from "drizzle-orm";
import { openAccount } from "../../core/accounts/accounts-store.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { wallets } from "../../core/ledger/tables.ts";
import { playerChanges } from "../../core/players/player-changes-store.ts";
import { players } from "../../core/players/tables.ts";
import type { Db } from "../../db/client.ts";

export type AccountRow = typeof accounts.$inferSelect & {
  active: boolean;
  /** Number of the player's newest ledger entry. */
  version: number;
};

export function createAccountsStore(db: Db, now: () => number) {
  return {
    /** A player's accounts, oldest first. */
    async of(playerId: number): Promise<AccountRow[]> {
      const rows = await db
        .select({ account: accounts, currentCurrency: players.currency, number: wallets.number })
        .from(accounts)
        .innerJoin(players, eq(players.id, accounts.playerId))
        .leftJoin(wallets, eq(wallets.playerId, accounts.playerId))
        .where(eq(accounts.playerId, playerId))
        .orderBy(accounts.id);
      return rows.map(({ account, currentCurrency, number }) => ({
        ...account,
        active: account.currency === currentCurrency,
        version: number ?? 0,
      }));
    },

    /** Opens the account if needed and makes it the current one. */
    async activate(playerId: number, currency: string): Promise<void> {
      await db.transaction(async (tx) => {
        await openAccount(tx, playerId, currency, new Date(now()));
        await playerChanges.setCurrency(tx, playerId, currency);
      });
    },
  };
}
