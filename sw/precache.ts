import type { WorkboxPlugin } from "workbox-core/types.js";
import type { PrecacheEntry } from "workbox-precaching";
import { PrecacheStrategy } from "workbox-precaching/PrecacheStrategy.js";
import { createCacheKey } from "workbox-precaching/utils/createCacheKey.js";
import type { StrategyHandler } from "workbox-strategies/StrategyHandler.js";
import { keptElse } from "./runtime-cache.ts";

/** Of the manifest, what an installation leaves for later. It takes all the rest, which the page beside it has loaded. */
const LATER = /^\/(favicon|fair)/;
/** What a page speaks where its texts can't be had. An update brings it along, a first visit fetches it later. */
export const isEnglish = (path: string) => path.startsWith("/assets/fallback-locale-");
const SHELL = "/shell.html";
/** Lists the rest of the build's files, which would double the size of the worker. */
const LIST = "/precache.json";
/** Where it is written down what the build before has left; a new shape gets a new name, so that an old worker may come back. */
const LEFT = "/.left-2";

/** What `precache.json` holds: names of files in /assets. */
interface PrecacheList {
  build: string;
  files: string[];
}

/** What a build has left, by address, to the one that says so. */
interface Left {
  to: string | null;
  addresses: string[];
}

type Entry = PrecacheEntry | string;

const pathOf = (entry: Entry) => (typeof entry === "string" ? entry : entry.url);
const pathIn = (address: string) => new URL(address, location.href).pathname;
const pathToAddress = (path: string) => new URL(path, location.href).href;
const isAsset = (path: string) => path.startsWith("/assets/");
const isHtml = (headers: Headers) => (headers.get("content-type") ?? "").includes("html");
/** Files that are fetched at the same time: more would be in the way of the page. */
const AT_ONCE = 6;

/** The stored file, else the network's, which is stored; the faster of both where the storage hangs. */
class Precache extends PrecacheStrategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return keptElse(handler.cacheMatch(request), () =>
      handler.params?.isInstallation
        ? this._handleInstall(request, handler)
        : this._handleFetch(request, handler),
    );
  }

  /** Workbox refills a precache only where the list has a digest of the file. */
  override async _handleFetch(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    const writing = handler.cachePut(request, response.clone());
    void handler.waitUntil(writing.catch(() => {}));
    return response;
  }
}

/**
 * Everything of the build that must be there without network. The manifest holds what a first visit needs, and the
 * files whose names have no hash.
 */
export function createPrecache(manifest: Entry[], build: string) {
  /** Under what each path is stored: a name without a hash is stored for its build alone. */
  const keys = new Map(
    manifest
      // The build adds the web manifest, which browsers store themselves.
      .filter((entry) => pathOf(entry).startsWith("/"))
      .map((entry) => [pathOf(entry), createCacheKey(entry).cacheKey]),
  );
  const keyOf = (path: string) => keys.get(path) ?? pathToAddress(path);
  const first = [...keys.keys()].filter((path) => !LATER.test(path));

  /**
   * True if a response is the file of this build: a page in the place of a script is not, and neither is the shell or
   * the list of another build, which a server that is not renewed yet still has.
   */
  async function isFile(path: string, response: Response): Promise<boolean> {
    const { ok, headers } = response;
    if (!ok) return false;
    if (path === SHELL) return [null, build].includes(headers.get("x-build"));
    if (path === LIST) return ((await response.clone().json()) as PrecacheList).build === build;
    if (keys.has(path)) return !isHtml(headers);
    return !isHtml(headers) && (await listed()).includes(path);
  }

  const ofThisBuild: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => keyOf(pathIn(request.url)),
    cacheWillUpdate: async ({ request, response }) =>
      (await isFile(pathIn(request.url), response)) ? response : null,
  };
  const strategy = new Precache({ plugins: [ofThisBuild] });

  const open = () => caches.open(strategy.cacheName);
  const match = async (path: string) => (await open()).match(keyOf(path));

  let files: string[] | undefined;

  /** Paths of the files that the manifest leaves out; none while the list itself isn't stored. */
  async function listed(): Promise<string[]> {
    if (!files) {
      const list = (await (await match(LIST))?.json()) as PrecacheList | undefined;
      files = list?.files.map((name) => `/assets/${name}`);
    }
    return files ?? [];
  }

  return {
    strategy,
    match,

    /** True for parts of other builds, too: pages that have not gone over yet ask for them. */
    has: (path: string) => keys.has(path) || isAsset(path),

    /**
     * Drops what no page needs. Scripts of the build before stay until the next release: a page of it may be open and
     * busy, so that it has not gone over yet. A browser that ends the worker in the midst of it does it once more.
     */
    async activate(): Promise<void> {
      const cache = await open();
      const rest = await listed();
      // Without the list nothing tells the build's own files from older ones.
      if (rest.length === 0) return;
      const needed = new Set([...keys.keys(), ...rest].map(keyOf));
      const known = (await (await cache.match(LEFT))?.json()) as Left | undefined;
      const before = new Set(known?.to === build ? [] : known?.addresses);
      const addresses: string[] = [];
      for (const request of await cache.keys()) {
        const { url } = request;
        if (needed.has(url)) continue;
        if (isAsset(pathIn(url)) && !before.has(url)) addresses.push(url);
        else await cache.delete(request);
      }
      if (addresses.length > 0) await cache.put(LEFT, Response.json({ to: build, addresses } satisfies Left));
    },

    /** Fetches what a start needs. An update is offered with that, and completed behind. */
    async install(event: ExtendableEvent, isUpdate: boolean): Promise<void> {
      const failures = await fetchMissing(event, first);
      if (isUpdate) failures.push(...(await fetchMissing(event, (await listed()).filter(isEnglish))));
      if (failures.length > 0) throw failures[0];
    },

    /** Fetches what is not there: because an installation left it out, or because the browser threw it away. */
    async complete(event: ExtendableEvent, isWanted: (path: string) => boolean = () => true): Promise<void> {
      await fetchMissing(event, [...keys.keys()].filter(isWanted));
      await fetchMissing(event, (await listed()).filter(isWanted));
    },
  };

  /** Fetches what of these is not there, a few at a time; gives what went wrong. */
  async function fetchMissing(event: ExtendableEvent, paths: string[]): Promise<unknown[]> {
    const cache = await open();
    const waiting = [...paths];
    const failures: unknown[] = [];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        // A name with a hash is what the browser's own cache holds under it; another one may be of an older build.
        const request = new Request(pathToAddress(path), {
          credentials: "same-origin",
          cache: isAsset(path) ? "default" : "reload",
        });
        try {
          if (await cache.match(keyOf(path))) continue;
          const params = { isInstallation: true };
          await Promise.all(strategy.handleAll({ event, request, params }));
        } catch (error) {
          failures.push(error);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return failures;
  }
}
