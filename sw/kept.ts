import { KEPT_AT } from "../src/contract/sw-messages.ts";

/** Names of the runtime caches; a new shape gets a new name and the old cache is dropped. */
export const CACHES = {
  pages: "pages-1",
  messages: "messages-1",
  catalogue: "catalogue-1",
  images: "images-1",
  market: "market-1",
} as const;

/** What a cache may hold. Oldest entries leave first. */
export interface Bounds {
  entries: number;
  bytes: number;
}

/** Stores a copy of `response` under `key` with its time and size, then drops the oldest entries over the bounds. */
export async function keepCopy(
  cacheName: string,
  key: string,
  response: Response,
  bounds: Bounds,
): Promise<void> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(Date.now()));
  headers.set("x-kept-size", String(body.byteLength));
  // The body is decoded already; these headers spoke of the bytes on the wire.
  headers.delete("content-encoding");
  headers.delete("content-length");
  try {
    const cache = await caches.open(cacheName);
    await cache.delete(key);
    await cache.put(key, new Response(body, { status: response.status, headers }));
    await trim(cache, bounds);
  } catch (error) {
    // No room: give all of it back rather than fail at the next write too.
    if (error instanceof DOMException && error.name === "QuotaExceededError") await caches.delete(cacheName);
  }
}

async function trim(cache: Cache, bounds: Bounds): Promise<void> {
  const keys = await cache.keys();
  const sizes = await Promise.all(
    keys.map(async (key) => Number((await cache.match(key))?.headers.get("x-kept-size") ?? 0)),
  );
  let bytes = sizes.reduce((sum, size) => sum + size, 0);
  let entries = keys.length;
  for (const [i, key] of keys.entries()) {
    if (entries <= bounds.entries && bytes <= bounds.bytes) break;
    await cache.delete(key);
    entries--;
    bytes -= sizes[i] ?? 0;
  }
}

export async function keptCopy(cacheName: string, key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName });
}

/** Deletes caches of earlier versions of the worker; what workbox calls its own stays. */
export async function dropOldCaches(): Promise<void> {
  const current: string[] = Object.values(CACHES);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => !current.includes(name) && !name.startsWith("workbox-"))
      .map((name) => caches.delete(name)),
  );
}

const MARKET = "/.market";

/** Drops pages and lists that were kept for a visitor of another market: they show what this one may not have. */
export async function enterMarket(market: string): Promise<void> {
  const known = await keptCopy(CACHES.market, MARKET);
  if (known && (await known.text()) === market) return;
  await Promise.all([caches.delete(CACHES.pages), caches.delete(CACHES.catalogue)]);
  const cache = await caches.open(CACHES.market);
  await cache.put(MARKET, new Response(market));
}

interface NetworkFirst {
  cacheName: string;
  key: string;
  bounds: Bounds;
  /** Wait for the network this long when there is a kept copy, milliseconds. */
  timeout: number;
  fetch: () => Promise<Response>;
  /** Only answers like this are kept. */
  isGood: (response: Response) => boolean;
}

/**
 * The network's answer, kept for later; the kept copy when the network does not answer or takes too long. A late answer
 * is still kept. An answer that is an error is given on as it is.
 */
export async function networkFirst({
  cacheName,
  key,
  bounds,
  timeout,
  fetch,
  isGood,
}: NetworkFirst): Promise<Response> {
  const network = fetch().then(async (response) => {
    if (isGood(response)) await keepCopy(cacheName, key, response.clone(), bounds);
    return response;
  });
  const late = new Promise<"late">((resolve) => setTimeout(() => resolve("late"), timeout));
  try {
    const first = await Promise.race([network, late]);
    if (first !== "late") return first;
  } catch (error) {
    const kept = await keptCopy(cacheName, key);
    if (kept) return kept;
    throw error;
  }
  return (await keptCopy(cacheName, key)) ?? network;
}
