import { isOffline, isUnreachable } from "../lib/offline/connection.ts";
import { wait } from "../lib/time/time.ts";
import { forget } from "./persisted-queries.ts";

/** Timeout of the storage in milliseconds; a hung one must not block the reload. */
const STORAGE_TIMEOUT = 1_500;

async function deleteCaches(): Promise<void> {
  // Workbox's precache contains the app itself and is validated when filled.
  const names = (await caches.keys()).filter((name) => !name.startsWith("workbox-"));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Reloads the page without cached responses and pages, which may have broken it. Offline, the caches stay.
 */
export async function reloadClean(): Promise<void> {
  if (!isOffline() && !isUnreachable())
    await Promise.race([Promise.allSettled([forget(), deleteCaches()]), wait(STORAGE_TIMEOUT)]);
  location.reload();
}
