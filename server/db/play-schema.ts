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

/** Somebody who plays one game for real: what a provider names in each call. Demo games need no wallet, and have none. */
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
    /** That it is played in: the account's, or one in money that stands in for coins. */
    currency: text().notNull(),
    /** Minor units of the account's currency for a million of the played one, for as long as the session lasts. */
    rate: bigint({ mode: "bigint" }).notNull().default(sql`1000000`),
    /** Whose server plays it: the one that may call the wallet for it. */
    provider: text().notNull(),
    gameIdentifier: text("game_identifier").notNull(),
    /** The sign-in that it was launched from: when that is over, no more bets are taken. */
    loginDigest: text("login_digest").references(() => sessions.digest, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** No bet is taken from then on; wins and rollbacks are. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** The player has left the game, or begun another where only one is played at a time. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (t) => [
    index().on(t.playerId, t.createdAt),
    index().on(t.loginDigest),
    // What a round says of its session is the session's own.
    unique("game_sessions_own").on(t.id, t.playerId, t.accountId),
    check("game_sessions_rate", sql`${t.rate} > 0`),
  ],
);

/**
 * Players at play for real, over all their games, tabs and devices: a sitting lasts until they have not played for an
 * hour.
 */
export const sittings = pgTable("sittings", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  /** Null before the first game. */
  beganAt: timestamp("began_at", { withTimezone: true }),
  /** Number of the player's newest entry in the ledger when it began. */
  afterNumber: bigint("after_number", { mode: "number" }).notNull(),
  /** When the player last said that they want to go on; the next reminder counts from it. */
  checkedAt: timestamp("checked_at", { withTimezone: true }),
  /** Minutes between reminders as the player chose them, 0 for none; null for the licence's. */
  checkMinutes: smallint("check_minutes"),
});

/**
 * What players have planned for a sitting. What became of it is read from the ledger, by the numbers of the entries that
 * the sitting is of.
 */
export const sessionPlans = pgTable(
  "session_plans",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    /** That the budget is of. */
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Minor units. */
    budget: bigint({ mode: "bigint" }),
    minutes: smallint(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
    /** Of the sitting, as it says itself; null while it waits for one. */
    beganAt: timestamp("began_at", { withTimezone: true }),
    afterNumber: bigint("after_number", { mode: "number" }),
    /** When the player last played in it, and the newest entry that may be of it; null until the next one begins. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
    toNumber: bigint("to_number", { mode: "number" }),
    noted: text().array().$type<PlanPart[]>().notNull().default([]),
    answered: text().array().$type<PlanPart[]>().notNull().default([]),
    wentOn: integer("went_on").notNull().default(0),
    /** When the player last saw what became of it. */
    seenAt: timestamp("seen_at", { withTimezone: true }),
  },
  (t) => [
    uniqueIndex("session_plans_one").on(t.playerId).where(sql`${t.endedAt} is null`),
    index("session_plans_newest").on(t.playerId, t.id),
    check(
      "session_plans_parts",
      sql`coalesce(${t.budget}, ${t.minutes}) is not null and ${t.budget} > 0 and ${t.minutes} > 0`,
    ),
    check("session_plans_began", sql`(${t.beganAt} is null) = (${t.afterNumber} is null)`),
    check("session_plans_ended", sql`(${t.endedAt} is null) = (${t.toNumber} is null)`),
  ],
);

/** What addresses of frames carry, by digest: good for one use until it expires. */
export const gameLaunches = pgTable("game_launches", {
  digest: text().primaryKey(),
  /** Null for a demo. */
  sessionId: uuid("session_id").references(() => gameSessions.id, { onDelete: "cascade" }),
  provider: text().notNull(),
  gameIdentifier: text("game_identifier").notNull(),
  locale: text().$type<LocaleCode>().notNull(),
  device: text().$type<Device>().notNull(),
  returnUrl: text("return_url").notNull(),
  /** Whose rules hold: the licence's, and what is stricter in the country of the player or, for a demo, the visitor. */
  licence: text().notNull(),
  country: text(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

/** Rounds as providers name them. Stakes and wins are what counts in the end: what was rolled back is not in them. */
export const rounds = pgTable(
  "rounds",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    provider: text().notNull(),
    /** The provider's own name. */
    name: text().notNull(),
    /** The session that it was begun in. */
    sessionId: uuid("session_id").notNull(),
    playerId: integer("player_id").notNull(),
    accountId: integer("account_id").notNull(),
    gameIdentifier: text("game_identifier").notNull(),
    /** Minor units, by the purse that they came from. */
    stakeReal: bigint("stake_real", { mode: "bigint" }).notNull(),
    stakeBonus: bigint("stake_bonus", { mode: "bigint" }).notNull(),
    /** Minor units, by the purse that they went to. */
    winReal: bigint("win_real", { mode: "bigint" }).notNull(),
    winBonus: bigint("win_bonus", { mode: "bigint" }).notNull(),
    /** How many bets have been heard of, taken back ones too. */
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
 * What became of an action. `applied`: it moved money. `pending`: a win that waits for its bet. `void`: nothing was to be
 * moved, because its bet was, or will be, refused for it.
 */
export type ActionStatus = "applied" | "pending" | "void";

/** Everything that providers asked for and were not refused, under their own names: the same again gets the same answer. */
export const walletActions = pgTable(
  "wallet_actions",
  {
    provider: text().notNull(),
    /** The provider's own name. */
    name: text().notNull(),
    kind: text().$type<ActionKind>().notNull(),
    status: text().$type<ActionStatus>().notNull(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => gameSessions.id),
    round: text().notNull(),
    /** Minor units; null for a rollback, which says what it takes back instead. */
    amount: bigint({ mode: "bigint" }),
    /** Of a rollback: the action that it takes back, known or not. */
    original: text(),
    /** By which right a win has no bet: a campaign of free rounds. */
    campaign: text(),
    /** Whether the provider ended the round with it: a win that waits for its bet does so when that has come. */
    closes: boolean().notNull(),
    /** What moved: minor units by purse, above zero for the player. */
    real: bigint({ mode: "bigint" }).notNull(),
    bonus: bigint({ mode: "bigint" }).notNull(),
    owed: bigint({ mode: "bigint" }).notNull(),
    entryId: bigint("entry_id", { mode: "number" }).references(() => ledgerEntries.id),
    /** Real and bonus money after it, as the provider was told; minor units. */
    balance: bigint({ mode: "bigint" }).notNull(),
    /** Whether a rollback has taken it back. */
    reversed: boolean().notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.name] }),
    // Not by provider first: an action would be looked for by name among all of its provider's.
    index("wallet_actions_originals").on(t.original, t.provider).where(sql`${t.original} is not null`),
    index("wallet_actions_round").on(t.round, t.provider),
    index("wallet_actions_pending").on(t.createdAt).where(sql`${t.status} = 'pending'`),
    check("wallet_actions_amount", sql`${t.amount} > 0`),
    check("wallet_actions_original", sql`(${t.kind} = 'rollback') = (${t.original} is not null)`),
    check("wallet_actions_applied", sql`(${t.status} = 'applied') = (${t.entryId} is not null)`),
  ],
);
