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

/** What players are told; each goes when it expires. */
export const notifications = pgTable(
  "notifications",
  {
    id: uuid().primaryKey(),
    /** The order that they came in, also within one millisecond. */
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
    /** Of the tournament that it is about. */
    identifier: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (t) => [index().on(t.playerId, t.number), index().on(t.expiresAt)],
);

/** Jackpots that players have won. The money is the ledger's; here is what they are shown. */
export const jackpotWins = pgTable(
  "jackpot_wins",
  {
    id: uuid().primaryKey(),
    /** The order that they came in, also within one millisecond. */
    number: serial().notNull(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    /** Of the jackpot, which may be gone by now: so are title and level. */
    identifier: text().notNull(),
    title: text().notNull(),
    level: text().notNull(),
    currency: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: "bigint" }).notNull(),
    /** In the jackpot's own currency, where the player's account has another one. */
    originalCurrency: text("original_currency").notNull(),
    originalAmount: bigint("original_amount", { mode: "bigint" }).notNull(),
    /** Euro cents at that moment, for the order of size alone. */
    worth: bigint({ mode: "bigint" }).notNull(),
    /** The pot that it was, by level and number; null for what an operator has given. */
    levelId: integer("level_id"),
    cycle: integer(),
    /** The operator's own name for what they have given. */
    key: text(),
    wonAt: timestamp("won_at", { withTimezone: true }).notNull(),
    /** When one of the player's pages took it upon itself to show it. */
    claimedAt: timestamp("claimed_at", { withTimezone: true }),
    /** When the winner was told, in the bell and by push. */
    toldAt: timestamp("told_at", { withTimezone: true }),
  },
  (t) => [
    index().on(t.playerId).where(sql`${t.claimedAt} is null`),
    index("jackpot_wins_untold").on(t.number).where(sql`${t.toldAt} is null`),
    index("jackpot_wins_latest").on(t.wonAt, t.number),
    index("jackpot_wins_biggest").on(t.worth, t.number),
    uniqueIndex("jackpot_wins_once").on(t.levelId, t.cycle),
    uniqueIndex("jackpot_wins_key").on(t.key),
    check("jackpot_wins_positive", sql`${t.amount} > 0`),
  ],
);

/** Where pushes reach the browser of a session: without the session, nobody may be reached there. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    session: text()
      .primaryKey()
      .references(() => sessions.digest, { onDelete: "cascade" }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    /** Known to the browser and to us alone: who knows only an endpoint cannot take it over. */
    auth: text().notNull(),
    /** Of the site that the browser subscribed on. */
    origin: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex("push_subscriptions_identity").on(t.endpoint, t.auth)],
);

/** What players have chosen to be pushed, and when; who has not chosen has no row. */
export const pushChoices = pgTable("push_choices", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  /** The others are on, new ones too. */
  topicsOff: text("topics_off").array().$type<PushTopic[]>().notNull(),
  /** `HH:MM`, both or none. */
  quietFrom: text("quiet_from"),
  quietTo: text("quiet_to"),
  timeZone: text("time_zone").notNull(),
  dailyCap: integer("daily_cap").notNull(),
});

/** How much somebody was pushed on the last day that they were. */
export const pushCounts = pgTable("push_counts", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  /** `YYYY-MM-DD` where the player is. */
  day: text().notNull(),
  messages: integer().notNull(),
});
