import { and, eq, isNull, sql } from "drizzle-orm";
import { openAccount } from "../../core/accounts/accounts-store.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { wallets } from "../../core/ledger/tables.ts";
import { playerChanges } from "../../core/players/player-changes-store.ts";
import { players } from "../../core/players/tables.ts";
import type { Db } from "../../db/client.ts";
import { payments } from "../payments/tables.ts";
import { rounds } from "../wallet/tables.ts";

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

    /** Stakes and wins per account, net of rollbacks; minor units. */
    async playTotals(playerId: number): Promise<Map<number, { bets: bigint; wins: bigint }>> {
      const rows = await db
        .select({
          accountId: rounds.accountId,
          bets: sql<string>`sum(${rounds.stakeReal} + ${rounds.stakeBonus})`,
          wins: sql<string>`sum(${rounds.winReal} + ${rounds.winBonus})`,
        })
        .from(rounds)
        .where(eq(rounds.playerId, playerId))
        .groupBy(rounds.accountId);
      return new Map(
        rows.map(({ accountId, bets, wins }) => [accountId, { bets: BigInt(bets), wins: BigInt(wins) }]),
      );
    },

    /** Deposits and withdrawals per account, without reversed ones; minor units. */
    async paymentTotals(playerId: number): Promise<Map<number, { deposits: bigint; withdrawals: bigint }>> {
      const sum = (action: string) =>
        sql<string>`coalesce(sum(${payments.amount}) filter (where ${payments.action} = ${action}), 0)`;
      const rows = await db
        .select({ accountId: payments.accountId, deposits: sum("deposit"), withdrawals: sum("cashout") })
        .from(payments)
        .where(
          and(eq(payments.playerId, playerId), eq(payments.state, "succeeded"), isNull(payments.reversedAt)),
        )
        .groupBy(payments.accountId);
      return new Map(
        rows.map(({ accountId, deposits, withdrawals }) => [
          accountId,
          { deposits: BigInt(deposits), withdrawals: BigInt(withdrawals) },
        ]),
      );
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
