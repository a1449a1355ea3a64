import { isJsonType } from "../src/rules/web/is-json-type.ts";
import { isJson } from "./json.ts";
import { isFilter } from "./routing.ts";
import { CACHES } from "./runtime-cache.ts";
import { evictBeyond, NetworkFirst, storeIf, storeUnder } from "./strategies.ts";

/** Sorts keys recursively, so that equal filters have equal cache keys. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== "object") return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, canonical(inner)]));
}

/** Cache key of a request. The Cache API stores only GETs, so a filter's key contains its body. */
export async function keyOf(request: Request): Promise<string> {
  const url = new URL(request.url);
  const locale = request.headers.get("locale");
  if (!isFilter(request, url)) {
    // Banners vary by the locale header.
    if (locale) url.searchParams.set("locale", locale);
    return url.pathname + url.search;
  }
  const body: unknown = await request.clone().json();
  return `${url.pathname}?body=${encodeURIComponent(JSON.stringify(canonical(body)))}`;
}

/** Catalogue and content: network first, the cached response if the network fails or is slow. */
export const catalogue = new NetworkFirst({
  cacheName: CACHES.catalogue,
  isOwnResponse: ({ status, headers }) => status < 500 && isJsonType(headers.get("content-type")),
  plugins: [storeUnder(keyOf), storeIf(isJson), evictBeyond({ entries: 150, bytes: 12_000_000 })],
});
