import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { transactionId } from "../../db/transaction-id.ts";
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
    winUnsettled: bigint("win_unsettled", { mode: "bigint" }).notNull().default(sql`0`),
    /** Number of bets received, rolled-back ones included. */
    bets: integer().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    closedAt: timestamp("closed_at", { withTimezone: true }),
    /** The bonus that ran at the first bet. */
    bonusId: uuid("bonus_id"),
    /** Share of its stakes that counts towards the bonus, ten-thousandths. */
    contribution: smallint(),
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
    index("rounds_bonus").on(t.bonusId, t.id).where(sql`${t.bonusId} is not null`),
    index("rounds_open_bonus").on(t.bonusId).where(sql`${t.bonusId} is not null and ${t.closedAt} is null`),
    check("rounds_contribution", sql`${t.contribution} between 0 and 10000`),
    check("rounds_bonus_counts", sql`(${t.bonusId} is null) = (${t.contribution} is null)`),
  ],
);

const money = (name: string) => bigint(name, { mode: "bigint" }).notNull();

/**
 * The feed of settled rounds: a row when a round closes, and one for each later change. Stakes and wins are the round's
 * before (0 until it closed) and after, in minor units. Written with the round; never updated.
 */
export const settledRounds = pgTable(
  "settled_rounds",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** Id of the writing transaction: row ids alone would skip rows of a transaction that commits late. */
    tx: transactionId().notNull().default(sql`pg_current_xact_id()`),
    playerId: integer("player_id").notNull(),
    accountId: integer("account_id").notNull(),
    provider: text().notNull(),
    /** The provider's name for the round. */
    round: text().notNull(),
    gameIdentifier: text("game_identifier").notNull(),
    currency: text().notNull(),
    stakeRealBefore: money("stake_real_before"),
    stakeBonusBefore: money("stake_bonus_before"),
    winRealBefore: money("win_real_before"),
    winBonusBefore: money("win_bonus_before"),
    stakeReal: money("stake_real"),
    stakeBonus: money("stake_bonus"),
    winReal: money("win_real"),
    winBonus: money("win_bonus"),
    openedAt: timestamp("opened_at", { withTimezone: true }).notNull(),
    /** Time of the change. */
    settledAt: timestamp("settled_at", { withTimezone: true }).notNull(),
  },
  (t) => [index("settled_rounds_order").on(t.tx, t.id), index("settled_rounds_time").on(t.settledAt)],
);

/** Position of each consumer in the feed of settled rounds. */
export const feedCursors = pgTable("feed_cursors", {
  consumer: text().primaryKey(),
  tx: transactionId().notNull(),
  rowId: bigint("row_id", { mode: "number" }).notNull(),
});
