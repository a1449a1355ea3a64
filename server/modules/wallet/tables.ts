import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import { ledgerEntries } from "../../core/ledger/tables.ts";

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

export const ACTION_KINDS = ["bet", "win", "rollback"] as const;

export type ActionKind = (typeof ACTION_KINDS)[number];

/**
 * `applied`: moved money. `pending`: a win that waits for its bet. `void`: nothing to move, because its bet was or
 * will be rejected.
 */
export type ActionStatus = "applied" | "pending" | "void";

/** Accepted provider actions by name; repeating one returns the same answer. */
export const walletActions = pgTable(
  "wallet_actions",
  {
    provider: text().notNull(),
    /** The provider's name for the action. */
    name: text().notNull(),
    kind: text().$type<ActionKind>().notNull(),
    status: text().$type<ActionStatus>().notNull(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => gameSessions.id),
    round: text().notNull(),
    /** Minor units; null for a rollback. */
    amount: bigint({ mode: "bigint" }),
    /** The action that a rollback reverses, known or not. */
    original: text(),
    /** Campaign of a free-round win, which has no bet. */
    campaign: text(),
    /** True if the action closes the round; a pending win does so when its bet arrives. */
    closes: boolean().notNull(),
    /** Balance changes in minor units, positive if the player gains. */
    real: bigint({ mode: "bigint" }).notNull(),
    bonus: bigint({ mode: "bigint" }).notNull(),
    owed: bigint({ mode: "bigint" }).notNull(),
    entryId: bigint("entry_id", { mode: "number" }).references(() => ledgerEntries.id),
    /** Real plus bonus balance afterwards as reported to the provider, minor units. */
    balance: bigint({ mode: "bigint" }).notNull(),
    /** True if it was rolled back. */
    reversed: boolean().notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.name] }),
    // The original comes first: with the provider first, look-ups would scan all actions of the provider.
    index("wallet_actions_originals").on(t.original, t.provider).where(sql`${t.original} is not null`),
    index("wallet_actions_round").on(t.round, t.provider),
    index("wallet_actions_pending").on(t.createdAt).where(sql`${t.status} = 'pending'`),
    check("wallet_actions_amount", sql`${t.amount} > 0`),
    check("wallet_actions_original", sql`(${t.kind} = 'rollback') = (${t.original} is not null)`),
    check("wallet_actions_applied", sql`(${t.status} = 'applied') = (${t.entryId} is not null)`),
  ],
);
