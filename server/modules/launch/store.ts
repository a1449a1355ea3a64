import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { wallets } from "../../db/ledger-schema.ts";
import { gameLaunches, gameSessions } from "../../db/play-schema.ts";
import { accounts } from "../../db/player-schema.ts";
import { providers } from "../../db/schema.ts";

export type LaunchRow = typeof gameLaunches.$inferSelect;
export type SessionRow = typeof gameSessions.$inferSelect;

/** One game of a player's, and what must be true of it beside. */
interface Named {
  id: string;
  gameIdentifier?: string;
  loginDigest?: string;
}

/** Games for real of somebody who is still signed in where they were begun. */
const open = (playerId: number, at: Date) =>
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

    /** What a studio has to know of a player before the first stake. */
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

    /** Writes down a launch with the session that it begins, after what `before` does in the same transaction. */
    async add(
      launch: typeof gameLaunches.$inferInsert,
      session: typeof gameSessions.$inferInsert,
      before: (tx: Db) => Promise<void>,
    ): Promise<void> {
      const { playerId } = session;
      await db.transaction(async (tx) => {
        // Whoever plays has a place in the ledger; two launches at once go one after the other.
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

    /** Whether the player has a game for real that bets are taken in. */
    async isPlaying(tx: Db, playerId: number, at: Date): Promise<boolean> {
      const [row] = await tx
        .select({ id: gameSessions.id })
        .from(gameSessions)
        .where(open(playerId, at))
        .limit(1);
      return row !== undefined;
    },

    /** Takes no more bets in the player's games, or in one of them. False when there is none. */
    async end(tx: Db, playerId: number, at: Date, one?: Named): Promise<boolean> {
      const ended = await tx
        .update(gameSessions)
        .set({ endedAt: at })
        .where(
          and(
            open(playerId, at),
            one && eq(gameSessions.id, one.id),
            one?.gameIdentifier ? eq(gameSessions.gameIdentifier, one.gameIdentifier) : undefined,
            one?.loginDigest ? eq(gameSessions.loginDigest, one.loginDigest) : undefined,
          ),
        )
        .returning({ id: gameSessions.id });
      return ended.length > 0;
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
