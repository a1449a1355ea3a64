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
const WIDE = { entries: 100, bytes: 1_000_000 };

let storage: MemoryCacheStorage;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 5_000 });
  storage = installCaches();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hanging = () => new Promise<never>(() => {});
const closed = () => Promise.reject(new Error("closed"));
const keep = (key: string, body: string, bounds = WIDE) => cacheCopy(NAME, key, new Response(body), bounds);

describe("keepCopy", () => {
  it("PLT-54 keeps the answer with the time it was kept at, and without headers of the wire", async () => {
    const headers = { "content-type": "text/x", "content-encoding": "br", "content-length": "3" };
    await cacheCopy(NAME, "/a", new Response("text", { status: 203, headers }), WIDE);
    const kept = await cachedCopy(NAME, "/a");
    expect(await kept?.text()).toBe("text");
    expect(kept?.status).toBe(203);
    expect(kept?.headers.get(CACHED_AT)).toBe("5000");
    expect(kept?.headers.get("content-type")).toBe("text/x");
    expect(kept?.headers.has("content-encoding")).toBe(false);
    expect(kept?.headers.has("content-length")).toBe(false);
  });

  it.each([2, 3])("PLT-54 holds %i entries and lets the oldest leave first", async (entries) => {
    for (const key of ["/a", "/b", "/c"]) await keep(key, "x", { entries, bytes: 100 });
    expect(await storage.pathsIn(NAME)).toEqual(["/a", "/b", "/c"].slice(-entries));
  });

  it.each([
    [19, ["/c"]],
    [20, ["/b", "/c"]],
    [21, ["/b", "/c"]],
    [29, ["/b", "/c"]],
    [30, ["/a", "/b", "/c"]],
  ])("PLT-54 in %i bytes three entries of ten leave %j", async (bytes, left) => {
    for (const key of ["/a", "/b", "/c"]) await keep(key, "0123456789", { entries: 10, bytes });
    expect(await storage.pathsIn(NAME)).toEqual(left);
  });

  it("PLT-54 an entry that is kept again is the newest", async () => {
    for (const key of ["/a", "/b", "/a", "/c"]) await keep(key, "x", { entries: 2, bytes: 100 });
    expect(await storage.pathsIn(NAME)).toEqual(["/a", "/c"]);
  });

  it("PLT-54 what another run of the worker kept counts too", async () => {
    for (const key of ["/a", "/b"]) await keep(key, "0123456789");
    const entries = await Promise.all(
      ["/a", "/b"].map(async (key) => [key, await cachedCopy(NAME, key)] as const),
    );
    storage = installCaches();
    const cache = await storage.open(NAME);
    for (const [key, response] of entries) await cache.put(key, response!);
    await keep("/c", "0123456789", { entries: 10, bytes: 20 });
    expect(await storage.pathsIn(NAME)).toEqual(["/b", "/c"]);
  });

  it("PLT-54 without room the whole cache is given back, others stay, and nothing rejects", async () => {
    await keep("/a", "x");
    await cacheCopy(CACHES.images, "/art/1", new Response("x"), WIDE);
    storage.refusal = new DOMException("full", "QuotaExceededError");
    await expect(keep("/b", "x")).resolves.toBeUndefined();
    expect(await storage.keys()).toEqual([CACHES.images]);
  });

  it("PLT-54 another failure of the storage rejects nothing and leaves what is kept", async () => {
    await keep("/a", "x");
    storage.refusal = new Error("closing");
    await expect(keep("/b", "x")).resolves.toBeUndefined();
    expect(await storage.pathsIn(NAME)).toEqual(["/a"]);
  });
});

describe("keptElse", () => {
  const kept = () => Promise.resolve(new Response("kept"));
  const network = () => Promise.resolve(new Response("network"));
  const failing = () => Promise.reject(new TypeError("offline"));
  const text = async (answer: Promise<Response>) => (await answer).text();

  it("NEW-01 asks the network only for what is not kept", async () => {
    const asked = vi.fn(network);
    expect(await text(cacheElseNetwork(kept(), asked))).toBe("kept");
    expect(asked).not.toHaveBeenCalled();
    expect(await text(cacheElseNetwork(Promise.resolve(undefined), asked))).toBe("network");
    await expect(cacheElseNetwork(Promise.resolve(undefined), failing)).rejects.toThrow("offline");
  });

  it("NEW-01 a closed storage is an empty one", async () => {
    expect(await text(cacheElseNetwork(closed(), network))).toBe("network");
    await expect(cacheElseNetwork(closed(), failing)).rejects.toThrow("offline");
  });

  it("NEW-01 past a storage that hangs the network answers after two seconds", async () => {
    const asked = vi.fn(network);
    const answer = text(cacheElseNetwork(hanging(), asked));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe("network");
  });

  it("NEW-01 a storage that is only slow still answers, before a slower network and without one", async () => {
    for (const other of [hanging, failing]) {
      const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("kept")), 3_000));
      const answer = text(cacheElseNetwork(slow, other));
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await answer).toBe("kept");
    }
  });

  it("NEW-01 without network a storage that hangs ends as a failure, not never", async () => {
    const answer = expect(cacheElseNetwork(hanging(), failing)).rejects.toThrow("offline");
    await vi.advanceTimersByTimeAsync(4_000);
    await answer;
  });
});

describe("a write that fails", () => {
  it("PLT-54 gives the cache back where there is no room, and for no other reason", async () => {
    const named = Object.assign(new Error("full"), { name: "QuotaExceededError" });
    await keep("/a", "x");
    for (const error of [new DOMException("gone", "InvalidStateError"), named, "full"])
      await onFailedWrite(NAME, error);
    expect(await storage.pathsIn(NAME)).toEqual(["/a"]);
    await onFailedWrite(NAME, new DOMException("full", "QuotaExceededError"));
    expect(await storage.keys()).toEqual([]);
  });
});

it("PLT-54 a copy is looked for in its own cache alone", async () => {
  await cacheCopy(CACHES.images, "/a", new Response("x"), WIDE);
  expect(await cachedCopy(NAME, "/a")).toBeUndefined();
});

describe("enterMarket", () => {
  const MARKET_CACHES = [CACHES.pages, CACHES.catalogue, CACHES.images, CACHES.messages];
  const storeAll = async (path: string) => {
    for (const name of MARKET_CACHES) await cacheCopy(name, path, new Response("x"), WIDE);
    return true;
  };
  const later = () => vi.advanceTimersByTime(1_000);
  const renewing = (path: string) => () => storeAll(path);

  it("LIC-06 what was stored for another market goes once there is something new, pictures and texts stay", async () => {
    await enterMarket("m1", renewing("/a"));
    later();
    await enterMarket("m1", renewing("/b"));
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/a", "/b"]);
    expect(await storage.pathsIn(CACHES.catalogue)).toEqual(["/a", "/b"]);
    later();
    await enterMarket("m2", renewing("/c"));
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/c"]);
    expect(await storage.pathsIn(CACHES.catalogue)).toEqual(["/c"]);
    expect(await storage.pathsIn(CACHES.images)).toEqual(["/a", "/b", "/c"]);
    expect(await storage.pathsIn(CACHES.messages)).toEqual(["/a", "/b", "/c"]);
  });

  it("LIC-06 what was stored before anybody knew the market goes", async () => {
    await cacheCopy(NAME, "/a", new Response("x"), WIDE);
    later();
    await enterMarket("m1", renewing("/b"));
    expect(await storage.pathsIn(CACHES.catalogue)).toEqual(["/b"]);
  });

  it("LIC-06 PLT-54 a network that fails at that moment takes nothing, and the market is entered the next time", async () => {
    await enterMarket("m1", renewing("/a"));
    later();
    await enterMarket("m2", async () => false);
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/a"]);
    expect(await storage.pathsIn(CACHES.catalogue)).toEqual(["/a"]);
    later();
    await enterMarket("m2", renewing("/c"));
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/c"]);
  });

  it("LIC-06 what goes doesn't count against the bounds of what is stored later", async () => {
    const bounds = { entries: 2, bytes: 1_000 };
    await enterMarket("m1", renewing("/a"));
    later();
    await enterMarket("m2", renewing("/b"));
    await cacheCopy(CACHES.pages, "/c", new Response("x"), bounds);
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/b", "/c"]);
  });
});

it("PLT-54 caches of earlier workers are dropped; the current ones and workbox's stay", async () => {
  const stay = [...Object.values(CACHES), "workbox-precache-v2-http://apogee.test/"];
  for (const name of ["catalogue-0", ...stay, "other"]) await storage.open(name);
  await dropOldCaches();
  expect(await storage.keys()).toEqual(stay);
});
