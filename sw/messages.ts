import { LOCALES } from "../src/contract/locale.ts";
import { isJson } from "./json.ts";
import { CACHES, cacheCopy } from "./runtime-cache.ts";
import { evictBeyond, NetworkFirst, storeIf, storeUnder } from "./strategies.ts";
import { withTimeout } from "./with-timeout.ts";

/** Several builds may be cached side by side; the oldest are evicted first. */
const BOUNDS = { entries: LOCALES.length + 1, bytes: 4_000_000 };
/** Timeout for fetching messages during the installation, in milliseconds. */
const RENEWAL_TIMEOUT = 3_000;

const pathOf = ({ url }: Request) => new URL(url).pathname;
const keyOf = (path: string, build: string) => `${path}?v=${build}`;

/** True for messages; if the page names a build, only for those of that build. */
const isFromBuild = (response: Response, build: string | null) =>
  isJson(response) && (build === null || response.headers.get("x-build") === build);

const buildIn = ({ url }: Request) => new URL(url).searchParams.get("v");

function keyIn(request: Request): string {
  const build = buildIn(request);
  return build === null ? pathOf(request) : keyOf(pathOf(request), build);
}

const isCacheable = (response: Response, request: Request) => isFromBuild(response, buildIn(request));

/** Newest messages of a locale from any build; the page fills in what is missing. */
async function otherMessages(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.messages);
  const others = (await cache.keys()).filter((request) => pathOf(request) === path);
  const newest = others.at(-1);
  return newest && cache.match(newest);
}

/** The response if there are no messages: the page then falls back to English. */
const noMessages = () => new Response(null, { status: 504 });

/**
 * Messages of a locale, one cached copy per build. Messages of another build are never cached under this
 * one's key and are only a fallback. A locale that was never loaded gets a 504.
 */
export const messages = new NetworkFirst({
  cacheName: CACHES.messages,
  isOwnResponse: isCacheable,
  plugins: [
    storeUnder(keyIn),
    storeIf(isCacheable),
    evictBeyond(BOUNDS),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await otherMessages(pathOf(request))),
      handlerDidError: async () => noMessages(),
      handlerWillRespond: async ({ response }) => (isJson(response) ? response : noMessages()),
    },
  ],
});

/** Fetches this device's locales for a build during its installation, which may start offline. */
export async function renewMessages(build: string): Promise<void> {
  const renew = async (path: string) => {
    const key = keyOf(path, build);
    const response = await fetch(key, { credentials: "same-origin" });
    if (isFromBuild(response, build)) await cacheCopy(CACHES.messages, key, response, BOUNDS);
  };
  const cache = await caches.open(CACHES.messages);
  const paths = new Set((await cache.keys()).map(pathOf));
  await withTimeout(Promise.allSettled(Array.from(paths, renew)), undefined, RENEWAL_TIMEOUT);
}

/** Deletes messages of other builds where this one has its own. */
export async function dropOldMessages(build: string): Promise<void> {
  const cache = await caches.open(CACHES.messages);
  for (const request of await cache.keys()) {
    const key = keyOf(pathOf(request), build);
    if (!request.url.endsWith(key) && (await cache.match(key))) await cache.delete(request);
  }
}
