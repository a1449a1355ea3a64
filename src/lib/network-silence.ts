import { now, wait } from "./time.ts";

/** A page that has asked for nothing for so long is silent, milliseconds. */
const MOMENT = 300;
/** One that does not become silent is not waited for longer, milliseconds. */
const PATIENCE = 3_000;

/**
 * Watches what the page asks the network for; gives a function that ends when it asks for nothing. A worker that is asked
 * for something at the moment at which another one wants its place keeps it until it has slept for half a minute.
 */
export function watchSilence(isFetching: () => boolean): () => Promise<void> {
  let last = 0;
  if ("PerformanceObserver" in globalThis) {
    const observer = new PerformanceObserver(() => {
      last = now();
    });
    observer.observe({ type: "resource" });
  }
  return async () => {
    const end = now() + PATIENCE;
    while (now() < end && (isFetching() || now() - last < MOMENT)) await wait(MOMENT / 3);
  };
}
