import {
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
import type { Notification } from "../../../src/contract/notifications.ts";
import { players } from "../../core/players/tables.ts";

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
    /** The event that it reports, such as `jackpot.won:<id>`, so that a repeated one adds nothing; null for none. */
    source: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (t) => [
    index().on(t.playerId, t.number),
    index().on(t.expiresAt),
    uniqueIndex("notifications_source").on(t.source),
  ],
);
