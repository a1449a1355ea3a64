import type { WorkboxPlugin } from "workbox-core/types.js";
import type { PrecacheEntry } from "workbox-precaching";
import { PrecacheStrategy } from "workbox-precaching/PrecacheStrategy.js";
import { createCacheKey } from "workbox-precaching/utils/createCacheKey.js";
import type { StrategyHandler } from "workbox-strategies/StrategyHandler.js";
import { OFFLINE_DEMO_HEADER, OFFLINE_DEMO_PATH } from "../src/rules/web/offline-demo.ts";
import { cacheElseNetwork } from "./runtime-cache.ts";

/** Manifest entries that the installation skips. It includes all others, which the page has already loaded. */
const DEFERRED = /^\/(favicon|fair|reference-games)/;
/** Fallback locale of a page without messages. Updates precache it immediately, first visits later. */
export const isEnglish = (path: string) => path.startsWith("/assets/fallback-locale-");
const SHELL = "/shell.html";
/** Lists the build's remaining files; inlined, the list would double the size of the worker. */
const LIST = "/precache.json";
/** Cache key of the previous build's list of assets, with a version in case an older worker is deployed again. */
const OBSOLETE_LIST = "/.left-2";

/** Contents of `precache.json`: file names in /assets. */
interface PrecacheList {
  build: string;
  files: string[];
}

/** Assets left by the previous build, and the build that recorded them. */
interface ObsoleteList {
  to: string | null;
  addresses: string[];
}

type Entry = PrecacheEntry | string;

const pathOf = (entry: Entry) => (typeof entry === "string" ? entry : entry.url);
const pathIn = (address: string) => new URL(address, location.href).pathname;
const pathToAddress = (path: string) => new URL(path, location.href).href;
const isAsset = (path: string) => path.startsWith("/assets/");
const isHtml = (headers: Headers) => (headers.get("content-type") ?? "").includes("html");
/** Concurrent downloads; more would slow the page down. */
const CONCURRENCY = 6;

/** Cache first, else the network, whose response is stored; both race if the storage hangs. */
class Precache extends PrecacheStrategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return cacheElseNetwork(handler.cacheMatch(request), () =>
      handler.params?.isInstallation
        ? this._handleInstall(request, handler)
        : this._handleFetch(request, handler),
    );
  }

  /** Stores what it fetches: Workbox itself refills a precache only with files that have an integrity hash. */
  override async _handleFetch(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    const writing = handler.cachePut(request, response.clone());
    void handler.waitUntil(writing.catch(() => {}));
    return response;
  }
}

/**
 * Precache of the build: everything needed offline. The manifest has the files of a first visit and all
 * unhashed files.
 */
export function createPrecache(manifest: Entry[], build: string) {
  /** Cache keys by path; unhashed files have a key per build. */
  const keys = new Map(
    manifest
      // The build adds the web manifest, which browsers cache themselves.
      .filter((entry) => pathOf(entry).startsWith("/"))
      .map((entry) => [pathOf(entry), createCacheKey(entry).cacheKey]),
  );
  const keyOf = (path: string) => keys.get(path) ?? pathToAddress(path);
  const installPaths = [...keys.keys()].filter((path) => !DEFERRED.test(path));

  /**
   * True if a response is this build's file: not an HTML page instead of a script, nor another build's shell
   * or list from a server that is not updated yet.
   */
  async function isFile(path: string, response: Response): Promise<boolean> {
    const { ok, headers } = response;
    if (!ok) return false;
    if (path === SHELL) return [null, build].includes(headers.get("x-build"));
    if (path === OFFLINE_DEMO_PATH) return headers.has(OFFLINE_DEMO_HEADER);
    if (path === LIST) return ((await response.clone().json()) as PrecacheList).build === build;
    if (keys.has(path)) return !isHtml(headers);
    return !isHtml(headers) && (await listedPaths()).includes(path);
  }

  const buildPlugin: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => keyOf(pathIn(request.url)),
    cacheWillUpdate: async ({ request, response }) =>
      (await isFile(pathIn(request.url), response)) ? response : null,
  };
  const strategy = new Precache({ plugins: [buildPlugin] });

  const open = () => caches.open(strategy.cacheName);
  const match = async (path: string) => (await open()).match(keyOf(path));

  let files: string[] | undefined;

  /** Paths of the files outside the manifest; empty until the list is stored. */
  async function listedPaths(): Promise<string[]> {
    if (!files) {
      const list = (await (await match(LIST))?.json()) as PrecacheList | undefined;
      files = list?.files.map((name) => `/assets/${name}`);
    }
    return files ?? [];
  }

  return {
    strategy,
    match,

    /** Also true for assets of other builds, which pages that are not updated yet request. */
    has: (path: string) => keys.has(path) || isAsset(path),

    /**
     * Deletes obsolete entries. The previous build's assets stay until the next release, for open pages that still use
     * them. Can be repeated if the browser stops the worker midway.
     */
    async activate(): Promise<void> {
      const cache = await open();
      const ownPaths = await listedPaths();
      // Without the list, own files and older ones are indistinguishable.
      if (ownPaths.length === 0) return;
      const neededKeys = new Set([...keys.keys(), ...ownPaths].map(keyOf));
      const stored = (await (await cache.match(OBSOLETE_LIST))?.json()) as ObsoleteList | undefined;
      const previous = new Set(stored?.to === build ? [] : stored?.addresses);
      const addresses: string[] = [];
      for (const request of await cache.keys()) {
        const { url } = request;
        if (neededKeys.has(url)) continue;
        if (isAsset(pathIn(url)) && !previous.has(url)) addresses.push(url);
        else await cache.delete(request);
      }
      if (addresses.length > 0)
        await cache.put(OBSOLETE_LIST, Response.json({ to: build, addresses } satisfies ObsoleteList));
    },

    /** Fetches the files that a start needs; an update also gets the fallback locale. The rest follows later. */
    async install(event: ExtendableEvent, isUpdate: boolean): Promise<void> {
      const failures = await fetchMissing(event, installPaths);
      if (isUpdate) failures.push(...(await fetchMissing(event, (await listedPaths()).filter(isEnglish))));
      if (failures.length > 0) throw failures[0];
    },

    /** Fetches missing files: skipped by the installation, or evicted by the browser. */
    async complete(event: ExtendableEvent, isWanted: (path: string) => boolean = () => true): Promise<void> {
      await fetchMissing(event, [...keys.keys()].filter(isWanted));
      await fetchMissing(event, (await listedPaths()).filter(isWanted));
    },
  };

  /**
   * Fetches the missing ones of these files, a few at a time.
   * @returns the errors.
   */
  async function fetchMissing(event: ExtendableEvent, paths: string[]): Promise<unknown[]> {
    const cache = await open();
    const queue = [...paths];
    const failures: unknown[] = [];
    const fetchNext = async () => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        // Hashed files may come from the HTTP cache; others could be an older build's.
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
    await Promise.all(Array.from({ length: CONCURRENCY }, fetchNext));
    return failures;
  }
}
