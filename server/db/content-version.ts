import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { contentVersion } from "./schema.ts";

/**
 * The version of everything that pages are made from. The database counts it up with every change (see the triggers
 * in the migrations), whichever process made the change; `refresh` reads it, `current` is free.
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
    /** What `read` gives, read again after a change of version only. */
    remember: <T>(read: () => Promise<T>): (() => Promise<T>) => {
      let kept: { version: string; value: Promise<T> } | undefined;
      return () => {
        if (kept?.version === version) return kept.value;
        const reading = { version, value: read() };
        reading.value.catch(() => {
          if (kept === reading) kept = undefined;
        });
        kept = reading;
        return reading.value;
      };
    },
    /** Runs `listener` after each change of version. */
    onChange: (listener: () => Promise<void> | void) => {
      listeners.add(listener);
    },
  };
}

export type ContentVersion = Awaited<ReturnType<typeof watchContentVersion>>;
