import { createStore, get, set } from "idb-keyval";
import { PENDING } from "../src/contract/sw-messages.ts";

const store = () => createStore(PENDING.store, "values");

/** What worker and pages leave each other: see contract/sw-messages.ts. Every call may reject, or never end. */
export const pending = {
  read: <T>(key: string) => get<T>(key, store()),
  write: (key: string, value: unknown) => set(key, value, store()),
};
