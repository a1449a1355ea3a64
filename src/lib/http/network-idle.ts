import { now, wait } from "../time/time.ts";

/** A page that has asked for nothing for so long is silent, milliseconds: on a busy device one thing follows another late. */
const MOMENT = 1_000;
/** One that does not become silent is not waited for longer, milliseconds. */
const PATIENCE = 5_000;
/** Milliseconds. */
const LOOK_EVERY = 100;

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
    while (now() < end && (isFetching() || now() - last < MOMENT)) await wait(LOOK_EVERY);
  };
}
