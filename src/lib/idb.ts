import { createStore, del, get, set, type UseStore } from "idb-keyval";

/** One IndexedDB store of values by key. Every call may reject: quota, a closed database, no IndexedDB at all. */
export function openStore(name: string) {
  let store: UseStore | undefined;
  const opened = () => {
    store ??= createStore(name, "values");
    return store;
  };
  return {
    read: <T>(key: string) => get<T>(key, opened()),
    write: (key: string, value: unknown) => set(key, value, opened()),
    remove: (key: string) => del(key, opened()),
  };
}
