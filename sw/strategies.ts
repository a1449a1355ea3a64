import type { WorkboxPlugin } from "workbox-core/types.js";
import { Strategy, type StrategyOptions } from "workbox-strategies/Strategy.js";
import type { StrategyHandler } from "workbox-strategies/StrategyHandler.js";
import { KEPT_LATE } from "../src/contract/sw-messages.ts";
import { inPatience } from "./network-timeout.ts";
import {
  type Bounds,
  keepWithin,
  keptElse,
  onFailedWrite,
  SIZE,
  stamped,
  storageInTime,
  wholeResponse,
} from "./runtime-cache.ts";

/** Decides about the response to a request. */
type Check = (response: Response, request: Request) => boolean;

/** Stores the responses that pass a check, with their time and size. */
export const storeIf = (isGood: Check): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response, request }) =>
    isGood(response, request) ? stamped(response, await response.arrayBuffer()) : null,
});

/** Deletes the oldest entries once a cache has more of them, or more bytes, than it may. */
export const within = (bounds: Bounds): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName, request, newResponse }) => {
    const { pathname, search } = new URL(request.url);
    await keepWithin(bounds, cacheName, pathname + search, Number(newResponse.headers.get(SIZE)));
  },
});

/** Stores each response under an address of ours: a path with its query. */
export const storeUnder = (keyOf: (request: Request) => string | Promise<string>): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => new URL(await keyOf(request), self.location.origin).href,
});

/** Stores a response. The worker waits for that, the page doesn't, and a storage without room fails nothing. */
function store(handler: StrategyHandler, cacheName: string, request: Request, response: Response): void {
  const writing = handler.cachePut(request, response).catch((error) => onFailedWrite(cacheName, error));
  void handler.waitUntil(writing.catch(() => {}));
}

interface NetworkFirstOptions extends StrategyOptions {
  /** True for a response of our own server. Any other gives way to a cached one. */
  isAnswer: Check;
}

/**
 * The network's response, stored for later; the cached one when the network fails, lies or takes too long, marked as
 * late in the latter two cases. A late response is still stored. Workbox's own strategy of this name can't tell a lie
 * from an answer, and waits for a storage that hangs.
 */
export class NetworkFirst extends Strategy {
  readonly #isAnswer: Check;

  constructor({ isAnswer, ...options }: NetworkFirstOptions) {
    super(options);
    this.#isAnswer = isAnswer;
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // Sending a request uses up the body that its key is made of.
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
      const first = await inPatience(network);
      if (first === "late") return keptElse(handler.cacheMatch(request).then(asLate), () => network);
      if (this.#isAnswer(first, handler.request)) return first;
      return (await storageInTime(handler.cacheMatch(request).then(asLate))) ?? first;
    } catch (error) {
      const cached = await storageInTime(handler.cacheMatch(request));
      if (cached) return cached;
      throw error;
    }
  }
}

/** The cached response, else the network's, which is stored; the faster of both where the storage hangs. */
export class CacheFirst extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return keptElse(handler.cacheMatch(request), async () => {
      const response = await handler.fetch(request);
      store(handler, this.cacheName, request, response.clone());
      return response;
    });
  }
}

function asLate(cached: Response | undefined): Response | undefined {
  if (!cached) return undefined;
  const headers = new Headers(cached.headers);
  headers.set(KEPT_LATE, "1");
  return new Response(cached.body, { status: cached.status, headers });
}
