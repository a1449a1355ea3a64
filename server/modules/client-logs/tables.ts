import { index, jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** Client reports: errors, timings, connection quality. */
export const clientReports = pgTable(
  "client_reports",
  {
    id: serial().primaryKey(),
    kind: text().notNull(),
    value: jsonb().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.createdAt)],
);
