import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Values of the configuration calls by key. */
export const configs = pgTable("configs", { name: text().primaryKey(), value: jsonb().notNull() });
