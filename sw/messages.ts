import { LOCALES } from "../src/contract/locale.ts";
import { type Asked, CACHES, networkFirst } from "./kept.ts";

const BOUNDS = { entries: LOCALES.length + 1, bytes: 4_000_000 };
export const ENGLISH = "/messages/en.json";
const TIMEOUT = 3_000;

/**
 * Messages by language whatever the time bucket. Without network English comes from the precache; a language that was
 * never seen is answered by 504, so that the page knows to speak English instead.
 */
export async function messagesHandler(
  { request, waitUntil }: Asked,
  url: URL,
  fallback?: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await networkFirst({
      cacheName: CACHES.messages,
      key: url.pathname,
      bounds: BOUNDS,
      timeout: TIMEOUT,
      fetch: () => fetch(request),
      isGood: isJson,
      waitUntil,
    });
  } catch (error) {
    if (url.pathname !== ENGLISH) return new Response(null, { status: 504 });
    const english = await fallback?.();
    if (english) return english;
    throw error;
  }
}

export function isJson(response: Response): boolean {
  return response.ok && (response.headers.get("content-type") ?? "").startsWith("application/json");
}
