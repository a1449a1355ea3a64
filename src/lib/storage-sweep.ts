/** Each is read inside: a browser may forbid even that. */
const STORAGES = [() => localStorage, () => sessionStorage];

/** Removes what begins with `prefix` from the device's storage and the tab's. */
export function removeStored(prefix: string): void {
  for (const storage of STORAGES) {
    try {
      for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key);
    } catch {
      // Nothing was kept, so nothing is left.
    }
  }
}
