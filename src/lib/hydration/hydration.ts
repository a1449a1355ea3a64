import { startTransition, useEffect, useState } from "react";

let isHydrated = false;
const listeners = new Set<() => void>();

/** Marks the page's content as hydrated, which happens later than the layout around it. */
export function markHydrated(): void {
  if (isHydrated) return;
  isHydrated = true;
  for (const listener of listeners) listener();
}

export const isPageHydrated = () => isHydrated;

/**
 * False on the server and until the whole page is hydrated. Code that could change the rendered data waits
 * for it, to prevent hydration mismatches. A transition, unlike an external store, stays interruptible.
 */
export function useHydrated(): boolean {
  const [hasHydrated, setHasHydrated] = useState(false);
  useEffect(() => {
    let mounted = true;
    void whenHydrated().then(() => {
      if (mounted) startTransition(() => setHasHydrated(true));
    });
    return () => {
      mounted = false;
    };
  }, []);
  return hasHydrated;
}

export function whenHydrated(): Promise<void> {
  if (isHydrated) return Promise.resolve();
  return new Promise((resolve) => {
    const onHydrated = () => {
      listeners.delete(onHydrated);
      resolve();
    };
    listeners.add(onHydrated);
  });
}
