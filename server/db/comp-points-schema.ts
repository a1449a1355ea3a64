import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Cause } from "./ledger-schema.ts";
import { players } from "./player-schema.ts";

/** All points are counted in so many parts, so that a stake of a cent counts too. */
export const POINT_PARTS = 1_000_000n;

export const POINT_KINDS = ["accrual", "reversal", "exchange", "adjustment"] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/**
 * Everything that ever gave or took points, in parts of a point. Nothing is changed or deleted afterwards; triggers of the
 * migration hold to that, and count the totals of `comp_points`.
 */
export const compPointEntries = pgTable(
  "comp_point_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "restrict" }),
    kind: text().$type<PointKind>().notNull(),
    /** Names what is done once. */
    key: text().notNull().unique(),
    /** What can be spent: more or less of it. */
    chargeable: bigint({ mode: "bigint" }).notNull(),
    /** What was earned in all: never less of it. */
    persistent: bigint({ mode: "bigint" }).notNull(),
    /** What happened, for receipts: ids and names, never a secret. */
    cause: jsonb().$type<Cause>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.playerId, t.id),
    check("comp_point_entries_persistent", sql`${t.persistent} >= 0`),
    check("comp_point_entries_given", sql`${t.kind} <> 'accrual' or ${t.chargeable} = ${t.persistent}`),
  ],
);

/** What a player has, in parts of a point: the sums of their entries. */
export const compPoints = pgTable(
  "comp_points",
  {
    playerId: integer("player_id")
      .primaryKey()
      .references(() => players.id, { onDelete: "restrict" }),
    chargeable: bigint({ mode: "bigint" }).notNull(),
    persistent: bigint({ mode: "bigint" }).notNull(),
  },
  (t) => [
    check("comp_points_chargeable", sql`${t.chargeable} >= 0`),
    check("comp_points_persistent", sql`${t.persistent} >= 0`),
  ],
);
