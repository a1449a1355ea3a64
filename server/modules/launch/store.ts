import { and, eq, gt } from "drizzle-orm";
import { accounts } from "../../core/accounts/tables.ts";
import { gameSessionsStore } from "../../core/game-sessions/game-sessions-store.ts";
import { lockWallet } from "../../core/ledger/wallets-store.ts";
import type { Db } from "../../db/client.ts";
import { gameLaunches } from "./tables.ts";

export type LaunchRow = typeof gameLaunches.$inferSelect;

export function createLaunchStore(db: Db) {
  return {
    async account(playerId: number, currency: string) {
      const [row] = await db
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.playerId, playerId), eq(accounts.currency, currency)));
      return row;
    },

    async addDemo(launch: typeof gameLaunches.$inferInsert): Promise<void> {
      await db.insert(gameLaunches).values(launch);
    },

    /** Inserts a launch and its session; `before` runs first in the same transaction. */
    async add(
      launch: typeof gameLaunches.$inferInsert,
      session: Parameters<typeof gameSessionsStore.insert>[1],
      before: (tx: Db) => Promise<void>,
    ): Promise<void> {
      const { playerId } = session;
      await db.transaction(async (tx) => {
        await lockWallet(tx, playerId);
        await before(tx);
        await gameSessionsStore.insert(tx, session);
        await tx.insert(gameLaunches).values(launch);
      });
    },

    /** Consumes a launch of this provider. */
    async consume(digest: string, provider: string, at: Date): Promise<LaunchRow | undefined> {
      const condition = and(
        eq(gameLaunches.digest, digest),
        eq(gameLaunches.provider, provider),
        gt(gameLaunches.expiresAt, at),
      );
      const [row] = await db.delete(gameLaunches).where(condition).returning();
      return row;
    },
  };
}
