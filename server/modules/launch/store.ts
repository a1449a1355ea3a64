import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { wallets } from "../../db/ledger-schema.ts";
import { gameLaunches, gameSessions } from "../../db/play-schema.ts";
import { accounts } from "../../db/player-schema.ts";
import { providers } from "../../db/schema.ts";

export type LaunchRow = typeof gameLaunches.$inferSelect;
export type SessionRow = typeof gameSessions.$inferSelect;

/** Selects one of the player's game sessions. */
interface SessionSelector {
  id: string;
  gameIdentifier?: string;
  loginDigest?: string;
}

/** Open real-money sessions whose login is still active. */
const isOpen = (playerId: number, at: Date) =>
  and(
    eq(gameSessions.playerId, playerId),
    isNull(gameSessions.endedAt),
    isNotNull(gameSessions.loginDigest),
    gt(gameSessions.expiresAt, at),
  );

export function createLaunchStore(db: Db) {
  return {
    async account(playerId: number, currency: string) {
      const [row] = await db
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.playerId, playerId), eq(accounts.currency, currency)));
      return row;
    },

    /** Profile fields that a game provider needs before the first stake. */
    async requiredFields(provider: string) {
      const [row] = await db
        .select({ fields: providers.requiredFields })
        .from(providers)
        .where(eq(providers.slug, provider));
      return row?.fields ?? [];
    },

    async addDemo(launch: typeof gameLaunches.$inferInsert): Promise<void> {
      await db.insert(gameLaunches).values(launch);
    },

    /** Inserts a launch and its session; `before` runs first in the same transaction. */
    async add(
      launch: typeof gameLaunches.$inferInsert,
      session: typeof gameSessions.$inferInsert,
      before: (tx: Db) => Promise<void>,
    ): Promise<void> {
      const { playerId } = session;
      await db.transaction(async (tx) => {
        // Creates and locks the player's wallet row, which serializes launches.
        await tx.insert(wallets).values({ playerId }).onConflictDoNothing();
        await tx
          .select({ playerId: wallets.playerId })
          .from(wallets)
          .where(eq(wallets.playerId, playerId))
          .for("update");
        await before(tx);
        await tx.insert(gameSessions).values(session);
        await tx.insert(gameLaunches).values(launch);
      });
    },

    /** True if the player has an open real-money game. */
    async isPlaying(tx: Db, playerId: number, at: Date): Promise<boolean> {
      const [row] = await tx
        .select({ id: gameSessions.id })
        .from(gameSessions)
        .where(isOpen(playerId, at))
        .limit(1);
      return row !== undefined;
    },

    /** Ends the player's open game sessions, or one of them. @returns false if there were none */
    async end(tx: Db, playerId: number, at: Date, selector?: SessionSelector): Promise<boolean> {
      const ended = await tx
        .update(gameSessions)
        .set({ endedAt: at })
        .where(
          and(
            isOpen(playerId, at),
            selector && eq(gameSessions.id, selector.id),
            selector?.gameIdentifier ? eq(gameSessions.gameIdentifier, selector.gameIdentifier) : undefined,
            selector?.loginDigest ? eq(gameSessions.loginDigest, selector.loginDigest) : undefined,
          ),
        )
        .returning({ id: gameSessions.id });
      return ended.length > 0;
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

    async session(id: string): Promise<SessionRow | undefined> {
      const [row] = await db.select().from(gameSessions).where(eq(gameSessions.id, id));
      return row;
    },
  };
}
