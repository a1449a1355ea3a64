import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { players } from "../../core/players/tables.ts";

/** A player's id in the chat, so that a conversation continues on another device. */
export const chatIdentities = pgTable(
  "chat_identities",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    project: text().notNull(),
    type: text().notNull(),
    restoreId: text("restore_id").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.project, t.type] })],
);
