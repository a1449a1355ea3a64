import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { gameSessions } from "./tables.ts";

export type GameSessionRow = typeof gameSessions.$inferSelect;

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

/** Statements on real-money game sessions, which open at a launch and settle rounds after their end too. */
export const gameSessionsStore = {
  async insert(tx: Db, session: typeof gameSessions.$inferInsert): Promise<void> {
    await tx.insert(gameSessions).values(session);
  },

  /** The player's newest open real-money game; undefined for none. */
  async openGame(tx: Db, playerId: number, at: Date) {
    const { gameIdentifier, expiresAt } = gameSessions;
    const [row] = await tx
      .select({ gameIdentifier, expiresAt })
      .from(gameSessions)
      .where(isOpen(playerId, at))
      .orderBy(desc(gameSessions.createdAt))
      .limit(1);
    return row;
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

  /** Ends open game sessions: they settle rounds but take no bets. */
  async endAll(tx: Db, playerIds: readonly number[], at: Date): Promise<void> {
    await tx
      .update(gameSessions)
      .set({ endedAt: at })
      .where(
        and(
          inArray(gameSessions.playerId, [...playerIds]),
          isNull(gameSessions.endedAt),
          gt(gameSessions.expiresAt, at),
        ),
      );
  },

  /** Records a bet as activity of the logins behind these sessions. */
  async recordActivity(tx: Db, ids: readonly string[], at: Date): Promise<void> {
    const now = sql`${at.toISOString()}::timestamptz`;
    await tx.execute(sql`
      update sessions set active_at = ${now} where active_at < ${now} and digest in (
        select login_digest from game_sessions where id = any(${sql.param(ids)}::uuid[]))`);
  },

  async byId(db: Db, id: string): Promise<GameSessionRow | undefined> {
    const [row] = await db.select().from(gameSessions).where(eq(gameSessions.id, id));
    return row;
  },
};
