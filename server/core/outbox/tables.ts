import { sql } from "drizzle-orm";
import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { transactionId } from "../../db/transaction-id.ts";

/**
 * Outbox rows, written in the transaction they report on and published after its commit. Rows for state (such as the
 * balance) hold only its name: it's read at publication. Rows for events hold their data.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** Id of the writing transaction: row ids alone would skip rows of a transaction that commits late. */
    tx: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** Null for public messages. */
    playerId: integer("player_id"),
    type: text().notNull(),
    data: jsonb(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index("outbox_order").on(t.tx, t.id), index().on(t.createdAt)],
);
