import { integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { players } from "./player-schema.ts";

/** When players have looked at their accounts, as they are asked to from time to time; no row for who never has. */
export const accountReviews = pgTable("account_reviews", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  reviewedAt: timestamp("reviewed_at", { withTimezone: true }),
  /** Not asked before then. */
  laterUntil: timestamp("later_until", { withTimezone: true }),
});
