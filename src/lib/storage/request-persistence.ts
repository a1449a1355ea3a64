/** Requests persistent storage; the browser may decline, which is harmless. */
export async function requestPersistence(): Promise<void> {
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // Blocked storage throws.
  }
}
