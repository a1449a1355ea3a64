import { bigserial, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Events that a subscriber still has to handle: written with the event, deleted once handled. */
export const eventDeliveries = pgTable(
  "event_deliveries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    event: text().notNull(),
    /** Name of the subscriber: `cancel-deposits`. */
    subscriber: text().notNull(),
    payload: jsonb().notNull(),
    /** Number of attempts, failed or running. */
    attempts: integer().notNull().default(0),
    /** Next attempt; later than now while one is running. */
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
    /** Message of the last failure. */
    error: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.dueAt)],
);
