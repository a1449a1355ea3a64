import { vi } from "vitest";
import "./worker-events.ts";

export const TEST_ORIGIN = "http://apogee.test";

interface Kept {
  body: ArrayBuffer;
  status: number;
  headers: Headers;
}

const addressOf = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : key, TEST_ORIGIN).href;

/** The Cache API of a browser in memory: what the worker's code uses of it. */
class MemoryCache {
  /** By address, oldest first. */
  readonly entries = new Map<string, Kept>();
  private readonly storage: MemoryCacheStorage;

  constructor(storage: MemoryCacheStorage) {
    this.storage = storage;
  }

  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    if (this.storage.fault) return this.storage.fault();
    const kept = this.entries.get(addressOf(key));
    return kept && new Response(kept.body.slice(0), { status: kept.status, headers: kept.headers });
  }

  async put(key: RequestInfo | URL, response: Response): Promise<void> {
    if (this.storage.refusal) throw this.storage.refusal;
    const kept = {
      body: await response.arrayBuffer(),
      status: response.status,
      headers: new Headers(response.headers),
    };
    // An entry that is put again keeps its place: no order is promised, so the code must not count on a better one.
    this.entries.set(addressOf(key), kept);
  }

  async delete(key: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(addressOf(key));
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((address) => new Request(address));
  }
}

export class MemoryCacheStorage {
  private readonly caches = new Map<string, MemoryCache>();
  /** What writing throws, for a device without room. */
  refusal: Error | null = null;
  /** What reading does where it fails, or never ends. */
  fault: (() => Promise<never>) | null = null;

  async open(name: string): Promise<MemoryCache> {
    const cache = this.caches.get(name) ?? new MemoryCache(this);
    this.caches.set(name, cache);
    return cache;
  }

  async match(key: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) {
    if (this.fault) return this.fault();
    const searched = cacheName === undefined ? [...this.caches.values()] : [this.caches.get(cacheName)];
    for (const cache of searched) {
      const found = await cache?.match(key);
      if (found) return found;
    }
    return undefined;
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.caches.keys()];
  }

  /** Paths that a cache holds, oldest first. */
  async pathsIn(name: string): Promise<string[]> {
    return [...(this.caches.get(name)?.entries.keys() ?? [])].map((address) =>
      address.slice(TEST_ORIGIN.length),
    );
  }
}

/** Puts an empty cache storage and an address where the worker looks for them, until `vi.unstubAllGlobals()`. */
export function installCaches(): MemoryCacheStorage {
  const storage = new MemoryCacheStorage();
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("location", new URL(`${TEST_ORIGIN}/sw.js`));
  return storage;
}
