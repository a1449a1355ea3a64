import { integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { players } from "../../core/players/tables.ts";

/** When players last reviewed their accounts; no row for never. */
export const accountReviews = pgTable("account_reviews", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  reviewedAt: timestamp("reviewed_at", { withTimezone: true }),
  /** The review is postponed until this time. */
  laterUntil: timestamp("later_until", { withTimezone: true }),
});
