import { STATE_PREFIX } from "../src/rules/addresses/app-paths.ts";
import { isLocale } from "../src/rules/locales/locales.ts";

/** Calls whose responses are the same for every visitor and useful when stale. */
const CATALOGUE = [
  /^\/api\/games\//,
  /^\/api\/jackpots$/,
  /^\/api\/cms\//,
  /^\/api\/fe\/config\//,
  /^\/api\/info\/(project|locales|countries)$/,
];
const FILTERS = ["/api/games_filter", "/api/games_filter/select"];
const MAX_FILTER_SEARCH = 2_000;

/** Messages of a known locale; others go to the network and are not cached. */
export function isMessages(url: URL): boolean {
  const language = /^\/messages\/([\w-]+)\.json$/.exec(url.pathname)?.[1];
  return language !== undefined && isLocale(language);
}

export function isFilter(request: Request, url: URL): boolean {
  return request.method === "POST" && FILTERS.includes(url.pathname);
}

export function isCatalogue(request: Request, url: URL): boolean {
  if (isFilter(request, url)) return true;
  return (
    request.method === "GET" &&
    url.search.length < MAX_FILTER_SEARCH &&
    CATALOGUE.some((pattern) => pattern.test(url.pathname))
  );
}

export function isImage(request: Request, url: URL): boolean {
  return request.method === "GET" && url.pathname.startsWith("/art/");
}

/** Data that a page was rendered with. */
export function isState(url: URL): boolean {
  return url.pathname.startsWith(`${STATE_PREFIX}/`);
}

/** Server-only addresses: everything that is no page of the app. */
const NOT_PAGES = [
  /^\/(api|messages|state|art|assets|icons|fonts|brand|healthz|outbox|manifests|share|operator|wallet|reference-games|payment-provider|connection)(\/|$)/,
  /^\/\.well-known\//,
  // The server redirects these to their canonical address.
  /^\/en(\/|$)/,
  /.\/$/,
  /\/[^/]*\.[^/]*$/,
];

/** True for a navigation that the shell can serve. */
export function isPage(url: URL): boolean {
  return !NOT_PAGES.some((pattern) => pattern.test(url.pathname));
}
