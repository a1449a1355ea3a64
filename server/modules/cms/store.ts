import { inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { banners, files, pages, snippets } from "../../db/schema.ts";

/** Rows of the first locale that has each key: a text that is not translated is shown in the next language. */
function preferring<Row extends { locale: string }>(
  rows: Row[],
  locales: string[],
  keyOf: (row: Row) => unknown,
): Row[] {
  const best = new Map<unknown, Row>();
  for (const row of rows) {
    const other = best.get(keyOf(row));
    if (!other || locales.indexOf(row.locale) < locales.indexOf(other.locale)) best.set(keyOf(row), row);
  }
  return [...best.values()];
}

export function createCmsStore(db: Db) {
  return {
    async pages(locales: string[]) {
      const rows = await db.select().from(pages).where(inArray(pages.locale, locales)).orderBy(pages.id);
      return preferring(rows, locales, (row) => row.path);
    },
    async snippets(locales: string[]) {
      const rows = await db
        .select()
        .from(snippets)
        .where(inArray(snippets.locale, locales))
        .orderBy(snippets.id);
      return preferring(rows, locales, (row) => row.identifier);
    },
    async files(locales: string[]) {
      const rows = await db.select().from(files).where(inArray(files.locale, locales)).orderBy(files.id);
      return preferring(rows, locales, (row) => row.id);
    },
    async banners(locales: string[]) {
      const rows = await db
        .select()
        .from(banners)
        .where(inArray(banners.locale, locales))
        .orderBy(banners.id);
      return preferring(rows, locales, (row) => row.id);
    },
  };
}
