import { isLowConnection } from "../src/rules/low-connection.ts";
import { type Asked, CACHES, keepCopy, keptCopy } from "./kept.ts";

/** Room for the pictures of a long look around; a tile is about 5 kB. */
const BOUNDS = { entries: 500, bytes: 12_000_000 };

/** A picture of half the width has a place of its own, so that the whole one comes once the network is quick. */
const small = (path: string) => `${path}?small`;

/** Pictures never change under their address: the kept one, else the network's, which is kept when it is a picture. */
export async function imagesHandler({ request, waitUntil }: Asked): Promise<Response> {
  const { pathname } = new URL(request.url);
  const low = isLowConnection(navigator.connection ?? {});
  const kept =
    (await keptCopy(CACHES.images, pathname)) ?? (low && (await keptCopy(CACHES.images, small(pathname))));
  if (kept) return kept;
  try {
    const asked = low ? new Request(request.url, { headers: { "save-data": "on" } }) : request;
    const response = await fetch(asked);
    if (response.ok && (response.headers.get("content-type") ?? "").startsWith("image/")) {
      const key = low ? small(pathname) : pathname;
      // A picture that breaks off on its way is the page's to notice.
      waitUntil(keepCopy(CACHES.images, key, response.clone(), BOUNDS).catch(() => {}));
    }
    return response;
  } catch (error) {
    const instead = await keptCopy(CACHES.images, small(pathname));
    if (instead) return instead;
    throw error;
  }
}
