import type { WorkboxPlugin } from "workbox-core/types.js";
import { Strategy, type StrategyOptions } from "workbox-strategies/Strategy.js";
import type { StrategyHandler } from "workbox-strategies/StrategyHandler.js";
import { CACHED_SLOW } from "../src/contract/sw-messages.ts";
import { withNetworkTimeout } from "./network-timeout.ts";
import {
  type Bounds,
  cacheElseNetwork,
  enforceBounds,
  onFailedWrite,
  SIZE_HEADER,
  wholeResponse,
  withCacheHeaders,
  withStorageTimeout,
} from "./runtime-cache.ts";

/** Validates the response to a request. */
type Check = (response: Response, request: Request) => boolean;

/** Caches responses that pass a check, with time and size. */
export const storeIf = (isCacheable: Check): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response, request }) =>
    isCacheable(response, request) ? withCacheHeaders(response, await response.arrayBuffer()) : null,
});

/** Evicts the oldest entries beyond a cache's bounds. */
export const evictBeyond = (bounds: Bounds): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName, request, newResponse }) => {
    const { pathname, search } = new URL(request.url);
    await enforceBounds(bounds, cacheName, pathname + search, Number(newResponse.headers.get(SIZE_HEADER)));
  },
});

/** Caches responses under a custom path and query. */
export const storeUnder = (keyOf: (request: Request) => string | Promise<string>): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => new URL(await keyOf(request), self.location.origin).href,
});

/** Caches a response in the background; write errors are handled. */
function store(handler: StrategyHandler, cacheName: string, request: Request, response: Response): void {
  const writing = handler.cachePut(request, response).catch((error) => onFailedWrite(cacheName, error));
  void handler.waitUntil(writing.catch(() => {}));
}

interface NetworkFirstOptions extends StrategyOptions {
  /** True for a response of our own server; any other response gives way to a cached one. */
  isOwnResponse: Check;
}

/**
 * Network first. Falls back to the cached response on failure, and on a slow or foreign response, then marked as
 * late. A late network response is still cached. Workbox's own strategy neither validates responses nor limits the
 * wait for a hung storage.
 */
export class NetworkFirst extends Strategy {
  readonly isOwnResponse: Check;

  constructor({ isOwnResponse, ...options }: NetworkFirstOptions) {
    super(options);
    this.isOwnResponse = isOwnResponse;
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // Compute both cache keys first, because sending the request consumes its body.
    await Promise.all([handler.getCacheKey(request, "read"), handler.getCacheKey(request, "write")]);
    const network = handler
      .fetch(request)
      .then(wholeResponse)
      .then((response) => {
        store(handler, this.cacheName, request, response.clone());
        return response;
      });
    void handler.waitUntil(network.catch(() => {}));
    try {
      const first = await withNetworkTimeout(network);
      if (first === "late")
        return cacheElseNetwork(handler.cacheMatch(request).then(markAsLate), () => network);
      if (this.isOwnResponse(first, handler.request)) return first;
      return (await withStorageTimeout(handler.cacheMatch(request).then(markAsLate))) ?? first;
    } catch (error) {
      const cached = await withStorageTimeout(handler.cacheMatch(request));
      if (cached) return cached;
      throw error;
    }
  }
}

/** Cache first, else the network, whose response is stored; both race if the storage hangs. */
export class CacheFirst extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return cacheElseNetwork(handler.cacheMatch(request), async () => {
      const response = await handler.fetch(request);
      store(handler, this.cacheName, request, response.clone());
      return response;
    });
  }
}

function markAsLate(cached: Response | undefined): Response | undefined {
  if (!cached) return undefined;
  const headers = new Headers(cached.headers);
  headers.set(CACHED_SLOW, "1");
  return new Response(cached.body, { status: cached.status, headers });
}
