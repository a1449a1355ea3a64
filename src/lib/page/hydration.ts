import { startTransition, useEffect, useState } from "react";

let alive = false;
const listeners = new Set<() => void>();

/** Said by the page's own content once React has taken it over, which is later than the frame around it. */
export function markPageAlive(): void {
  if (alive) return;
  alive = true;
  for (const listener of listeners) listener();
}

export const isPageAlive = () => alive;

/**
 * False on the server and until the whole page is taken over. Whatever could change the data that the page was rendered
 * with waits for it: React compares the server's content with what it would render itself. What then changes may be
 * interrupted by a tap; an external store would have it all in one go.
 */
export function usePageAlive(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    let mounted = true;
    void whenPageAlive().then(() => {
      if (mounted) startTransition(() => setSeen(true));
    });
    return () => {
      mounted = false;
    };
  }, []);
  return seen;
}

export function whenPageAlive(): Promise<void> {
  if (alive) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      listeners.delete(done);
      resolve();
    };
    listeners.add(done);
  });
}
