/** Accessors, because even reading the property may throw. */
const TAB_STORAGE = [() => sessionStorage];
const ALL_STORAGE = [() => localStorage, ...TAB_STORAGE];

/** Removes keys with `prefix` from local and session storage, or from session storage only. */
export function removeStored(prefix: string, { onlyTab = false } = {}): void {
  for (const storage of onlyTab ? TAB_STORAGE : ALL_STORAGE) {
    try {
      for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key);
    } catch {
      // Blocked storage contains nothing.
    }
  }
}
