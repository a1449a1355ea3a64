import { isJsonType } from "../src/rules/web/is-json-type.ts";
import { isJson } from "./json.ts";
import { isFilter } from "./routing.ts";
import { CACHES } from "./runtime-cache.ts";
import { NetworkFirst, storeIf, storeUnder, within } from "./strategies.ts";

/** A value in one spelling: keys in order, so that the same filter always has the same key. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== "object") return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, canonical(inner)]));
}

/** The Cache API holds only GETs: a filter's answer stands under an address made of its body. */
export async function keyOf(request: Request): Promise<string> {
  const url = new URL(request.url);
  const locale = request.headers.get("locale");
  if (!isFilter(request, url)) {
    // Banners differ by a header, which is no part of an address.
    if (locale) url.searchParams.set("locale", locale);
    return url.pathname + url.search;
  }
  const body: unknown = await request.clone().json();
  return `${url.pathname}?body=${encodeURIComponent(JSON.stringify(canonical(body)))}`;
}

/** Catalogue and content: from the network, and what was seen before when the network fails or is late. */
export const catalogue = new NetworkFirst({
  cacheName: CACHES.catalogue,
  isAnswer: ({ status, headers }) => status < 500 && isJsonType(headers.get("content-type")),
  plugins: [storeUnder(keyOf), storeIf(isJson), within({ entries: 150, bytes: 12_000_000 })],
});
