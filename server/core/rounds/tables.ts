import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { gameSessions } from "../game-sessions/tables.ts";

/** Rounds, named by their provider; stakes and wins are net of rollbacks. */
export const rounds = pgTable(
  "rounds",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    provider: text().notNull(),
    /** The provider's name for the round. */
    name: text().notNull(),
    /** The game session that the round started in. */
    sessionId: uuid("session_id").notNull(),
    playerId: integer("player_id").notNull(),
    accountId: integer("account_id").notNull(),
    gameIdentifier: text("game_identifier").notNull(),
    /** Minor units, by balance type. */
    stakeReal: bigint("stake_real", { mode: "bigint" }).notNull(),
    stakeBonus: bigint("stake_bonus", { mode: "bigint" }).notNull(),
    /** Minor units, by balance type. */
    winReal: bigint("win_real", { mode: "bigint" }).notNull(),
    winBonus: bigint("win_bonus", { mode: "bigint" }).notNull(),
    /** Number of bets received, rolled-back ones included. */
    bets: integer().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    closedAt: timestamp("closed_at", { withTimezone: true }),
  },
  (t) => [
    foreignKey({
      name: "rounds_session",
      columns: [t.sessionId, t.playerId, t.accountId],
      foreignColumns: [gameSessions.id, gameSessions.playerId, gameSessions.accountId],
    }),
    uniqueIndex("rounds_name").on(t.provider, t.name),
    index("rounds_time").on(t.playerId, t.createdAt, t.id),
    index("rounds_open").on(t.playerId).where(sql`${t.closedAt} is null`),
  ],
);
