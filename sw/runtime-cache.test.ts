import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CACHED_AT } from "../src/contract/sw-messages.ts";
import { installCaches, type MemoryCacheStorage } from "../tests/support/pwa/cache-storage.ts";
import {
  CACHES,
  cacheCopy,
  cachedCopy,
  cacheElseNetwork,
  dropOldCaches,
  enterMarket,
  onFailedWrite,
} from "./runtime-cache.ts";

const NAME = CACHES.catalogue;
const AMPLE_BOUNDS = { entries: 100, bytes: 1_000_000 };

let storage: MemoryCacheStorage;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 5_000 });
  storage = installCaches();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hang = () => new Promise<never>(() => {});
const closed = () => Promise.reject(new Error("closed"));
const store = (key: string, body: string, bounds = AMPLE_BOUNDS) =>
  cacheCopy(NAME, key, new Response(body), bounds);

describe("cacheCopy", () => {
  it("PLT-54 stores the response with the time and without transfer headers", async () => {
    const headers = { "content-type": "text/x", "content-encoding": "br", "content-length": "3" };
    await cacheCopy(NAME, "/a", new Response("text", { status: 203, headers }), AMPLE_BOUNDS);
    const cachedResponse = await cachedCopy(NAME, "/a");
    expect(await cachedResponse?.text()).toBe("text");
    expect(cachedResponse?.status).toBe(203);
    expect(cachedResponse?.headers.get(CACHED_AT)).toBe("5000");
    expect(cachedResponse?.headers.get("content-type")).toBe("text/x");
    expect(cachedResponse?.headers.has("content-encoding")).toBe(false);
    expect(cachedResponse?.headers.has("content-length")).toBe(false);
  });

  it.each([2, 3])("PLT-54 keeps the newest %i entries", async (entries) => {
    for (const key of ["/a", "/b", "/c"]) await store(key, "x", { entries, bytes: 100 });
    expect(await storage.pathsIn(NAME)).toEqual(["/a", "/b", "/c"].slice(-entries));
  });

  it.each([
    [19, ["/c"]],
    [20, ["/b", "/c"]],
    [21, ["/b", "/c"]],
    [29, ["/b", "/c"]],
    [30, ["/a", "/b", "/c"]],
  ])(
    "PLT-54 with a limit of %i bytes and three entries of ten bytes, keeps %j",
    async (bytes, cachedPaths) => {
      for (const key of ["/a", "/b", "/c"]) await store(key, "0123456789", { entries: 10, bytes });
      expect(await storage.pathsIn(NAME)).toEqual(cachedPaths);
    },
  );

  it("PLT-54 makes an entry the newest when it is stored again", async () => {
    for (const key of ["/a", "/b", "/a", "/c"]) await store(key, "x", { entries: 2, bytes: 100 });
    expect(await storage.pathsIn(NAME)).toEqual(["/a", "/c"]);
  });

  it("PLT-54 counts entries that an earlier run of the worker stored", async () => {
    for (const key of ["/a", "/b"]) await store(key, "0123456789");
    const entries = await Promise.all(
      ["/a", "/b"].map(async (key) => [key, await cachedCopy(NAME, key)] as const),
    );
    storage = installCaches();
    const cache = await storage.open(NAME);
    for (const [key, response] of entries) await cache.put(key, response!);
    await store("/c", "0123456789", { entries: 10, bytes: 20 });
    expect(await storage.pathsIn(NAME)).toEqual(["/b", "/c"]);
  });

  it("PLT-54 deletes its whole cache, and no other, when the quota is exceeded, and doesn't reject", async () => {
    await store("/a", "x");
    await cacheCopy(CACHES.images, "/art/1", new Response("x"), AMPLE_BOUNDS);
    storage.writeError = new DOMException("full", "QuotaExceededError");
    await expect(store("/b", "x")).resolves.toBeUndefined();
    expect(await storage.keys()).toEqual([CACHES.images]);
  });

  it("PLT-54 keeps stored entries and doesn't reject when writing fails for another reason", async () => {
    await store("/a", "x");
    storage.writeError = new Error("closing");
    await expect(store("/b", "x")).resolves.toBeUndefined();
    expect(await storage.pathsIn(NAME)).toEqual(["/a"]);
  });
});

describe("cacheElseNetwork", () => {
  const storedCopy = () => Promise.resolve(new Response("kept"));
  const network = () => Promise.resolve(new Response("network"));
  const failing = () => Promise.reject(new TypeError("offline"));
  const text = async (answer: Promise<Response>) => (await answer).text();

  it("NEW-01 uses the network only when there is no stored copy", async () => {
    const networkSpy = vi.fn(network);
    expect(await text(cacheElseNetwork(storedCopy(), networkSpy))).toBe("kept");
    expect(networkSpy).not.toHaveBeenCalled();
    expect(await text(cacheElseNetwork(Promise.resolve(undefined), networkSpy))).toBe("network");
    await expect(cacheElseNetwork(Promise.resolve(undefined), failing)).rejects.toThrow("offline");
  });

  it("NEW-01 treats a closed storage as empty", async () => {
    expect(await text(cacheElseNetwork(closed(), network))).toBe("network");
    await expect(cacheElseNetwork(closed(), failing)).rejects.toThrow("offline");
  });

  it("NEW-01 falls back to the network after two seconds when the storage hangs", async () => {
    const networkSpy = vi.fn(network);
    const answer = text(cacheElseNetwork(hang(), networkSpy));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(networkSpy).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe("network");
  });

  it("NEW-01 returns a slow stored copy when the network is slower or fails", async () => {
    for (const other of [hang, failing]) {
      const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("kept")), 3_000));
      const answer = text(cacheElseNetwork(slow, other));
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await answer).toBe("kept");
    }
  });

  it("NEW-01 rejects when the storage hangs and the network fails", async () => {
    const answer = expect(cacheElseNetwork(hang(), failing)).rejects.toThrow("offline");
    await vi.advanceTimersByTimeAsync(4_000);
    await answer;
  });
});

describe("onFailedWrite", () => {
  it("PLT-54 deletes the cache only when the quota is exceeded", async () => {
    const quotaError = Object.assign(new Error("full"), { name: "QuotaExceededError" });
    await store("/a", "x");
    for (const error of [new DOMException("gone", "InvalidStateError"), quotaError, "full"])
      await onFailedWrite(NAME, error);
    expect(await storage.pathsIn(NAME)).toEqual(["/a"]);
    await onFailedWrite(NAME, new DOMException("full", "QuotaExceededError"));
    expect(await storage.keys()).toEqual([]);
  });
});

it("PLT-54 cachedCopy reads only its own cache", async () => {
  await cacheCopy(CACHES.images, "/a", new Response("x"), AMPLE_BOUNDS);
  expect(await cachedCopy(NAME, "/a")).toBeUndefined();
});

describe("enterMarket", () => {
  const MARKET_CACHES = [CACHES.pages, CACHES.catalogue, CACHES.images, CACHES.messages];
  const storeAll = async (path: string) => {
    for (const name of MARKET_CACHES) await cacheCopy(name, path, new Response("x"), AMPLE_BOUNDS);
    return true;
  };
  const advanceOneSecond = () => vi.advanceTimersByTime(1_000);
  const renewWith = (path: string) => () => storeAll(path);

  it("LIC-06 deletes another market's pages and catalogue once new ones are stored; images and texts stay", async () => {
    await enterMarket("m1", renewWith("/a"));
    advanceOneSecond();
    await enterMarket("m1", renewWith("/b"));
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/a", "/b"]);
    expect(await storage.pathsIn(CACHES.catalogue)).toEqual(["/a", "/b"]);
    advanceOneSecond();
    await enterMarket("m2", renewWith("/c"));
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/c"]);
    expect(await storage.pathsIn(CACHES.catalogue)).toEqual(["/c"]);
    expect(await storage.pathsIn(CACHES.images)).toEqual(["/a", "/b", "/c"]);
    expect(await storage.pathsIn(CACHES.messages)).toEqual(["/a", "/b", "/c"]);
  });

  it("LIC-06 deletes what was stored before the market was known", async () => {
    await cacheCopy(NAME, "/a", new Response("x"), AMPLE_BOUNDS);
    advanceOneSecond();
    await enterMarket("m1", renewWith("/b"));
    expect(await storage.pathsIn(CACHES.catalogue)).toEqual(["/b"]);
  });

  it("LIC-06 PLT-54 deletes nothing when the network fails, and switches the market on the next try", async () => {
    await enterMarket("m1", renewWith("/a"));
    advanceOneSecond();
    await enterMarket("m2", async () => false);
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/a"]);
    expect(await storage.pathsIn(CACHES.catalogue)).toEqual(["/a"]);
    advanceOneSecond();
    await enterMarket("m2", renewWith("/c"));
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/c"]);
  });

  it("LIC-06 deleted entries don't count against the limits of later ones", async () => {
    const bounds = { entries: 2, bytes: 1_000 };
    await enterMarket("m1", renewWith("/a"));
    advanceOneSecond();
    await enterMarket("m2", renewWith("/b"));
    await cacheCopy(CACHES.pages, "/c", new Response("x"), bounds);
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/b", "/c"]);
  });
});

it("PLT-54 dropOldCaches deletes caches of earlier workers and keeps the current ones and Workbox's", async () => {
  const currentNames = [...Object.values(CACHES), "workbox-precache-v2-http://apogee.test/"];
  for (const name of ["catalogue-0", ...currentNames, "other"]) await storage.open(name);
  await dropOldCaches();
  expect(await storage.keys()).toEqual(currentNames);
});
