import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { PlanPart } from "../../../src/contract/play-sessions.ts";
import { accounts } from "../../core/accounts/tables.ts";
import { players } from "../../core/players/tables.ts";

/** Play sessions across all games, tabs and devices; one ends after an hour without play. */
export const playSessions = pgTable("play_sessions", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  /** Null before the first game. */
  startedAt: timestamp("started_at", { withTimezone: true }),
  /** Number of the player's newest ledger entry at the start. */
  afterNumber: bigint("after_number", { mode: "number" }).notNull(),
  /** When the last reality check was confirmed; the next interval starts here. */
  checkedAt: timestamp("checked_at", { withTimezone: true }),
  /** When the player last answered a pause of play with "stop". */
  stoppedAt: timestamp("stopped_at", { withTimezone: true }),
  /** The player's interval in minutes, 0 for none; null for the licence's. */
  checkMinutes: smallint("check_minutes"),
});

/** Plans for play sessions. Results are computed from the ledger, by entry numbers. */
export const sessionPlans = pgTable(
  "session_plans",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    /** Account of the budget. */
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Minor units. */
    budget: bigint({ mode: "bigint" }),
    minutes: smallint(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Start of the play session; null while waiting for one. */
    startedAt: timestamp("started_at", { withTimezone: true }),
    afterNumber: bigint("after_number", { mode: "number" }),
    /** Last play, and the last ledger entry that counts for the plan; null until the next play session starts. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
    toNumber: bigint("to_number", { mode: "number" }),
    acknowledged: text().array().$type<PlanPart[]>().notNull().default([]),
    exceeded: text().array().$type<PlanPart[]>().notNull().default([]),
    continuedCount: integer("continued_count").notNull().default(0),
    /** When the player last saw the summary. */
    seenAt: timestamp("seen_at", { withTimezone: true }),
  },
  (t) => [
    uniqueIndex("session_plans_one").on(t.playerId).where(sql`${t.endedAt} is null`),
    index("session_plans_newest").on(t.playerId, t.id),
    check(
      "session_plans_parts",
      sql`coalesce(${t.budget}, ${t.minutes}) is not null and ${t.budget} > 0 and ${t.minutes} > 0`,
    ),
    check("session_plans_started", sql`(${t.startedAt} is null) = (${t.afterNumber} is null)`),
    check("session_plans_ended", sql`(${t.endedAt} is null) = (${t.toNumber} is null)`),
  ],
);
