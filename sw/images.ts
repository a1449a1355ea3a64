import { type Asked, CACHES, keepCopy, keptCopy } from "./kept.ts";

/** Room for the pictures of a long look around; a tile is about 5 kB. */
const BOUNDS = { entries: 500, bytes: 12_000_000 };

/** Pictures never change under their address: the kept one, else the network's, which is kept when it is a picture. */
export async function imagesHandler({ request, waitUntil }: Asked): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await keptCopy(CACHES.images, pathname);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && (response.headers.get("content-type") ?? "").startsWith("image/")) {
    // A picture that breaks off on its way is the page's to notice.
    waitUntil(keepCopy(CACHES.images, pathname, response.clone(), BOUNDS).catch(() => {}));
  }
  return response;
}
