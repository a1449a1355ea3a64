/** Asks the browser not to throw away what is kept here; it may say no, and where it cannot be asked nothing is lost. */
export async function keepStorage(): Promise<void> {
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // A closed storage answers with an error.
  }
}
