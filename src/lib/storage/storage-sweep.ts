/** Each is read inside: a browser may forbid even that. */
const OF_TAB = [() => sessionStorage];
const OF_DEVICE = [() => localStorage, ...OF_TAB];

/** Removes what begins with `prefix` from the device's storage and the tab's, or from the tab's alone. */
export function removeStored(prefix: string, { onlyTab = false } = {}): void {
  for (const storage of onlyTab ? OF_TAB : OF_DEVICE) {
    try {
      for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key);
    } catch {
      // Nothing was kept, so nothing is left.
    }
  }
}
