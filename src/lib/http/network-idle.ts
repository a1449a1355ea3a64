import { now, wait } from "../time/time.ts";

/** Time without requests after which the page's network is idle, in milliseconds; slow devices leave gaps. */
const IDLE_AFTER = 1_000;
/** Maximum wait for an idle network, in milliseconds. */
const MAX_WAIT = 5_000;
/** Milliseconds. */
const POLL_INTERVAL = 100;

/**
 * Watches the page's network activity.
 * @returns a function that resolves once the network is idle. Wait for it before a worker is replaced: a request in
 * that moment keeps the old worker active for another half minute.
 */
export function watchNetworkIdle(isFetching: () => boolean): () => Promise<void> {
  let lastRequestAt = 0;
  if ("PerformanceObserver" in globalThis) {
    const observer = new PerformanceObserver(() => {
      lastRequestAt = now();
    });
    observer.observe({ type: "resource" });
  }
  return async () => {
    const end = now() + MAX_WAIT;
    while (now() < end && (isFetching() || now() - lastRequestAt < IDLE_AFTER)) await wait(POLL_INTERVAL);
  };
}
