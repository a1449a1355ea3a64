import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { players } from "../../core/players/tables.ts";

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id").references(() => players.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.playerId)],
);
