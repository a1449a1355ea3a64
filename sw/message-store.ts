import { createStore, get, set } from "idb-keyval";
import { MESSAGE_STORE } from "../src/contract/sw-messages.ts";

const store = () => createStore(MESSAGE_STORE.store, "values");

/** Store shared with the page, see contract/sw-messages.ts. Calls may reject or never settle. */
export const messageStore = {
  read: <T>(key: string) => get<T>(key, store()),
  write: (key: string, value: unknown) => set(key, value, store()),
};
