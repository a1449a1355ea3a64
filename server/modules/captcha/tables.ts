import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Solved captcha challenges, each accepted once. */
export const usedChallenges = pgTable("used_challenges", {
  signature: text().primaryKey(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
