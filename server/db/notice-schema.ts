import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Notification } from "../../src/contract/notifications.ts";
import type { PushTopic } from "../../src/contract/push.ts";
import { players, sessions } from "./player-schema.ts";

/** Notifications; deleted when they expire. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid().primaryKey(),
    /** Creation order, unique even within a millisecond. */
    number: serial().notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    type: text().$type<Notification["type"]>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    icon: text().$type<Notification["content"]["icon"]>().notNull(),
    contentTitle: text("content_title").notNull(),
    button: jsonb().$type<Notification["content"]["button"]>(),
    /** Identifier of the tournament. */
    identifier: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (t) => [index().on(t.playerId, t.number), index().on(t.expiresAt)],
);

/** Jackpot wins as players see them; the money is in the ledger. */
export const jackpotWins = pgTable(
  "jackpot_wins",
  {
    id: uuid().primaryKey(),
    /** Order, also within a millisecond. */
    number: serial().notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    /** The jackpot, level and title at the time; the jackpot may no longer exist. */
    identifier: text().notNull(),
    title: text().notNull(),
    level: text().notNull(),
    currency: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: "bigint" }).notNull(),
    /** In the jackpot's currency, before conversion. */
    originalCurrency: text("original_currency").notNull(),
    originalAmount: bigint("original_amount", { mode: "bigint" }).notNull(),
    /** Euro cents at the time, for sorting. */
    worth: bigint({ mode: "bigint" }).notNull(),
    /** The pot by level and cycle; null for an award by staff. */
    levelId: integer("level_id"),
    cycle: integer(),
    /** Idempotency key of an award by staff. */
    key: text(),
    wonAt: timestamp("won_at", { withTimezone: true }).notNull(),
    /** When a client claimed the win in order to show it. */
    claimedAt: timestamp("claimed_at", { withTimezone: true }),
    /** When the winner was notified. */
    notifiedAt: timestamp("notified_at", { withTimezone: true }),
  },
  (t) => [
    index().on(t.playerId).where(sql`${t.claimedAt} is null`),
    index("jackpot_wins_unnotified").on(t.number).where(sql`${t.notifiedAt} is null`),
    index("jackpot_wins_latest").on(t.wonAt, t.number),
    index("jackpot_wins_biggest").on(t.worth, t.number),
    uniqueIndex("jackpot_wins_once").on(t.levelId, t.cycle),
    uniqueIndex("jackpot_wins_key").on(t.key),
    check("jackpot_wins_positive", sql`${t.amount} > 0`),
  ],
);

/** Push subscriptions per session; deleted with the session. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    session: text()
      .primaryKey()
      .references(() => sessions.digest, { onDelete: "cascade" }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    /** Secret between browser and server, so that the endpoint alone can't be taken over. */
    auth: text().notNull(),
    /** Origin of the subscribing site. */
    origin: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex("push_subscriptions_identity").on(t.endpoint, t.auth)],
);

/** Players' push settings; no row for the defaults. */
export const pushChoices = pgTable("push_choices", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  /** Topics turned off; all others, including new ones, are on. */
  topicsOff: text("topics_off").array().$type<PushTopic[]>().notNull(),
  /** `HH:MM`, both or neither. */
  quietFrom: text("quiet_from"),
  quietTo: text("quiet_to"),
  timeZone: text("time_zone").notNull(),
  dailyCap: integer("daily_cap").notNull(),
});

/** Number of push messages sent to a player on the most recent day that had any. */
export const pushCounts = pgTable("push_counts", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  /** `YYYY-MM-DD` in the player's time zone. */
  day: text().notNull(),
  messages: integer().notNull(),
});
