import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { ledgerEntries } from "../../core/ledger/tables.ts";
import { players } from "../../core/players/tables.ts";

/** Public wins, written with the entry that paid them: see `rules/games/public-wins.ts`. */
export const publicWins = pgTable(
  "public_wins",
  {
    entryId: bigint("entry_id", { mode: "number" })
      .primaryKey()
      .references(() => ledgerEntries.id),
    /** The winner; hidden once the player is excluded or the account is closed. */
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    /** Masked. */
    userName: text("user_name").notNull(),
    gameIdentifier: text("game_identifier").notNull(),
    currency: text().notNull(),
    /** Real money, minor units. */
    amount: bigint({ mode: "bigint" }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.createdAt), index().on(t.gameIdentifier, t.entryId)],
);
