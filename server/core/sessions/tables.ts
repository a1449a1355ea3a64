import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { players } from "../players/tables.ts";

/** Sessions by token digest, so that a leaked table can't be used to sign in. */
export const sessions = pgTable(
  "sessions",
  {
    digest: text().primaryKey(),
    /** Public id, for the list of sessions. */
    id: uuid().notNull().unique(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the player last confirmed their identity again during the session. */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
    /** The player's last own activity, without background requests. */
    activeAt: timestamp("active_at", { withTimezone: true }).notNull(),
    ip: text().notNull(),
    userAgent: text("user_agent").notNull(),
  },
  (t) => [index().on(t.playerId)],
);

/** Sessions that ended through inactivity, by digest, so that the next request can say why. */
export const inactiveSessions = pgTable("inactive_sessions", {
  digest: text().primaryKey(),
  endedAt: timestamp("ended_at", { withTimezone: true }).notNull(),
});
