import { sql } from "drizzle-orm";
import { bigserial, customType, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * What is to be said to players, written in the transaction that it is about: it leaves after the commit, or not at all.
 * A state (the balance) is only named, and read when it is said; an event brings its data along.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** The transaction that wrote it: numbers alone would be passed by one that commits late. */
    tx: xid8().notNull().default(sql`pg_current_xact_id()`),
    /** Null for what everybody may hear. */
    playerId: integer("player_id"),
    type: text().notNull(),
    data: jsonb(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("outbox_order").on(t.tx, t.id), index().on(t.createdAt)],
);
