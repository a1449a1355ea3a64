import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CACHED_AT, CACHED_SLOW } from "../src/contract/sw-messages.ts";
import { installCaches, type MemoryCacheStorage, TEST_ORIGIN } from "../tests/support/pwa/cache-storage.ts";
import { fetchEvent } from "../tests/support/pwa/worker-events.ts";
import { isJson } from "./json.ts";
import { recordResponse } from "./network-timeout.ts";
import { CACHES, cacheCopy, cachedCopy } from "./runtime-cache.ts";
import { evictBeyond, NetworkFirst, storeIf, storeUnder } from "./strategies.ts";

const NAME = CACHES.catalogue;
const AMPLE_BOUNDS = { entries: 100, bytes: 1_000_000 };
const TIMEOUT = 3_000;
const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

let storage: MemoryCacheStorage;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 5_000 });
  storage = installCaches();
  recordResponse();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hang = () => new Promise<never>(() => {});
const closed = () => Promise.reject(new Error("closed"));

describe("NetworkFirst", () => {
  let event: ReturnType<typeof fetchEvent>;
  function handleRequest(
    fetch: () => Promise<Response>,
    isAnswer = (_: Response) => true,
  ): Promise<Response> {
    vi.stubGlobal("fetch", fetch);
    const strategy = new NetworkFirst({
      cacheName: NAME,
      isOwnResponse: isAnswer,
      plugins: [storeUnder(() => "/a"), storeIf(isJson), evictBeyond(AMPLE_BOUNDS)],
    });
    event = fetchEvent(new Request(`${TEST_ORIGIN}/a`));
    return strategy.handle(event);
  }
  /** Waits for the event's `waitUntil` promises; Workbox stores in a later task. */
  async function settle(): Promise<void> {
    const completion = event.settled();
    await vi.advanceTimersByTimeAsync(0);
    await completion;
  }
  const readCached = async () => (await cachedCopy(NAME, "/a"))?.json();
  const never = () => new Promise<Response>(() => {});
  const cacheOld = () => cacheCopy(NAME, "/a", json("old"), AMPLE_BOUNDS);

  it("PLT-54 returns the network's response unmarked and stores it", async () => {
    await cacheOld();
    const answer = await handleRequest(async () => json("new"));
    expect(answer.headers.has(CACHED_AT)).toBe(false);
    expect(await answer.json()).toBe("new");
    await settle();
    expect(await readCached()).toBe("new");
  });

  it("PLT-54 returns the stored copy with its time when the network fails", async () => {
    await cacheOld();
    const answer = await handleRequest(() => Promise.reject(new TypeError("offline")));
    expect(await answer.json()).toBe("old");
    expect(answer.headers.get(CACHED_AT)).toBe("5000");
  });

  it("PLT-54 returns the stored copy when the response breaks off", async () => {
    await cacheOld();
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("cut")) });
    const headers = { "content-type": "application/json" };
    const answer = await handleRequest(async () => new Response(broken, { headers }));
    expect(await answer.json()).toBe("old");
  });

  it("PLT-54 prefers the stored copy to a gateway error, keeps it, and returns the error without one", async () => {
    const isAnswer = ({ status }: Response) => status < 500;
    const bad = async () => json("bad", { status: 502 });
    expect((await handleRequest(bad, isAnswer)).status).toBe(502);
    await cacheOld();
    const answer = await handleRequest(bad, isAnswer);
    expect(await answer.json()).toBe("old");
    expect(answer.headers.get(CACHED_SLOW)).toBe("1");
    expect(await readCached()).toBe("old");
    expect((await handleRequest(async () => json("missing", { status: 404 }), isAnswer)).status).toBe(404);
  });

  it("PLT-54 rejects when the network fails and nothing is stored", async () => {
    await expect(handleRequest(() => Promise.reject(new TypeError("offline")))).rejects.toThrow("offline");
  });

  it("PLT-54 returns the stored copy when the network exceeds the timeout", async () => {
    await cacheOld();
    const onSettled = vi.fn();
    const answer = handleRequest(never);
    void answer.then(onSettled);
    await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
    expect(onSettled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer).json()).toBe("old");
  });

  it("PLT-54 after a timeout, waits only 300 ms for each request until the network responds", async () => {
    await cacheOld();
    /** Milliseconds until the stored copy is returned. */
    async function measureWait(): Promise<number> {
      const startedAt = Date.now();
      const answer = handleRequest(never);
      let duration = Number.NaN;
      void answer.then(() => {
        duration = Date.now() - startedAt;
      });
      while (Number.isNaN(duration)) await vi.advanceTimersByTimeAsync(100);
      return duration;
    }
    expect(await measureWait()).toBe(TIMEOUT);
    expect(await measureWait()).toBe(300);
    await expect(handleRequest(() => Promise.reject(new TypeError("offline")))).resolves.toBeDefined();
    expect(await measureWait()).toBe(300);
    await handleRequest(async () => json("new"));
    expect(await measureWait()).toBe(TIMEOUT);
  });

  it("NEW-01 a hanging or closed storage blocks neither a response nor an error", async () => {
    for (const fault of [hang, closed]) {
      storage.fault = fault;
      const late = handleRequest(async () => {
        await new Promise((resolve) => setTimeout(resolve, TIMEOUT + 5_000));
        return json("late");
      });
      await vi.advanceTimersByTimeAsync(TIMEOUT + 5_000);
      expect(await (await late).json()).toBe("late");
      const failedRequest = expect(
        handleRequest(() => Promise.reject(new TypeError("offline"))),
      ).rejects.toThrow("offline");
      await vi.advanceTimersByTimeAsync(2_000);
      await failedRequest;
    }
  });

  it("PLT-54 stores a late response for the next request; a late failure has no effect", async () => {
    await cacheOld();
    const late = Promise.withResolvers<Response>();
    const answer = handleRequest(() => late.promise);
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect(await (await answer).json()).toBe("old");
    late.resolve(json("late"));
    await vi.waitFor(async () => expect(await readCached()).toBe("late"), { timeout: 30_000 });

    const failing = Promise.withResolvers<Response>();
    const second = handleRequest(() => failing.promise);
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    failing.reject(new TypeError("offline"));
    expect(await (await second).json()).toBe("late");
  });

  it("PLT-54 waits for a late response when nothing is stored", async () => {
    const late = Promise.withResolvers<Response>();
    const answer = handleRequest(() => late.promise);
    await vi.advanceTimersByTimeAsync(TIMEOUT * 10);
    late.resolve(json("late"));
    expect(await (await answer).json()).toBe("late");
  });

  it.each([
    ["a server error", () => json("no", { status: 500 }), 500],
    ["a 404 response", () => json("no", { status: 404 }), 404],
    ["HTML", () => new Response("<p>", { headers: { "content-type": "text/html" } }), 200],
    ["a response without a content type", () => new Response(new Uint8Array([1])), 200],
  ])("PLT-54 returns %s unchanged and never stores it", async (_, make, status) => {
    await cacheOld();
    expect((await handleRequest(async () => make())).status).toBe(status);
    expect(await readCached()).toBe("old");
  });

  it("PLT-54 returns before the response is stored; the worker stays alive until then", async () => {
    const write = Promise.withResolvers<void>();
    const cache = await storage.open(NAME);
    vi.spyOn(cache, "put").mockImplementation(() => write.promise);
    expect(await (await handleRequest(async () => json("new"))).json()).toBe("new");
    const onSettled = vi.fn();
    const settling = event.settled().then(onSettled);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onSettled).not.toHaveBeenCalled();
    write.resolve();
    await settling;
  });

  it("PLT-54 returns a response that can't be stored", async () => {
    storage.writeError = new DOMException("full", "QuotaExceededError");
    expect(await (await handleRequest(async () => json("new"))).json()).toBe("new");
    expect(await readCached()).toBeUndefined();
  });
});
