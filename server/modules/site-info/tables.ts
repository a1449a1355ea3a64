import { pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** Affiliate parameters of visits. */
export const affiliateVisits = pgTable("affiliate_visits", {
  id: serial().primaryKey(),
  stag: text(),
  affbId: text("affb_id"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
