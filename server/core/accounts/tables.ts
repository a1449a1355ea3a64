import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { players } from "../players/tables.ts";

/**
 * A player's balances in one currency, minor units. Each is the sum of its postings and changes only by them. The
 * current account is that of the player's `currency`.
 */
export const accounts = pgTable(
  "accounts",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    currency: text().notNull(),
    real: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    bonus: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    /** Set aside for open withdrawals. */
    reserved: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    /** Debt, at or below zero: what a reversal couldn't collect. */
    owed: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    /** Won in free rounds: playable, as real or bonus money, once all of the grant's rounds are played. */
    unsettled: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex("accounts_currency").on(t.playerId, t.currency),
    check("accounts_not_negative", sql`${t.real} >= 0 and ${t.bonus} >= 0 and ${t.reserved} >= 0`),
    check("accounts_unsettled", sql`${t.unsettled} >= 0`),
    check("accounts_owed", sql`${t.owed} <= 0`),
  ],
);
