import type { PrecacheEntry } from "workbox-precaching";
import { keptElse } from "./kept.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * What a first installation takes: the shell and what the page beside it has loaded already, which comes from the
 * browser's own cache. Everything else is fetched when the page has nothing to do: see `complete`.
 */
const FIRST =
  /^\/(shell\.html|assets\/((rolldown-runtime|vendor|index|lobby|after-start|session|session-events|auth)-[^/]+\.js|index-[^/]+\.css))$/;
const SHELL = "/shell.html";
/** Where it is written down what the build before has left; a new shape gets a new name, so that an old worker may come back. */
const LEFT = "/.left-2";

/** What a build has left, by address, to the one that says so. */
interface Left {
  to: string | null;
  addresses: string[];
}

type Entry = PrecacheEntry | string;
const pathOf = (entry: Entry) => (typeof entry === "string" ? entry : entry.url);
const pathIn = (address: string) => new URL(address, location.href).pathname;
const isAsset = (path: string) => path.startsWith("/assets/");
/** Files that are fetched at the same time: more would be in the way of the page. */
const AT_ONCE = 6;

/**
 * Whether an answer is the file that was asked for: a page in the place of a script is not, and neither is the shell of
 * another build, which a server that is not renewed yet still has.
 */
function isFile(path: string, { ok, headers }: Response, build: string | null): boolean {
  if (path === SHELL) return ok && [null, build].includes(headers.get("x-build"));
  return ok && !(isAsset(path) && /html/.test(headers.get("content-type") ?? ""));
}

/** Everything of the build that must be there without network, by path. */
export function createPrecache(manifest: Entry[]) {
  const shell = manifest.find((entry) => pathOf(entry) === SHELL);
  const build = (shell as PrecacheEntry | undefined)?.revision ?? null;
  /** Under what each path is kept: a name without a hash is kept for its build alone. */
  const keys = new Map(manifest.map((entry) => [pathOf(entry), keyOf(entry)]));
  const first = [...keys.keys()].filter((path) => FIRST.test(path));

  // The name that Workbox gave it: browsers have it under that one.
  const open = () => caches.open(`workbox-precache-v2-${self.registration.scope}`);

  /** The kept file; a part of the build before too, as long as it is there. */
  async function match(path: string): Promise<Response | undefined> {
    return (await open()).match(keys.get(path) ?? path);
  }

  return {
    /** Parts of other builds are asked for by pages that have not gone over yet. */
    has: (path: string) => keys.has(path) || isAsset(path),
    match,

    /**
     * Drops what no page needs. Scripts of the build before stay until the next release: a page of it may be open and
     * busy, so that it has not gone over yet. A browser that ends the worker in the midst of it does it once more.
     */
    async activate(): Promise<void> {
      const cache = await open();
      const needed = new Set(keys.values());
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

    /** A new version is whole before it is offered: the one before it may have left nothing that fits. */
    async install(isUpdate: boolean): Promise<void> {
      const failures = await fetchMissing(isUpdate ? [...keys.keys()] : first);
      if (failures.length > 0) throw failures[0];
    },

    /** The kept file; one that is not there yet, or no more, comes from the network and is kept. */
    async answer(event: FetchEvent, path: string): Promise<Response> {
      return keptElse(match(path), () => refill(event, path));
    },

    /** Fetches what is not there: because a first installation left it out, or because the browser threw it away. */
    async complete(isWanted: (path: string) => boolean = () => true): Promise<void> {
      await fetchMissing([...keys.keys()].filter(isWanted));
    },
  };

  /** Fetches what of these is not there, a few at a time; gives what went wrong. */
  async function fetchMissing(paths: string[]): Promise<unknown[]> {
    const cache = await open();
    const waiting = [...paths];
    const failures: unknown[] = [];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const key = keys.get(path)!;
        try {
          if (!(await cache.match(key))) await fetchInto(cache, path, key);
        } catch (error) {
          failures.push(error);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return failures;
  }

  async function refill(event: FetchEvent, path: string): Promise<Response> {
    const key = keys.get(path);
    const response = await fetch(event.request);
    if (key && isFile(path, response, build)) {
      const copy = response.clone();
      event.waitUntil(
        open()
          .then((cache) => cache.put(key, copy))
          .catch(() => {}),
      );
    }
    return response;
  }

  async function fetchInto(cache: Cache, path: string, key: string): Promise<void> {
    // A name with a hash is what the browser's own cache holds under it; another one may be of an older build.
    const response = await fetch(path, {
      credentials: "same-origin",
      cache: isAsset(path) ? "default" : "reload",
    });
    if (!isFile(path, response, build)) throw new TypeError(`${path}: not the file of this build`);
    await cache.put(key, response);
  }
}

const keyOf = (entry: Entry): string => {
  const { url, revision } = typeof entry === "string" ? { url: entry, revision: null } : entry;
  const address = new URL(url, location.href);
  if (revision) address.searchParams.set("__WB_REVISION__", revision);
  return address.href;
};
