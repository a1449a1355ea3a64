import { PrecacheController, type PrecacheEntry } from "workbox-precaching";

/**
 * What a first installation takes: the shell and what the page beside it has loaded already, which comes from the
 * browser's own cache. Everything else is fetched when the page has nothing to do: see `complete`.
 */
const FIRST =
  /^\/(shell\.html|assets\/((rolldown-runtime|vendor|index|lobby|after-start)-[^/]+\.js|index-[^/]+\.css))$/;

const pathOf = (entry: PrecacheEntry | string) => (typeof entry === "string" ? entry : entry.url);

function controllerOf(entries: (PrecacheEntry | string)[]): PrecacheController {
  const controller = new PrecacheController();
  controller.addToCacheList(entries);
  return controller;
}

/** Everything of the build that must be there without network, by path. */
export function createPrecache(manifest: (PrecacheEntry | string)[]) {
  const all = controllerOf(manifest);
  const first = controllerOf(manifest.filter((entry) => FIRST.test(pathOf(entry))));
  const keys = new Map<string, string>();
  for (const [address, key] of all.getURLsToCacheKeys()) keys.set(new URL(address).pathname, key);

  function match(path: string): Promise<Response | undefined> {
    return all.matchPrecache(path);
  }

  return {
    has: (path: string) => keys.has(path),
    match,
    activate: (event: ExtendableEvent) => all.activate(event),

    /** A new version is whole before it is offered: the one before it may have left nothing that fits. */
    install: (event: ExtendableEvent, isUpdate: boolean) => (isUpdate ? all : first).install(event),

    /** The kept file; one that is not there yet, or no more, comes from the network and is kept. */
    async answer(event: FetchEvent, path: string): Promise<Response> {
      return (await match(path)) ?? refill(event, path);
    },

    /** Fetches what is not there: because a first installation left it out, or because the browser threw it away. */
    async complete(): Promise<void> {
      const cache = await caches.open(all.strategy.cacheName);
      for (const [path, key] of keys) {
        if (await cache.match(key)) continue;
        await fetchInto(cache, path, key).catch(() => {});
      }
    },
  };

  async function refill(event: FetchEvent, path: string): Promise<Response> {
    const key = keys.get(path);
    const response = await fetch(event.request);
    if (key && response.ok) {
      const copy = response.clone();
      event.waitUntil(
        caches
          .open(all.strategy.cacheName)
          .then((cache) => cache.put(key, copy))
          .catch(() => {}),
      );
    }
    return response;
  }

  async function fetchInto(cache: Cache, path: string, key: string): Promise<void> {
    // A name with a hash is what the browser's own cache holds under it; another one may be of an older build.
    const hashed = path.startsWith("/assets/");
    const response = await fetch(path, {
      credentials: "same-origin",
      cache: hashed ? "default" : "reload",
    });
    if (response.ok) await cache.put(key, response);
  }
}
