import { KEPT_AT, KEPT_LATE } from "../src/contract/sw-messages.ts";
import { inTime } from "./in-time.ts";

/** Names of the runtime caches; a new shape gets a new name and the old cache is dropped. */
export const CACHES = {
  pages: "pages-1",
  messages: "messages-1",
  catalogue: "catalogue-2",
  images: "images-1",
  market: "market-1",
} as const;

/** A request to answer, and what holds the worker until something is written that the answer does not wait for. */
export interface Asked {
  request: Request;
  waitUntil: (writing: Promise<unknown>) => void;
}

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
  await store(cacheName, key, response, await response.arrayBuffer(), bounds);
}

async function store(
  cacheName: string,
  key: string,
  { status, headers: sent }: Response,
  body: ArrayBuffer,
  bounds: Bounds,
): Promise<void> {
  const headers = new Headers(sent);
  headers.set(KEPT_AT, String(Date.now()));
  headers.set(SIZE, String(body.byteLength));
  // The body is decoded already; these headers spoke of the bytes on the wire.
  headers.delete("content-encoding");
  headers.delete("content-length");
  try {
    const cache = await caches.open(cacheName);
    const sizes = await sizesIn(cacheName, cache);
    await cache.delete(key);
    await cache.put(key, new Response(body, { status, headers }));
    sizes.delete(key);
    sizes.set(key, body.byteLength);
    await trim(cache, sizes, bounds);
  } catch (error) {
    // No room: give all of it back rather than fail at the next write too.
    if (error instanceof DOMException && error.name === "QuotaExceededError") await dropCache(cacheName);
  }
}

const SIZE = "x-kept-size";

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

/** Drops pages and lists that were kept for a visitor of another market: they show what this one may not have. */
export async function enterMarket(market: string): Promise<void> {
  const known = await keptCopy(CACHES.market, MARKET);
  if (known && (await known.text()) === market) return;
  await Promise.all([dropCache(CACHES.pages), dropCache(CACHES.catalogue)]);
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
  /** Whether it is the server's own answer; if not, the kept copy goes before it. */
  isAnswer?: (response: Response) => boolean;
  /** Finds the kept copy, where that is not just the one under `key`. */
  findKept?: () => Promise<Response | undefined>;
  waitUntil: Asked["waitUntil"];
}

/**
 * The network's answer, kept for later; the kept copy when the network does not answer or takes too long. A late answer
 * is still kept.
 */
export async function networkFirst({
  cacheName,
  key,
  bounds,
  timeout,
  fetch,
  isGood,
  isAnswer = () => true,
  findKept = () => keptCopy(cacheName, key),
  waitUntil,
}: NetworkFirst): Promise<Response> {
  const network = fetch().then(async (response) => {
    // To the end: an answer that breaks off is none.
    if (isGood(response))
      waitUntil(store(cacheName, key, response, await response.clone().arrayBuffer(), bounds));
    return response;
  });
  // The worker may not end before a late answer is kept.
  waitUntil(network.catch(() => {}));
  const late = new Promise<"late">((resolve) => setTimeout(() => resolve("late"), timeout));
  try {
    const first = await Promise.race([network, late]);
    if (first !== "late")
      return isAnswer(first) ? first : ((await storageInTime(findKept().then(asLate))) ?? first);
  } catch (error) {
    const kept = await storageInTime(findKept());
    if (kept) return kept;
    throw error;
  }
  return keptElse(findKept().then(asLate), () => network);
}

function asLate(kept: Response | undefined): Response | undefined {
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.set(KEPT_LATE, "1");
  return new Response(kept.body, { status: kept.status, headers });
}
