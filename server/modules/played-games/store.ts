import { desc, eq, max } from "drizzle-orm";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import type { Db } from "../../db/client.ts";

/** Sessions that are read, newest first: bounds the work for players with thousands. */
const MAX_SESSIONS = 500;
const MAX_GAMES = 40;

export const playedGamesStore = {
  /** Identifiers of the games that a player opened last, and when; newest first. */
  async latest(db: Db, playerId: number): Promise<{ game: string; at: Date }[]> {
    const recent = db
      .select({ game: gameSessions.gameIdentifier, at: gameSessions.createdAt })
      .from(gameSessions)
      .where(eq(gameSessions.playerId, playerId))
      .orderBy(desc(gameSessions.createdAt))
      .limit(MAX_SESSIONS)
      .as("recent");
    const at = max(recent.at).mapWith(gameSessions.createdAt);
    const rows = await db
      .select({ game: recent.game, at })
      .from(recent)
      .groupBy(recent.game)
      .orderBy(desc(at))
      .limit(MAX_GAMES);
    return rows.map((row) => ({ ...row, at: row.at! }));
  },
};
