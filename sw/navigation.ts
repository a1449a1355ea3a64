import { CACHED_AT } from "../src/contract/sw-messages.ts";
import { guestBaseOf, splitLocale } from "../src/rules/locales/locales.ts";
import { withNetworkTimeout } from "./network-timeout.ts";
import { isState } from "./routing.ts";
import {
  CACHES,
  cacheCopy,
  cachedCopy,
  cacheElseNetwork,
  dropCache,
  wholeResponse,
  withStorageTimeout,
} from "./runtime-cache.ts";

/** Pages and their data. */
const BOUNDS = { entries: 24, bytes: 4_000_000 };
/** Age from which a cached lobby is revalidated when it is served, in milliseconds. */
const STALE_AGE = 10 * 60_000;
/** Time to wait for the server to set the country that the address chooses, in milliseconds. */
const COUNTRY_TIMEOUT = 15_000;
/** Address of the data that a page was rendered with. */
const STATE_ADDRESS = /<div id="root"[^>]* data-state="([^"]+)"/;

interface NavigationOptions {
  build: string;
  /** The shell, from the precache. */
  shell: () => Promise<Response | undefined>;
}

/**
 * Responds to navigations: the cached rendering for the lobby, the shell for other pages. A cached lobby is
 * only served by the build that rendered it, so that page and scripts match.
 */
export function createNavigation({ build, shell }: NavigationOptions) {
  const isLobby = ({ pathname }: URL) => splitLocale(pathname).path === "/" && !guestBaseOf(pathname);
  const hasCountry = ({ searchParams }: URL) => searchParams.has("country");
  /** True if the response is too old, or if it was cached while the clock was ahead. */
  const isStale = ({ headers }: Response) =>
    Math.abs(Date.now() - Number(headers.get(CACHED_AT))) > STALE_AGE;
  const isCurrentBuild = (response: Response | undefined) => response?.headers.get("x-build") === build;

  /** True for a response of our server; false for a page of a captive portal or proxy. */
  const isOwnResponse = ({ status, headers }: Response) => status < 500 && headers.has("x-build");

  /**
   * Caches a lobby.
   * @returns true if this build's rendering was stored.
   */
  async function cacheLobby(path: string): Promise<boolean> {
    const response = await fetch(path, { credentials: "same-origin", redirect: "follow" });
    if (!response.ok || response.redirected || !isCurrentBuild(response)) return false;
    const address = STATE_ADDRESS.exec(await response.clone().text())?.[1]?.replaceAll("&amp;", "&");
    if (!address) return false;
    // Page and data together: a rendering cannot hydrate without its data.
    if (!(await cachedCopy(CACHES.pages, address))) {
      const state = await fetch(address, { credentials: "same-origin" });
      if (!state.ok) return false;
      await cacheCopy(CACHES.pages, address, state, BOUNDS);
    }
    await cacheCopy(CACHES.pages, path, response, BOUNDS);
    return true;
  }

  async function respondWithLobby(event: FetchEvent, url: URL): Promise<Response> {
    const readCached = async () => {
      const page = await cachedCopy(CACHES.pages, url.pathname);
      return isCurrentBuild(page) ? page : undefined;
    };
    const fromNetwork = async () => {
      const network = fetch(event.request).then(wholeResponse);
      const response = await withNetworkTimeout(network, hasCountry(url) ? COUNTRY_TIMEOUT : undefined).catch(
        () => "late" as const,
      );
      if (response !== "late" && isOwnResponse(response)) return response;
      return (await withStorageTimeout(readCached())) ?? (await withStorageTimeout(shell())) ?? network;
    };
    if (url.search !== "") return fromNetwork();
    const cachedPage = readCached().then((page) => {
      // The page revalidates the lobby when idle; this covers visits that end before.
      if (page && isStale(page)) event.waitUntil(cacheLobby(url.pathname).catch(() => {}));
      return page;
    });
    return cacheElseNetwork(cachedPage, fromNetwork);
  }

  return {
    /** Data of a rendering: cached with it, else from the network. */
    async state(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      return cacheElseNetwork(cachedCopy(CACHES.pages, pathname + search), () => fetch(request));
    },

    /** Responds to a navigation to one of the app's pages. */
    respond(event: FetchEvent, url: URL): Promise<Response> {
      if (isLobby(url) || hasCountry(url)) return respondWithLobby(event, url);
      return cacheElseNetwork(shell(), () => fetch(event.request));
    },

    /**
     * Fetches and caches the lobby of a locale.
     * @returns true if it was stored.
     */
    async cacheLobby(path: string): Promise<boolean> {
      return isLobby(new URL(path, self.location.origin)) && cacheLobby(path).catch(() => false);
    },

    /** Revalidates cached lobbies in the background. */
    async refresh(): Promise<void> {
      const cache = await caches.open(CACHES.pages);
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url);
        if (isLobby(new URL(url)) && !isState(new URL(url))) await cacheLobby(pathname).catch(() => {});
      }
    },

    /** Deletes cached pages, which can be loaded from the network again. */
    async clear(): Promise<void> {
      await dropCache(CACHES.pages).catch(() => {});
    },

    /** Deletes renderings of other builds, because their scripts no longer exist. */
    async dropOtherBuilds(): Promise<void> {
      const cache = await caches.open(CACHES.pages);
      for (const key of await cache.keys()) {
        if (!isCurrentBuild(await cache.match(key))) await cache.delete(key);
      }
    },
  };
}
