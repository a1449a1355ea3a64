import { KEPT_AT } from "../src/contract/sw-messages.ts";
import { guestBaseOf, splitLocale } from "../src/rules/locales/locales.ts";
import { inPatience } from "./network-timeout.ts";
import { isState } from "./routing.ts";
import {
  CACHES,
  dropCache,
  keepCopy,
  keptCopy,
  keptElse,
  storageInTime,
  wholeResponse,
} from "./runtime-cache.ts";

/** Pages and the data of each. */
const BOUNDS = { entries: 24, bytes: 4_000_000 };
/** From this age on a kept lobby is fetched anew beside the visit that it serves, milliseconds. */
const OLD = 10 * 60_000;
/** Where a rendered page says what data it was rendered with. */
const STATE = /<div id="root"[^>]* data-state="([^"]+)"/;

interface NavigationOptions {
  build: string;
  /** The page without content, from the precache. */
  shell: () => Promise<Response | undefined>;
}

/**
 * What a navigation is answered with: the lobby from its kept rendering, every other page from the shell. A kept lobby
 * is only ever given out by the build that rendered it, so that page and scripts never mix.
 */
export function createNavigation({ build, shell }: NavigationOptions) {
  const isLobby = ({ pathname }: URL) => splitLocale(pathname).path === "/" && !guestBaseOf(pathname);
  /** Or of a clock that was ahead. */
  const isOld = ({ headers }: Response) => Math.abs(Date.now() - Number(headers.get(KEPT_AT))) > OLD;
  const ofThisBuild = (response: Response | undefined) => response?.headers.get("x-build") === build;

  /** Not what a network that asks to log in, or something in front of the server, puts in its place. */
  const isPageOfOurs = ({ status, headers }: Response) => status < 500 && headers.has("x-build");

  /** Gives whether a rendering of this build came. */
  async function keep(path: string): Promise<boolean> {
    const response = await fetch(path, { credentials: "same-origin", redirect: "follow" });
    if (!response.ok || response.redirected || !ofThisBuild(response)) return false;
    const address = STATE.exec(await response.clone().text())?.[1]?.replaceAll("&amp;", "&");
    if (!address) return false;
    // Both or neither: without its data a rendering cannot be taken over.
    if (!(await keptCopy(CACHES.pages, address))) {
      const state = await fetch(address, { credentials: "same-origin" });
      if (!state.ok) return false;
      await keepCopy(CACHES.pages, address, state, BOUNDS);
    }
    await keepCopy(CACHES.pages, path, response, BOUNDS);
    return true;
  }

  async function lobby(event: FetchEvent, url: URL): Promise<Response> {
    const kept = async () => {
      const page = await keptCopy(CACHES.pages, url.pathname);
      return ofThisBuild(page) ? page : undefined;
    };
    const fromNetwork = async () => {
      const network = fetch(event.request).then(wholeResponse);
      const answer = await inPatience(network).catch(() => "late" as const);
      if (answer !== "late" && isPageOfOurs(answer)) return answer;
      return (await storageInTime(kept())) ?? (await storageInTime(shell())) ?? network;
    };
    if (url.search !== "") return fromNetwork();
    const reading = kept().then((page) => {
      // The page has it fetched anew once it has nothing better to do; one that never comes so far leaves it old.
      if (page && isOld(page)) event.waitUntil(keep(url.pathname).catch(() => {}));
      return page;
    });
    return keptElse(reading, fromNetwork);
  }

  return {
    /** The data of a rendering: the one that is kept with it, else the network's. */
    async state(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      return keptElse(keptCopy(CACHES.pages, pathname + search), () => fetch(request));
    },

    /** The answer to a navigation to one of the app's pages. */
    answer(event: FetchEvent, url: URL): Promise<Response> {
      // Choosing a country is the server's to hear.
      if (isLobby(url) || url.searchParams.has("country")) return lobby(event, url);
      return keptElse(shell(), () => fetch(event.request));
    },

    /** Fetches the lobby of a language and stores its rendering; gives whether it could. */
    async keep(path: string): Promise<boolean> {
      return isLobby(new URL(path, self.location.origin)) && keep(path).catch(() => false);
    },

    /** Fetches the kept lobbies anew, while nobody looks at them. */
    async refresh(): Promise<void> {
      const cache = await caches.open(CACHES.pages);
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url);
        if (isLobby(new URL(url)) && !isState(new URL(url))) await keep(pathname).catch(() => {});
      }
    },

    /** Drops what is kept: the network has it too. */
    async forget(): Promise<void> {
      await dropCache(CACHES.pages).catch(() => {});
    },

    /** Renderings of other builds name scripts that this build does not have. */
    async dropOtherBuilds(): Promise<void> {
      const cache = await caches.open(CACHES.pages);
      for (const key of await cache.keys()) {
        if (!ofThisBuild(await cache.match(key))) await cache.delete(key);
      }
    },
  };
}
