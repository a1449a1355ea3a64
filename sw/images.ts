import { isLowConnection } from "../src/rules/low-connection.ts";
import { networkInformation } from "./connection.ts";
import { type Asked, CACHES, keepCopy, keptCopy, keptElse, storageInTime } from "./kept.ts";

/** Room for the pictures of a long look around; a tile is about 5 kB. */
const BOUNDS = { entries: 500, bytes: 12_000_000 };

/** A picture of half the width has a place of its own, so that the whole one comes once the network is quick. */
const small = (path: string) => `${path}?small`;

/** Pictures never change under their address: the kept one, else the network's, which is kept when it is a picture. */
export async function imagesHandler({ request, waitUntil }: Asked): Promise<Response> {
  const { pathname } = new URL(request.url);
  const low = request.headers.get("save-data") === "on" || isLowConnection(networkInformation());
  const kept = async () =>
    (await keptCopy(CACHES.images, pathname)) ??
    (low ? await keptCopy(CACHES.images, small(pathname)) : undefined);
  return keptElse(kept(), async () => {
    try {
      const asked = low
        ? new Request(request.url, { cache: request.cache, headers: { "save-data": "on" } })
        : request;
      const response = await fetch(asked);
      if (response.ok && (response.headers.get("content-type") ?? "").startsWith("image/")) {
        const key = low ? small(pathname) : pathname;
        // A picture that breaks off on its way is the page's to notice.
        waitUntil(keepCopy(CACHES.images, key, response.clone(), BOUNDS).catch(() => {}));
      }
      return response;
    } catch (error) {
      const instead = await storageInTime(keptCopy(CACHES.images, small(pathname)));
      if (instead) return instead;
      throw error;
    }
  });
}
