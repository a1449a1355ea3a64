import { createStore, get, set } from "idb-keyval";
import { PENDING } from "../src/contract/sw-messages.ts";

const store = () => createStore(PENDING.store, "values");

/** Store shared with the page, see contract/sw-messages.ts. Calls may reject or never settle. */
export const pending = {
  read: <T>(key: string) => get<T>(key, store()),
  write: (key: string, value: unknown) => set(key, value, store()),
};
