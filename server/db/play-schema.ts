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
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Device } from "../../src/contract/games.ts";
import type { LocaleCode } from "../../src/contract/locale.ts";
import type { PlanPart } from "../../src/contract/session-plan.ts";
import { ledgerEntries } from "./ledger-schema.ts";
import { accounts, players, sessions } from "./player-schema.ts";

/** Game sessions for real money, which providers name in each call. Demo games have no wallet and no session. */
export const gameSessions = pgTable(
  "game_sessions",
  {
    id: uuid().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The account's currency, or a fiat one that stands in for a cryptocurrency. */
    currency: text().notNull(),
    /** Minor units of the account's currency per million minor units of the session's; fixed at launch. */
    rate: bigint({ mode: "bigint" }).notNull().default(sql`1000000`),
    /** The provider whose server may call the wallet for this session. */
    provider: text().notNull(),
    gameIdentifier: text("game_identifier").notNull(),
    /** The login it was launched from; when that ends, no more bets are accepted. */
    loginDigest: text("login_digest").references(() => sessions.digest, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the session stops accepting bets; wins and rollbacks are still accepted. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** When the player left the game, or started another where only one is allowed. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (t) => [
    index().on(t.playerId, t.createdAt),
    index().on(t.loginDigest),
    // Lets rounds reference a session together with its player and account.
    unique("game_sessions_own").on(t.id, t.playerId, t.accountId),
    check("game_sessions_rate", sql`${t.rate} > 0`),
  ],
);

/** Play sessions across all games, tabs and devices; one ends after an hour without play. */
export const playSessions = pgTable("play_sessions", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  /** Null before the first game. */
  startedAt: timestamp("started_at", { withTimezone: true }),
  /** Number of the player's newest ledger entry at the start. */
  afterNumber: bigint("after_number", { mode: "number" }).notNull(),
  /** When the last reality check was confirmed; the next interval starts here. */
  checkedAt: timestamp("checked_at", { withTimezone: true }),
  /** The player's interval in minutes, 0 for none; null for the licence's. */
  checkMinutes: smallint("check_minutes"),
});

/** Plans for play sessions. Results are computed from the ledger, by entry numbers. */
export const sessionPlans = pgTable(
  "session_plans",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    /** Account of the budget. */
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Minor units. */
    budget: bigint({ mode: "bigint" }),
    minutes: smallint(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Start of the play session; null while waiting for one. */
    startedAt: timestamp("started_at", { withTimezone: true }),
    afterNumber: bigint("after_number", { mode: "number" }),
    /** Last play, and the last ledger entry that counts for the plan; null until the next play session starts. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
    toNumber: bigint("to_number", { mode: "number" }),
    acknowledged: text().array().$type<PlanPart[]>().notNull().default([]),
    exceeded: text().array().$type<PlanPart[]>().notNull().default([]),
    continuedCount: integer("continued_count").notNull().default(0),
    /** When the player last saw the summary. */
    seenAt: timestamp("seen_at", { withTimezone: true }),
  },
  (t) => [
    uniqueIndex("session_plans_one").on(t.playerId).where(sql`${t.endedAt} is null`),
    index("session_plans_newest").on(t.playerId, t.id),
    check(
      "session_plans_parts",
      sql`coalesce(${t.budget}, ${t.minutes}) is not null and ${t.budget} > 0 and ${t.minutes} > 0`,
    ),
    check("session_plans_started", sql`(${t.startedAt} is null) = (${t.afterNumber} is null)`),
    check("session_plans_ended", sql`(${t.endedAt} is null) = (${t.toNumber} is null)`),
  ],
);

/** Launch tokens by digest: single use, until they expire. */
export const gameLaunches = pgTable("game_launches", {
  digest: text().primaryKey(),
  /** Null for a demo. */
  sessionId: uuid("session_id").references(() => gameSessions.id, { onDelete: "cascade" }),
  provider: text().notNull(),
  gameIdentifier: text("game_identifier").notNull(),
  locale: text().$type<LocaleCode>().notNull(),
  device: text().$type<Device>().notNull(),
  returnUrl: text("return_url").notNull(),
  /** Licence and country whose rules apply: the player's or, in a demo, the visitor's. */
  licence: text().notNull(),
  country: text(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

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
    /** The provider's name. */
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
    /** Balance changes in minor units, above zero for the player. */
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
    // The provider comes second: with the provider first, look-ups would scan all of its actions.
    index("wallet_actions_originals").on(t.original, t.provider).where(sql`${t.original} is not null`),
    index("wallet_actions_round").on(t.round, t.provider),
    index("wallet_actions_pending").on(t.createdAt).where(sql`${t.status} = 'pending'`),
    check("wallet_actions_amount", sql`${t.amount} > 0`),
    check("wallet_actions_original", sql`(${t.kind} = 'rollback') = (${t.original} is not null)`),
    check("wallet_actions_applied", sql`(${t.status} = 'applied') = (${t.entryId} is not null)`),
  ],
);
