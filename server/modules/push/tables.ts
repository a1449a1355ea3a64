import { integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { PushTopic } from "../../../src/contract/push.ts";
import { players } from "../../core/players/tables.ts";
import { sessions } from "../../core/sessions/tables.ts";

/** Push subscriptions per session; deleted with the session. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    session: text()
      .primaryKey()
      .references(() => sessions.digest, { onDelete: "cascade" }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    /** Secret between browser and server; without it, knowing the endpoint isn't enough to take it over. */
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
