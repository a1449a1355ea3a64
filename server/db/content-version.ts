import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { contentVersion } from "./tables.ts";

/**
 * Version of the content that pages are built from. Triggers increment it on every change by any process (see the
 * migrations); `refresh` reads it, `current` is free.
 */
export async function watchContentVersion(db: Db) {
  let version = "0";
  const listeners = new Set<() => Promise<void> | void>();

  async function refresh(): Promise<void> {
    const [row] = await db
      .select({ version: sql<string>`${contentVersion.version}::text` })
      .from(contentVersion);
    const next = row?.version ?? "0";
    if (next === version) return;
    version = next;
    await Promise.all([...listeners].map((listener) => listener()));
  }

  await refresh();
  return {
    current: () => version,
    refresh,
    /** Caches the result of `read` until the version changes. */
    memoize: <T>(read: () => Promise<T>): (() => Promise<T>) => {
      let cached: { version: string; value: Promise<T> } | undefined;
      return () => {
        if (cached?.version === version) return cached.value;
        const entry = { version, value: read() };
        entry.value.catch(() => {
          if (cached === entry) cached = undefined;
        });
        cached = entry;
        return entry.value;
      };
    },
    /** Calls `listener` after each change of version. */
    onChange: (listener: () => Promise<void> | void) => {
      listeners.add(listener);
    },
  };
}

export type ContentVersion = Awaited<ReturnType<typeof watchContentVersion>>;
