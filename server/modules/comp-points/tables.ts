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
import type { Cause } from "../../core/ledger/tables.ts";
import { players } from "../../core/players/tables.ts";

/** Parts per point, so that small stakes count. */
export const POINT_PARTS = 1_000_000n;

export const POINT_KINDS = [
  "accrual",
  "reversal",
  "exchange",
  "adjustment",
  "award",
  "expiry",
  "refund",
] as const;

export type PointKind = (typeof POINT_KINDS)[number];

/** Comp-point entries, in parts of a point. Append-only; triggers enforce that and maintain `comp_points`. */
export const compPointEntries = pgTable(
  "comp_point_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "restrict" }),
    kind: text().$type<PointKind>().notNull(),
    /** Idempotency key. */
    key: text().notNull().unique(),
    /** Change of the spendable points. */
    chargeable: bigint({ mode: "bigint" }).notNull(),
    /** Change of the points earned in total; never negative. */
    persistent: bigint({ mode: "bigint" }).notNull(),
    /** For receipts: ids and names, no secrets. */
    cause: jsonb().$type<Cause>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.playerId, t.id),
    check("comp_point_entries_persistent", sql`${t.persistent} >= 0`),
    check("comp_point_entries_given", sql`${t.kind} <> 'accrual' or ${t.chargeable} = ${t.persistent}`),
  ],
);

/** A player's points, in parts of a point: sums of the entries. */
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
