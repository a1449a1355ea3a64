import { isOffline, isUnreachable } from "../lib/offline/connection.ts";
import { wait } from "../lib/time/time.ts";
import { forget } from "./persisted-queries.ts";

/** A storage that hangs must not keep a page from loading anew. Milliseconds. */
const PATIENCE = 1_500;

async function forgetCaches(): Promise<void> {
  // The app itself is in the worker's own cache, which is checked as it is filled.
  const names = (await caches.keys()).filter((name) => !name.startsWith("workbox-"));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Loads the page anew without the answers and pages that are kept on this device: they may be what it broke on. Without
 * network they are all there is, and stay.
 */
export async function reloadClean(): Promise<void> {
  if (!isOffline() && !isUnreachable())
    await Promise.race([Promise.allSettled([forget(), forgetCaches()]), wait(PATIENCE)]);
  location.reload();
}
