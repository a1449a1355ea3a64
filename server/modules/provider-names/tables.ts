import { integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { players } from "../../core/players/tables.ts";

/** A player's names at payment and game providers, stored on first use so that they don't change with `SECRET`. */
export const providerNames = pgTable(
  "provider_names",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    kind: text().$type<"payments" | "games">().notNull(),
    provider: text().notNull(),
    name: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.kind, t.provider] }),
    uniqueIndex("provider_names_name").on(t.kind, t.provider, t.name),
  ],
);
