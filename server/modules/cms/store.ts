import { inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { banners, files, pages, snippets } from "./tables.ts";

/** Picks each key's row in the first available locale, so that untranslated text falls back to the next language. */
function preferredRows<Row extends { locale: string }>(
  rows: Row[],
  locales: string[],
  keyOf: (row: Row) => unknown,
): Row[] {
  const best = new Map<unknown, Row>();
  for (const row of rows) {
    const current = best.get(keyOf(row));
    if (!current || locales.indexOf(row.locale) < locales.indexOf(current.locale)) best.set(keyOf(row), row);
  }
  return [...best.values()];
}

export function createCmsStore(db: Db) {
  return {
    async pages(locales: string[]) {
      const rows = await db.select().from(pages).where(inArray(pages.locale, locales)).orderBy(pages.id);
      return preferredRows(rows, locales, (row) => row.path);
    },
    async snippets(locales: string[]) {
      const rows = await db
        .select()
        .from(snippets)
        .where(inArray(snippets.locale, locales))
        .orderBy(snippets.id);
      return preferredRows(rows, locales, (row) => row.identifier);
    },
    async files(locales: string[]) {
      const rows = await db.select().from(files).where(inArray(files.locale, locales)).orderBy(files.id);
      return preferredRows(rows, locales, (row) => row.id);
    },
    async banners(locales: string[]) {
      const rows = await db
        .select()
        .from(banners)
        .where(inArray(banners.locale, locales))
        .orderBy(banners.id);
      return preferredRows(rows, locales, (row) => row.id);
    },
  };
}
