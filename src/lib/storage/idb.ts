import { createStore, del, get, set, type UseStore } from "idb-keyval";
import { deadline } from "../time/time.ts";

/**
 * Timeout of an operation in milliseconds; browsers' databases may hang after some time in the background.
 */
const TIMEOUT = 5_000;

async function withTimeout<T>(operation: Promise<T>): Promise<T> {
  const limit = deadline(TIMEOUT);
  try {
    return await Promise.race([
      operation,
      new Promise<never>((_, reject) => {
        limit.signal.addEventListener("abort", () => reject(limit.signal.reason));
      }),
    ]);
  } finally {
    limit.clear();
  }
}

/**
 * Opens an IndexedDB store of values by key.
 * @throws every method may reject: quota, a closed or hung database, no IndexedDB.
 */
export function openStore(name: string) {
  let store: UseStore | undefined;
  const open = () => {
    store ??= createStore(name, "values");
    return store;
  };
  return {
    read: async <T>(key: string) => withTimeout(get<T>(key, open())),
    write: async (key: string, value: unknown) => withTimeout(set(key, value, open())),
    remove: async (key: string) => withTimeout(del(key, open())),
  };
}
