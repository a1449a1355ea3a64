import { OFFLINE_DEMO_FILES } from "../../rules/web/offline-demo.ts";

/** True if the worker has stored the demo that runs on this device. */
export async function isOfflineDemoStored(): Promise<boolean> {
  try {
    // The worker's keys have the build behind the address.
    const found = await Promise.all(
      OFFLINE_DEMO_FILES.map((path) => caches.match(path, { ignoreSearch: true })),
    );
    return found.every(Boolean);
  } catch {
    return false;
  }
}
