import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { installCaches, type MemoryCacheStorage, TEST_ORIGIN } from "../tests/support/pwa/cache-storage.ts";
import { CACHES } from "./kept.ts";
import { isJson, messagesHandler } from "./messages.ts";

const network = vi.fn<typeof fetch>();
let storage: MemoryCacheStorage;

beforeEach(() => {
  storage = installCaches();
  vi.stubGlobal("fetch", network.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const english = async () => Response.json("english");
async function answer(path: string, fallback?: () => Promise<Response | undefined>) {
  const url = new URL(path, TEST_ORIGIN);
  const writing: Promise<unknown>[] = [];
  const asked = {
    request: new Request(url),
    waitUntil: (promise: Promise<unknown>) => writing.push(promise),
  };
  const response = await messagesHandler(asked, url, fallback);
  await Promise.all(writing);
  return response;
}
const ask = async (...args: Parameters<typeof answer>) => (await answer(...args)).json();

it("AMB-PLT-08 one copy a language is kept whatever t is, and serves any t without network", async () => {
  network.mockImplementation(async (request) => Response.json((request as Request).url.slice(-3)));
  expect(await ask("/messages/de.json?t=1")).toBe("t=1");
  expect(await ask("/messages/de.json?t=2")).toBe("t=2");
  expect(await storage.pathsIn(CACHES.messages)).toEqual(["/messages/de.json"]);
  network.mockRejectedValue(new TypeError("offline"));
  expect(await ask("/messages/de.json?t=3", english)).toBe("t=2");
});

it("I18N-07 without network English comes from the build, and a language that was never seen says so", async () => {
  network.mockRejectedValue(new TypeError("offline"));
  expect(await ask("/messages/en.json?t=1", english)).toBe("english");
  expect((await answer("/messages/it.json?t=1", english)).status).toBe(504);
  await expect(answer("/messages/en.json?t=1", async () => undefined)).rejects.toThrow("offline");
  await expect(answer("/messages/en.json?t=1")).rejects.toThrow("offline");
});

describe("isJson", () => {
  it.each([
    [200, "application/json", true],
    [200, "application/json; charset=utf-8", true],
    [200, "text/html", false],
    [200, null, false],
    [500, "application/json", false],
    [404, "application/json", false],
  ])("PLT-54 %i of %s: %s", (status, type, good) => {
    const headers: HeadersInit = type ? { "content-type": type } : {};
    expect(isJson(new Response(null, { status, headers }))).toBe(good);
  });
});
