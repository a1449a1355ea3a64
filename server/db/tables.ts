import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Rate limit counters by key: see `server/http/persistent-rate-limit.ts`. */
export const attempts = pgTable("attempts", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true }),
});

/** Incremented by triggers on every change of content; caches compare it. */
export const contentVersion = pgTable("content_version", {
  id: integer().primaryKey(),
  version: bigint({ mode: "number" }).notNull(),
});
