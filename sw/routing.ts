import { STATE_PREFIX } from "../src/rules/addresses/app-paths.ts";
import { isLocale } from "../src/rules/locales/locales.ts";

/** Calls whose answers are the same for every visitor and worth showing when old. */
const CATALOGUE = [
  /^\/api\/games\//,
  /^\/api\/jackpots$/,
  /^\/api\/cms\//,
  /^\/api\/fe\/config\//,
  /^\/api\/info\/(project|locales|countries)$/,
];
const FILTERS = ["/api/games_filter", "/api/games_filter/select"];
const MAX_FILTER_SEARCH = 2_000;

/** A language's messages; an address of an unknown language is left to the network and keeps nothing. */
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

/** What a rendered page was rendered with. */
export function isState(url: URL): boolean {
  return url.pathname.startsWith(`${STATE_PREFIX}/`);
}

/** Addresses that only the server can answer: everything that is no page of the app. */
const NOT_PAGES = [
  /^\/(api|messages|state|art|assets|icons|fonts|brand|healthz|outbox|manifests|share|operator|wallet|reference-games|payment-provider|connection)(\/|$)/,
  /^\/\.well-known\//,
  // The server sends these on to their canonical address.
  /^\/en(\/|$)/,
  /.\/$/,
  /\/[^/]*\.[^/]*$/,
];

/** True for a navigation that the app's shell can show. */
export function isPage(url: URL): boolean {
  return !NOT_PAGES.some((pattern) => pattern.test(url.pathname));
}
