import { createStore, del, get, set, type UseStore } from "idb-keyval";
import { deadline } from "../time/time.ts";

/** A database that has not answered by then hangs, as browsers' do after a while in the background. Milliseconds. */
const PATIENCE = 5_000;

async function inTime<T>(asking: Promise<T>): Promise<T> {
  const limit = deadline(PATIENCE);
  try {
    return await Promise.race([
      asking,
      new Promise<never>((_, reject) => {
        limit.signal.addEventListener("abort", () => reject(limit.signal.reason));
      }),
    ]);
  } finally {
    limit.clear();
  }
}

/** One IndexedDB store of values by key. Every call may reject: quota, a closed or hung database, no IndexedDB at all. */
export function openStore(name: string) {
  let store: UseStore | undefined;
  const opened = () => {
    store ??= createStore(name, "values");
    return store;
  };
  return {
    read: async <T>(key: string) => inTime(get<T>(key, opened())),
    write: async (key: string, value: unknown) => inTime(set(key, value, opened())),
    remove: async (key: string) => inTime(del(key, opened())),
  };
}
