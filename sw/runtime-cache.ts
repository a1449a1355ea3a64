import { KEPT_AT } from "../src/contract/sw-messages.ts";
import { inTime } from "./with-timeout.ts";

/** Names of the runtime caches; a new shape gets a new name and the old cache is dropped. */
export const CACHES = {
  pages: "pages-1",
  messages: "messages-1",
  catalogue: "catalogue-2",
  images: "images-1",
  market: "market-1",
} as const;

/** What a cache may hold. Oldest entries leave first. */
export interface Bounds {
  entries: number;
  bytes: number;
}

/** A copy to store: with its time and size, without the headers that describe the bytes on the wire. */
export function stamped({ status, headers: sent }: Response, body: ArrayBuffer): Response {
  const headers = new Headers(sent);
  headers.set(KEPT_AT, String(Date.now()));
  headers.set(SIZE, String(body.byteLength));
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(body, { status, headers });
}

/** The response once all of its body has arrived. Rejects if it breaks off. */
export async function wholeResponse(response: Response): Promise<Response> {
  await response.clone().arrayBuffer();
  return response;
}

/** Stores a copy of `response` under `key` with its time and size, then drops the oldest entries over the bounds. */
export async function keepCopy(
  cacheName: string,
  key: string,
  response: Response,
  bounds: Bounds,
): Promise<void> {
  const body = await response.arrayBuffer();
  try {
    const cache = await caches.open(cacheName);
    await cache.put(key, stamped(response, body));
    await keepWithin(bounds, cacheName, key, body.byteLength);
  } catch (error) {
    await onFailedWrite(cacheName, error);
  }
}

/** Without room, gives all of the cache back rather than fail at the next write too. */
export async function onFailedWrite(cacheName: string, error: unknown): Promise<void> {
  if (error instanceof DOMException && error.name === "QuotaExceededError") await dropCache(cacheName);
}

/** Notes the newest entry of a cache, and deletes the oldest ones over its bounds. */
export async function keepWithin(
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

export const SIZE = "x-kept-size";

/** Bytes by path and query, oldest first. */
type Sizes = Map<string, number>;
/** What each cache holds, by its name: reading it from the cache itself at every write would take longer than the write. */
const known = new WeakMap<CacheStorage, Map<string, Promise<Sizes>>>();

function knownHere(): Map<string, Promise<Sizes>> {
  const here = known.get(caches) ?? new Map();
  known.set(caches, here);
  return here;
}

function sizesIn(cacheName: string, cache: Cache): Promise<Sizes> {
  const here = knownHere();
  const sizes = here.get(cacheName) ?? readSizes(cache);
  here.set(cacheName, sizes);
  return sizes;
}

async function readSizes(cache: Cache): Promise<Sizes> {
  const keys = await cache.keys();
  const entry = async (key: Request) => {
    const { pathname, search } = new URL(key.url);
    const size = (await cache.match(key))?.headers.get(SIZE);
    return [pathname + search, Number(size ?? 0)] as const;
  };
  return new Map(await Promise.all(keys.map(entry)));
}

export async function dropCache(name: string): Promise<void> {
  knownHere().delete(name);
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

export async function keptCopy(cacheName: string, key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName });
}

/** How long a storage may take to say what it has, milliseconds: one that hangs takes for ever. */
const STORAGE_PATIENCE = 2_000;

export const storageInTime = (reading: Promise<Response | undefined>): Promise<Response | undefined> =>
  inTime(reading, undefined, STORAGE_PATIENCE);

/** What is kept, else the network's; whichever comes first of both where the storage takes too long to say. */
export async function keptElse(
  reading: Promise<Response | undefined>,
  network: () => Promise<Response>,
): Promise<Response> {
  const kept = await storageInTime(reading);
  if (kept) return kept;
  const answer = network();
  const late = reading.catch(() => undefined).then((found) => found ?? answer);
  const inNeed = answer.catch(async (error) => (await storageInTime(reading)) ?? Promise.reject(error));
  return Promise.race([late, inNeed]);
}

/** Deletes caches of earlier versions of the worker; what workbox calls its own stays. */
export async function dropOldCaches(): Promise<void> {
  const current: string[] = Object.values(CACHES);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !current.includes(name) && !name.startsWith("workbox-")).map(dropCache),
  );
}

const MARKET = "/.market";

/** Drops what was stored before `since`, milliseconds since the epoch. */
async function dropOlder(name: string, since: number): Promise<void> {
  const cache = await caches.open(name);
  const sizes = await sizesIn(name, cache);
  for (const key of await cache.keys()) {
    const stored = Number((await cache.match(key))?.headers.get(KEPT_AT) ?? 0);
    if (stored >= since) continue;
    const { pathname, search } = new URL(key.url);
    sizes.delete(pathname + search);
    await cache.delete(key);
  }
}

/**
 * Calls `renew`, which fetches pages and lists and gives whether it could. Then drops those that were stored before for a
 * visitor of another market: they show what this one may not have. When the network fails they stay, for lack of others.
 */
export async function enterMarket(market: string, renew: () => Promise<boolean>): Promise<void> {
  const since = Date.now();
  const known = await keptCopy(CACHES.market, MARKET);
  const isSame = known !== undefined && (await known.text()) === market;
  const isRenewed = await renew();
  if (isSame || !isRenewed) return;
  await Promise.all([dropOlder(CACHES.pages, since), dropOlder(CACHES.catalogue, since)]);
  const cache = await caches.open(CACHES.market);
  await cache.put(MARKET, new Response(market));
}
