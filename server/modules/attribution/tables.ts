import { index, integer, jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { players } from "../../core/players/tables.ts";

/** UTM parameters of visits. */
export const utmMetrics = pgTable(
  "utm_metrics",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id").references(() => players.id, { onDelete: "cascade" }),
    visit: text().notNull(),
    value: jsonb().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When they were attributed to a player. */
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (t) => [index().on(t.visit), index().on(t.createdAt), index().on(t.playerId)],
);
