import { LOCALES } from "../src/contract/locale.ts";
import { inTime } from "./in-time.ts";
import { type Asked, CACHES, keepCopy, keptCopy, networkFirst } from "./kept.ts";

/** Copies of several builds may lie beside each other: the oldest leave first. */
const BOUNDS = { entries: LOCALES.length + 1, bytes: 4_000_000 };
const TIMEOUT = 3_000;
/** The installation of a build waits this long for its texts, milliseconds. */
const RENEWAL_TIMEOUT = 3_000;

const pathOf = ({ url }: Request) => new URL(url).pathname;
const keyOf = (path: string, build: string) => `${path}?v=${build}`;

/** Texts, and those of `build` where the page names one. */
const isOfBuild = (response: Response, build: string | null) =>
  isJson(response) && (build === null || response.headers.get("x-build") === build);

/** The kept texts of a language: of this key, else of any other build, whose page completes them. */
async function keptMessages(path: string, key: string): Promise<Response | undefined> {
  const exact = await keptCopy(CACHES.messages, key);
  if (exact) return exact;
  const cache = await caches.open(CACHES.messages);
  const others = (await cache.keys()).filter((request) => pathOf(request) === path);
  const newest = others.at(-1);
  return newest && cache.match(newest);
}

/**
 * A language's messages, one copy a build whatever the time bucket is. Texts of another build are not kept as this
 * one's, and given out only where there are no others. A language that was never seen is answered by 504, so that the
 * page speaks English instead.
 */
export async function messagesHandler({ request, waitUntil }: Asked, url: URL): Promise<Response> {
  const build = url.searchParams.get("v");
  const key = build === null ? url.pathname : keyOf(url.pathname, build);
  const isGood = (response: Response) => isOfBuild(response, build);
  const answer = await networkFirst({
    cacheName: CACHES.messages,
    key,
    bounds: BOUNDS,
    timeout: TIMEOUT,
    fetch: () => fetch(request),
    isGood,
    isAnswer: isGood,
    findKept: () => keptMessages(url.pathname, key),
    waitUntil,
  }).catch(() => undefined);
  return answer && isJson(answer) ? answer : new Response(null, { status: 504 });
}

/** Fetches the languages of this device for a build that is being installed: it may be started without network. */
export async function renewMessages(build: string): Promise<void> {
  const renew = async (path: string) => {
    const key = keyOf(path, build);
    const response = await fetch(key, { credentials: "same-origin" });
    if (isOfBuild(response, build)) await keepCopy(CACHES.messages, key, response, BOUNDS);
  };
  const cache = await caches.open(CACHES.messages);
  const paths = new Set((await cache.keys()).map(pathOf));
  await inTime(Promise.allSettled(Array.from(paths, renew)), undefined, RENEWAL_TIMEOUT);
}

/** Drops the texts of other builds where this one has its own. */
export async function dropOldMessages(build: string): Promise<void> {
  const cache = await caches.open(CACHES.messages);
  for (const request of await cache.keys()) {
    const key = keyOf(pathOf(request), build);
    if (!request.url.endsWith(key) && (await cache.match(key))) await cache.delete(request);
  }
}

export const isJsonType = (headers: Headers): boolean =>
  (headers.get("content-type") ?? "").startsWith("application/json");

export const isJson = ({ ok, headers }: Response): boolean => ok && isJsonType(headers);
