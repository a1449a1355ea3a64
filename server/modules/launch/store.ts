import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { wallets } from "../../db/ledger-schema.ts";
import { gameLaunches, gameSessions } from "../../db/play-schema.ts";
import { accounts } from "../../db/player-schema.ts";
import { providers } from "../../db/schema.ts";

export type LaunchRow = typeof gameLaunches.$inferSelect;
export type SessionRow = typeof gameSessions.$inferSelect;

export function createLaunchStore(db: Db) {
  return {
    async account(playerId: number, currency: string) {
      const [row] = await db
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.playerId, playerId), eq(accounts.currency, currency)));
      return row;
    },

    /** What a studio has to know of a player before the first stake. */
    async requiredFields(provider: string) {
      const [row] = await db
        .select({ fields: providers.requiredFields })
        .from(providers)
        .where(eq(providers.slug, provider));
      return row?.fields ?? [];
    },

    /** Writes down a launch, with the session that it begins where money is played for. */
    async add(launch: typeof gameLaunches.$inferInsert, session: typeof gameSessions.$inferInsert | null) {
      await db.transaction(async (tx) => {
        if (session) {
          // Whoever plays has a place in the ledger.
          await tx.insert(wallets).values({ playerId: session.playerId }).onConflictDoNothing();
          await tx.insert(gameSessions).values(session);
        }
        await tx.insert(gameLaunches).values(launch);
      });
    },

    /** Uses a launch up: gives it once, and only to the provider that it is for. */
    async take(digest: string, provider: string, at: Date): Promise<LaunchRow | undefined> {
      const own = and(
        eq(gameLaunches.digest, digest),
        eq(gameLaunches.provider, provider),
        gt(gameLaunches.expiresAt, at),
      );
      const [row] = await db.delete(gameLaunches).where(own).returning();
      return row;
    },

    async session(id: string): Promise<SessionRow | undefined> {
      const [row] = await db.select().from(gameSessions).where(eq(gameSessions.id, id));
      return row;
    },
  };
}
