import { LOCALES } from "../src/contract/locale.ts";
import { isJson } from "./json.ts";
import { CACHES, keepCopy } from "./runtime-cache.ts";
import { NetworkFirst, storeIf, storeUnder, within } from "./strategies.ts";
import { inTime } from "./with-timeout.ts";

/** Copies of several builds may lie beside each other: the oldest leave first. */
const BOUNDS = { entries: LOCALES.length + 1, bytes: 4_000_000 };
/** The installation of a build waits this long for its texts, milliseconds. */
const RENEWAL_TIMEOUT = 3_000;

const pathOf = ({ url }: Request) => new URL(url).pathname;
const keyOf = (path: string, build: string) => `${path}?v=${build}`;

/** Texts, and those of `build` where the page names one. */
const isOfBuild = (response: Response, build: string | null) =>
  isJson(response) && (build === null || response.headers.get("x-build") === build);

const buildIn = ({ url }: Request) => new URL(url).searchParams.get("v");

function keyIn(request: Request): string {
  const build = buildIn(request);
  return build === null ? pathOf(request) : keyOf(pathOf(request), build);
}

const isGood = (response: Response, request: Request) => isOfBuild(response, buildIn(request));

/** The newest texts of a language, of any build: the page completes them. */
async function otherTexts(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.messages);
  const others = (await cache.keys()).filter((request) => pathOf(request) === path);
  const newest = others.at(-1);
  return newest && cache.match(newest);
}

/** A page without texts speaks English. */
const noTexts = () => new Response(null, { status: 504 });

/**
 * A language's messages, one copy a build whatever the time bucket is. Texts of another build are not stored as this
 * one's, and given out only where there are no others. A language that was never seen is answered by 504.
 */
export const messages = new NetworkFirst({
  cacheName: CACHES.messages,
  isAnswer: isGood,
  plugins: [
    storeUnder(keyIn),
    storeIf(isGood),
    within(BOUNDS),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await otherTexts(pathOf(request))),
      handlerDidError: async () => noTexts(),
      handlerWillRespond: async ({ response }) => (isJson(response) ? response : noTexts()),
    },
  ],
});

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
