import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { players } from "../../core/players/tables.ts";

/** Favourites by game identifier, so that they survive a change of currency. */
export const favoriteGames = pgTable(
  "favorite_games",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    gameIdentifier: text("game_identifier").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.playerId, t.gameIdentifier] })],
);
