import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const pages = pgTable(
  "pages",
  {
    id: integer().notNull(),
    locale: text().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    blocks: jsonb()
      .$type<{ title: string; description: string; keywords: string; json: Record<string, unknown> | null }>()
      .notNull(),
    categories: text().array().notNull(),
    hidden: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.path] })],
);

export const snippets = pgTable(
  "snippets",
  {
    id: integer().notNull(),
    locale: text().notNull(),
    identifier: text().notNull(),
    categories: text().array().notNull(),
    content: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.identifier] })],
);

export const files = pgTable(
  "files",
  {
    id: integer().notNull(),
    locale: text().notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.id] })],
);

export const banners = pgTable(
  "banners",
  {
    id: integer().notNull(),
    locale: text().notNull(),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.id] })],
);
