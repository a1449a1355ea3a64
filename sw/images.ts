import type { WorkboxPlugin } from "workbox-core/types.js";
import { isLowConnection } from "../src/rules/web/low-connection.ts";
import { networkInformation } from "./connection.ts";
import { CACHES, cachedCopy, withStorageTimeout } from "./runtime-cache.ts";
import { CacheFirst, evictBeyond, storeIf } from "./strategies.ts";

declare const self: ServiceWorkerGlobalScope;

/** Enough for a long visit; a tile is about 5 kB. */
const BOUNDS = { entries: 500, bytes: 12_000_000 };

const pathOf = ({ url }: Request) => new URL(url).pathname;
/** Half-width images have their own entries, so that full ones load once the network is fast. */
const smallKey = (path: string) => `${path}?small`;
const cachedSmall = (request: Request) => cachedCopy(CACHES.images, smallKey(pathOf(request)));

/** Fetches half-width images on a low connection; otherwise they only replace full ones that can't be loaded. */
const halfWidth: WorkboxPlugin = {
  handlerWillStart: async ({ request, state }) => {
    state!.isLow = request.headers.get("save-data") === "on" || isLowConnection(networkInformation());
  },
  cacheKeyWillBeUsed: async ({ request, mode, state }) => {
    const path = pathOf(request);
    return new URL(mode === "write" && state!.isLow ? smallKey(path) : path, request.url).href;
  },
  requestWillFetch: async ({ request, state }) =>
    state!.isLow
      ? new Request(request.url, { cache: request.cache, headers: { "save-data": "on" } })
      : request,
  cachedResponseWillBeUsed: async ({ cachedResponse, request, state }) =>
    cachedResponse ?? (state!.isLow ? await cachedSmall(request) : undefined),
  handlerDidError: ({ request }) => withStorageTimeout(cachedSmall(request)),
};

/** Controllers that cancel the images of open pages, by client id. */
const controllers = new Map<string, AbortController>();

async function abortLeftPages(): Promise<void> {
  for (const [page, controller] of controllers) {
    if (await self.clients.get(page)) continue;
    controllers.delete(page);
    controller.abort();
  }
}

/** Cancels the images of a page that the player has left: they would hold up the next page's. */
const abortWithPage: WorkboxPlugin = {
  requestWillFetch: async ({ request, event }) => {
    const page = (event as FetchEvent).clientId;
    if (!page) return request;
    let controller = controllers.get(page);
    if (!controller) {
      controller = new AbortController();
      controllers.set(page, controller);
      void abortLeftPages();
    }
    return new Request(request, { signal: controller.signal });
  },
};

const isStorable = ({ ok, headers }: Response) =>
  ok && (headers.get("content-type") ?? "").startsWith("image/");

/** Images are immutable by address: cache first, and only image responses are cached. */
export const images = new CacheFirst({
  cacheName: CACHES.images,
  plugins: [halfWidth, abortWithPage, storeIf(isStorable), evictBeyond(BOUNDS)],
});
