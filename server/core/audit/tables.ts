import { index, integer, jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { players } from "../players/tables.ts";

/** Audit log of accounts, for support and review; no secrets. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: serial().primaryKey(),
    playerId: integer("player_id").references(() => players.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    value: jsonb().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.playerId)],
);
