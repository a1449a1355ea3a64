import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KEPT_AT, KEPT_LATE } from "../src/contract/sw-messages.ts";
import { installCaches, type MemoryCacheStorage } from "../tests/support/pwa/cache-storage.ts";
import { CACHES, dropOldCaches, enterMarket, keepCopy, keptCopy, keptElse, networkFirst } from "./kept.ts";
import { isJson } from "./messages.ts";

const NAME = CACHES.catalogue;
const WIDE = { entries: 100, bytes: 1_000_000 };
const TIMEOUT = 3_000;
const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

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
const keep = (key: string, body: string, bounds = WIDE) => keepCopy(NAME, key, new Response(body), bounds);

describe("keepCopy", () => {
  it("PLT-54 keeps the answer with the time it was kept at, and without headers of the wire", async () => {
    const headers = { "content-type": "text/x", "content-encoding": "br", "content-length": "3" };
    await keepCopy(NAME, "/a", new Response("text", { status: 203, headers }), WIDE);
    const kept = await keptCopy(NAME, "/a");
    expect(await kept?.text()).toBe("text");
    expect(kept?.status).toBe(203);
    expect(kept?.headers.get(KEPT_AT)).toBe("5000");
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
      ["/a", "/b"].map(async (key) => [key, await keptCopy(NAME, key)] as const),
    );
    storage = installCaches();
    const cache = await storage.open(NAME);
    for (const [key, response] of entries) await cache.put(key, response!);
    await keep("/c", "0123456789", { entries: 10, bytes: 20 });
    expect(await storage.pathsIn(NAME)).toEqual(["/b", "/c"]);
  });

  it("PLT-54 without room the whole cache is given back, others stay, and nothing rejects", async () => {
    await keep("/a", "x");
    await keepCopy(CACHES.images, "/art/1", new Response("x"), WIDE);
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
    expect(await text(keptElse(kept(), asked))).toBe("kept");
    expect(asked).not.toHaveBeenCalled();
    expect(await text(keptElse(Promise.resolve(undefined), asked))).toBe("network");
    await expect(keptElse(Promise.resolve(undefined), failing)).rejects.toThrow("offline");
  });

  it("NEW-01 a closed storage is an empty one", async () => {
    expect(await text(keptElse(closed(), network))).toBe("network");
    await expect(keptElse(closed(), failing)).rejects.toThrow("offline");
  });

  it("NEW-01 past a storage that hangs the network answers after two seconds", async () => {
    const asked = vi.fn(network);
    const answer = text(keptElse(hanging(), asked));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe("network");
  });

  it("NEW-01 a storage that is only slow still answers, before a slower network and without one", async () => {
    for (const other of [hanging, failing]) {
      const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("kept")), 3_000));
      const answer = text(keptElse(slow, other));
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await answer).toBe("kept");
    }
  });

  it("NEW-01 without network a storage that hangs ends as a failure, not never", async () => {
    const answer = expect(keptElse(hanging(), failing)).rejects.toThrow("offline");
    await vi.advanceTimersByTimeAsync(4_000);
    await answer;
  });
});

describe("networkFirst", () => {
  let writing: Promise<unknown>[] = [];
  const ask = (fetch: () => Promise<Response>, isAnswer?: (response: Response) => boolean) => {
    writing = [];
    const waitUntil = (promise: Promise<unknown>) => writing.push(promise);
    const kept = { cacheName: NAME, key: "/a", bounds: WIDE };
    return networkFirst({ ...kept, timeout: TIMEOUT, fetch, isGood: isJson, isAnswer, waitUntil });
  };
  const kept = async () => (await keptCopy(NAME, "/a"))?.json();
  const never = () => new Promise<Response>(() => {});
  const keepOld = () => keepCopy(NAME, "/a", json("old"), WIDE);

  it("PLT-54 gives the network's answer and keeps it, without a mark on the answer itself", async () => {
    await keepOld();
    const answer = await ask(async () => json("new"));
    expect(answer.headers.has(KEPT_AT)).toBe(false);
    expect(await answer.json()).toBe("new");
    for (const promise of writing) await promise;
    expect(await kept()).toBe("new");
  });

  it("PLT-54 falls to the kept copy when the network fails, and says since when", async () => {
    await keepOld();
    const answer = await ask(() => Promise.reject(new TypeError("offline")));
    expect(await answer.json()).toBe("old");
    expect(answer.headers.get(KEPT_AT)).toBe("5000");
  });

  it("PLT-54 falls to the kept copy when an answer breaks off", async () => {
    await keepOld();
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("cut")) });
    const headers = { "content-type": "application/json" };
    const answer = await ask(async () => new Response(broken, { headers }));
    expect(await answer.json()).toBe("old");
  });

  it("PLT-54 what is no answer of the server gives way to the kept copy, which stays, and is given where there is none", async () => {
    const isAnswer = ({ status }: Response) => status < 500;
    const bad = async () => json("bad", { status: 502 });
    expect((await ask(bad, isAnswer)).status).toBe(502);
    await keepOld();
    const answer = await ask(bad, isAnswer);
    expect(await answer.json()).toBe("old");
    expect(answer.headers.get(KEPT_LATE)).toBe("1");
    expect(await kept()).toBe("old");
    expect((await ask(async () => json("missing", { status: 404 }), isAnswer)).status).toBe(404);
  });

  it("PLT-54 without a kept copy a failure stays a failure", async () => {
    await expect(ask(() => Promise.reject(new TypeError("offline")))).rejects.toThrow("offline");
  });

  it("PLT-54 waits for a slow network up to its time and then gives the kept copy", async () => {
    await keepOld();
    const settled = vi.fn();
    const answer = ask(never);
    void answer.then(settled);
    await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer).json()).toBe("old");
  });

  it("NEW-01 a storage that hangs or is closed keeps no answer back", async () => {
    for (const fault of [hanging, closed]) {
      storage.fault = fault;
      const late = ask(async () => {
        await new Promise((resolve) => setTimeout(resolve, TIMEOUT + 5_000));
        return json("late");
      });
      await vi.advanceTimersByTimeAsync(TIMEOUT + 5_000);
      expect(await (await late).json()).toBe("late");
      const lost = expect(ask(() => Promise.reject(new TypeError("offline")))).rejects.toThrow("offline");
      await vi.advanceTimersByTimeAsync(2_000);
      await lost;
    }
  });

  it("PLT-54 a late answer is kept for the next time; a late failure disturbs nobody", async () => {
    await keepOld();
    const late = Promise.withResolvers<Response>();
    const answer = ask(() => late.promise);
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect(await (await answer).json()).toBe("old");
    late.resolve(json("late"));
    await vi.waitFor(async () => expect(await kept()).toBe("late"));

    const failing = Promise.withResolvers<Response>();
    const second = ask(() => failing.promise);
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    failing.reject(new TypeError("offline"));
    expect(await (await second).json()).toBe("late");
  });

  it("PLT-54 without a kept copy even a late answer is waited for", async () => {
    const late = Promise.withResolvers<Response>();
    const answer = ask(() => late.promise);
    await vi.advanceTimersByTimeAsync(TIMEOUT * 10);
    late.resolve(json("late"));
    expect(await (await answer).json()).toBe("late");
  });

  it.each([
    ["an error", () => json("no", { status: 500 }), 500],
    ["a missing page", () => json("no", { status: 404 }), 404],
    ["HTML", () => new Response("<p>", { headers: { "content-type": "text/html" } }), 200],
    ["no type at all", () => new Response(new Uint8Array([1])), 200],
  ])("PLT-54 %s is given on as it is and never kept", async (_, make, status) => {
    await keepOld();
    expect((await ask(async () => make())).status).toBe(status);
    expect(await kept()).toBe("old");
  });

  it("PLT-54 the answer does not wait until it is kept, and the worker does", async () => {
    const write = Promise.withResolvers<void>();
    const cache = await storage.open(NAME);
    vi.spyOn(cache, "put").mockImplementation(() => write.promise);
    expect(await (await ask(async () => json("new"))).json()).toBe("new");
    const settled = vi.fn();
    const held = Promise.all(writing).then(settled);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(settled).not.toHaveBeenCalled();
    write.resolve();
    await held;
  });

  it("PLT-54 an answer that cannot be kept is still given", async () => {
    storage.refusal = new DOMException("full", "QuotaExceededError");
    expect(await (await ask(async () => json("new"))).json()).toBe("new");
    expect(await kept()).toBeUndefined();
  });
});

describe("enterMarket", () => {
  it("LIC-06 what was kept for another market is dropped, pictures and texts stay", async () => {
    await enterMarket("m1");
    const caches = [CACHES.pages, CACHES.catalogue, CACHES.images, CACHES.messages];
    for (const name of caches) await keepCopy(name, "/a", new Response("x"), WIDE);
    await enterMarket("m1");
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/a"]);
    expect(await storage.pathsIn(CACHES.catalogue)).toEqual(["/a"]);
    await enterMarket("m2");
    expect(await storage.pathsIn(CACHES.pages)).toEqual([]);
    expect(await storage.pathsIn(CACHES.catalogue)).toEqual([]);
    expect(await storage.pathsIn(CACHES.images)).toEqual(["/a"]);
    expect(await storage.pathsIn(CACHES.messages)).toEqual(["/a"]);
  });

  it("LIC-06 what was kept before anybody knew the market is dropped", async () => {
    await keepCopy(NAME, "/a", new Response("x"), WIDE);
    await enterMarket("m1");
    expect(await storage.pathsIn(NAME)).toEqual([]);
  });
});

it("PLT-54 caches of earlier workers are dropped; the current ones and workbox's stay", async () => {
  const stay = [...Object.values(CACHES), "workbox-precache-v2-http://apogee.test/"];
  for (const name of ["catalogue-0", ...stay, "other"]) await storage.open(name);
  await dropOldCaches();
  expect(await storage.keys()).toEqual(stay);
});
