import { PrecacheController, type PrecacheEntry } from "workbox-precaching";

/** Everything of the build that must be there without network, by path. */
export function createPrecache(manifest: (PrecacheEntry | string)[]) {
  const controller = new PrecacheController();
  controller.addToCacheList(manifest);
  const known = new Map<string, string>();
  for (const [address, key] of controller.getURLsToCacheKeys()) known.set(new URL(address).pathname, key);

  function match(path: string): Promise<Response | undefined> {
    return controller.matchPrecache(path);
  }

  return {
    has: (path: string) => known.has(path),
    match,
    install: (event: ExtendableEvent) => controller.install(event),
    activate: (event: ExtendableEvent) => controller.activate(event),

    /** The kept file; one that the browser threw away comes from the network and is kept again. */
    async answer(event: FetchEvent, path: string): Promise<Response> {
      return (await match(path)) ?? refill(event, path);
    },

    /** Fetches again what a browser has thrown away. */
    async heal(): Promise<void> {
      const cache = await caches.open(controller.strategy.cacheName);
      for (const [path, key] of known) {
        if (await cache.match(key)) continue;
        await fetchInto(cache, path, key).catch(() => {});
      }
    },
  };

  async function refill(event: FetchEvent, path: string): Promise<Response> {
    const key = known.get(path);
    const response = await fetch(event.request);
    if (key && response.ok) {
      const copy = response.clone();
      event.waitUntil(
        caches
          .open(controller.strategy.cacheName)
          .then((cache) => cache.put(key, copy))
          .catch(() => {}),
      );
    }
    return response;
  }

  async function fetchInto(cache: Cache, path: string, key: string): Promise<void> {
    const integrity = controller.getIntegrityForCacheKey(key);
    const response = await fetch(path, {
      integrity,
      credentials: "same-origin",
      cache: integrity ? "default" : "reload",
    });
    if (response.ok) await cache.put(key, response);
  }
}
