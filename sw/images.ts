import type { WorkboxPlugin } from "workbox-core/types.js";
import { isLowConnection } from "../src/rules/web/low-connection.ts";
import { networkInformation } from "./connection.ts";
import { CACHES, keptCopy, storageInTime } from "./runtime-cache.ts";
import { CacheFirst, storeIf, within } from "./strategies.ts";

/** Room for the pictures of a long look around; a tile is about 5 kB. */
const BOUNDS = { entries: 500, bytes: 12_000_000 };

const pathOf = ({ url }: Request) => new URL(url).pathname;
/** A picture of half the width has an entry of its own, so that the whole one comes once the network is quick. */
const small = (path: string) => `${path}?small`;
const smallCopy = (request: Request) => keptCopy(CACHES.images, small(pathOf(request)));

/** On a low connection, fetches pictures of half the width; elsewhere they stand in for whole ones in need. */
const halfWidth: WorkboxPlugin = {
  handlerWillStart: async ({ request, state }) => {
    state!.isLow = request.headers.get("save-data") === "on" || isLowConnection(networkInformation());
  },
  cacheKeyWillBeUsed: async ({ request, mode, state }) => {
    const path = pathOf(request);
    return new URL(mode === "write" && state!.isLow ? small(path) : path, request.url).href;
  },
  requestWillFetch: async ({ request, state }) =>
    state!.isLow
      ? new Request(request.url, { cache: request.cache, headers: { "save-data": "on" } })
      : request,
  cachedResponseWillBeUsed: async ({ cachedResponse, request, state }) =>
    cachedResponse ?? (state!.isLow ? await smallCopy(request) : undefined),
  handlerDidError: ({ request }) => storageInTime(smallCopy(request)),
};

const isPicture = ({ ok, headers }: Response) =>
  ok && (headers.get("content-type") ?? "").startsWith("image/");

/** Pictures never change under their address: the cached one, else the network's, which is stored when it is a picture. */
export const images = new CacheFirst({
  cacheName: CACHES.images,
  plugins: [halfWidth, storeIf(isPicture), within(BOUNDS)],
});
