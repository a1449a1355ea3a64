import { CACHED_AT } from "../src/contract/sw-messages.ts";
import { withTimeout } from "./with-timeout.ts";

/** Names of the runtime caches; a changed format gets a new name and the old cache is deleted. */
export const CACHES = {
  pages: "pages-2",
  messages: "messages-2",
  catalogue: "catalogue-3",
  images: "images-2",
  market: "market-2",
} as const;

/** Size limits of a cache; the oldest entries are evicted first. */
export interface Bounds {
  entries: number;
  bytes: number;
}

/** Copy for the cache: with time and size, without transfer encoding headers. */
export function withCacheHeaders({ status, headers: original }: Response, body: ArrayBuffer): Response {
  const headers = new Headers(original);
  headers.set(CACHED_AT, String(Date.now()));
  headers.set(SIZE_HEADER, String(body.byteLength));
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(body, { status, headers });
}

/**
 * The response once its body is complete.
 * @throws if the transfer breaks off.
 */
export async function wholeResponse(response: Response): Promise<Response> {
  await response.clone().arrayBuffer();
  return response;
}

/** Caches a copy of `response` under `key`, then evicts the oldest entries beyond the bounds. */
export async function cacheCopy(
  cacheName: string,
  key: string,
  response: Response,
  bounds: Bounds,
): Promise<void> {
  const body = await response.arrayBuffer();
  try {
    const cache = await caches.open(cacheName);
    await cache.put(key, withCacheHeaders(response, body));
    await enforceBounds(bounds, cacheName, key, body.byteLength);
  } catch (error) {
    await onFailedWrite(cacheName, error);
  }
}

/** On a quota error, deletes the whole cache, so that the next write succeeds. */
export async function onFailedWrite(cacheName: string, error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === "QuotaExceededError") await dropCache(cacheName);
}

/** Records the newest entry of a cache and evicts the oldest ones beyond the bounds. */
export async function enforceBounds(
  bounds: Bounds,
  cacheName: string,
  key: string,
  bytes: number,
): Promise<void> {
  const cache = await caches.open(cacheName);
  const sizes = await sizesIn(cacheName, cache);
  sizes.delete(key);
  sizes.set(key, bytes);
  await trim(cache, sizes, bounds);
}

export const SIZE_HEADER = "x-cached-size";

/** Bytes by path and query, oldest first. */
type Sizes = Map<string, number>;
/** Entry sizes by cache name; reading them from the cache on every write would be slower than the write. */
const sizesByStorage = new WeakMap<CacheStorage, Map<string, Promise<Sizes>>>();

function cacheSizes(): Map<string, Promise<Sizes>> {
  const sizes = sizesByStorage.get(caches) ?? new Map();
  sizesByStorage.set(caches, sizes);
  return sizes;
}

function sizesIn(cacheName: string, cache: Cache): Promise<Sizes> {
  const sizesByName = cacheSizes();
  const sizes = sizesByName.get(cacheName) ?? readSizes(cache);
  sizesByName.set(cacheName, sizes);
  return sizes;
}

async function readSizes(cache: Cache): Promise<Sizes> {
  const keys = await cache.keys();
  const entry = async (key: Request) => {
    const { pathname, search } = new URL(key.url);
    const size = (await cache.match(key))?.headers.get(SIZE_HEADER);
    return [pathname + search, Number(size ?? 0)] as const;
  };
  return new Map(await Promise.all(keys.map(entry)));
}

export async function dropCache(name: string): Promise<void> {
  cacheSizes().delete(name);
  await caches.delete(name);
}

async function trim(cache: Cache, sizes: Sizes, bounds: Bounds): Promise<void> {
  let bytes = 0;
  for (const size of sizes.values()) bytes += size;
  for (const [key, size] of sizes) {
    if (sizes.size <= bounds.entries && bytes <= bounds.bytes) break;
    sizes.delete(key);
    bytes -= size;
    await cache.delete(key);
  }
}

export async function cachedCopy(cacheName: string, key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName });
}

/** Timeout of cache reads in milliseconds; a hung storage never answers. */
const STORAGE_TIMEOUT = 2_000;

export const withStorageTimeout = (reading: Promise<Response | undefined>): Promise<Response | undefined> =>
  withTimeout(reading, undefined, STORAGE_TIMEOUT);

/** Cache first, else the network; a race of both if the storage is slow. */
export async function cacheElseNetwork(
  reading: Promise<Response | undefined>,
  network: () => Promise<Response>,
): Promise<Response> {
  const cached = await withStorageTimeout(reading);
  if (cached) return cached;
  const response = network();
  const cachedOrNetwork = reading.catch(() => undefined).then((cached) => cached ?? response);
  const networkOrCached = response.catch(
    async (error) => (await withStorageTimeout(reading)) ?? Promise.reject(error),
  );
  return Promise.race([cachedOrNetwork, networkOrCached]);
}

/** Deletes caches of earlier worker versions, except Workbox's own. */
export async function dropOldCaches(): Promise<void> {
  const current: string[] = Object.values(CACHES);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !current.includes(name) && !name.startsWith("workbox-")).map(dropCache),
  );
}

const MARKET = "/.market";

/** Deletes entries cached before `since`, milliseconds since the epoch. */
async function dropOlder(name: string, since: number): Promise<void> {
  const cache = await caches.open(name);
  const sizes = await sizesIn(name, cache);
  for (const key of await cache.keys()) {
    const cachedAt = Number((await cache.match(key))?.headers.get(CACHED_AT) ?? 0);
    if (cachedAt >= since) continue;
    const { pathname, search } = new URL(key.url);
    sizes.delete(pathname + search);
    await cache.delete(key);
  }
}

/**
 * Calls `renew`, which refetches pages and lists and returns whether it succeeded. Then deletes older entries
 * of another market; if the network fails they stay as a fallback.
 */
export async function enterMarket(market: string, renew: () => Promise<boolean>): Promise<void> {
  const since = Date.now();
  const storedMarket = await cachedCopy(CACHES.market, MARKET);
  const isSame = storedMarket !== undefined && (await storedMarket.text()) === market;
  const isRenewed = await renew();
  if (isSame || !isRenewed) return;
  await Promise.all([dropOlder(CACHES.pages, since), dropOlder(CACHES.catalogue, since)]);
  const cache = await caches.open(CACHES.market);
  await cache.put(MARKET, new Response(market));
}
