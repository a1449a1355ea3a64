import { vi } from "vitest";
import "./worker-events.ts";

export const TEST_ORIGIN = "http://apogee.test";

interface CachedEntry {
  body: ArrayBuffer;
  status: number;
  headers: Headers;
}

const addressOf = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : key, TEST_ORIGIN).href;

/** An in-memory Cache API with everything that the worker's code uses. */
class MemoryCache {
  /** By address, oldest first. */
  readonly entries = new Map<string, CachedEntry>();
  private readonly storage: MemoryCacheStorage;

  constructor(storage: MemoryCacheStorage) {
    this.storage = storage;
  }

  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    if (this.storage.fault) return this.storage.fault();
    const entry = this.entries.get(addressOf(key));
    return entry && new Response(entry.body.slice(0), { status: entry.status, headers: entry.headers });
  }

  async put(key: RequestInfo | URL, response: Response): Promise<void> {
    if (this.storage.writeError) throw this.storage.writeError;
    const entry = {
      body: await response.arrayBuffer(),
      status: response.status,
      headers: new Headers(response.headers),
    };
    // Overwriting an entry keeps its position: the API promises no order, so code must not rely on one.
    this.entries.set(addressOf(key), entry);
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
  /** Error that writes throw, for a device without storage space. */
  writeError: Error | null = null;
  /** Replaces reads with a failing or hanging promise. */
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

  /** Paths in a cache, oldest first. */
  async pathsIn(name: string): Promise<string[]> {
    return [...(this.caches.get(name)?.entries.keys() ?? [])].map((address) =>
      address.slice(TEST_ORIGIN.length),
    );
  }
}

/** Stubs the worker's globals with an empty cache storage and a location, until `vi.unstubAllGlobals()`. */
export function installCaches(): MemoryCacheStorage {
  const storage = new MemoryCacheStorage();
  vi.stubGlobal("caches", storage);
  vi.stubGlobal("location", new URL(`${TEST_ORIGIN}/sw.js`));
  return storage;
}
