import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { installCaches, type MemoryCacheStorage, TEST_ORIGIN } from "../tests/support/pwa/cache-storage.ts";
import { fetchEvent } from "../tests/support/pwa/worker-events.ts";
import { dropOldMessages, messages, renewMessages } from "./messages.ts";
import { recordResponse } from "./network-timeout.ts";
import { CACHES } from "./runtime-cache.ts";

const network = vi.fn<typeof fetch>();
let storage: MemoryCacheStorage;

beforeEach(() => {
  storage = installCaches();
  recordResponse();
  vi.stubGlobal("fetch", network.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const eventFor = (path: string) => fetchEvent(new Request(new URL(path, TEST_ORIGIN)));

async function answer(path: string) {
  const event = eventFor(path);
  const response = await messages.handle(event);
  await event.settled();
  return response;
}
const loadMessages = async (path: string) => (await answer(path)).json();
const cachedPaths = () => storage.pathsIn(CACHES.messages);

/** A server of this build whose messages contain their own path. */
const serve = (build: string) =>
  network.mockImplementation(async (request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request), TEST_ORIGIN);
    return Response.json(`${pathname} of ${build}`, { headers: { "x-build": build } });
  });
const goOffline = () => network.mockRejectedValue(new TypeError("offline"));

it("AMB-PLT-08 one copy per language is cached regardless of t, and serves any t offline", async () => {
  serve("a");
  expect(await loadMessages("/messages/de.json?t=1&v=a")).toBe("/messages/de.json of a");
  await loadMessages("/messages/de.json?t=2&v=a");
  expect(await cachedPaths()).toEqual(["/messages/de.json?v=a"]);
  goOffline();
  expect(await loadMessages("/messages/de.json?t=3&v=a")).toBe("/messages/de.json of a");
});

it("AMB-PLT-08 at most eleven copies are cached, and the oldest is removed first", async () => {
  for (const build of ["a", "b", "c"]) {
    serve(build);
    for (const locale of ["en", "de", "it", "et"])
      await loadMessages(`/messages/${locale}.json?t=1&v=${build}`);
  }
  expect(await cachedPaths()).toHaveLength(11);
  expect(await cachedPaths()).not.toContain("/messages/en.json?v=a");
});

it("I18N-07 a language that was never loaded gives a 504 offline", async () => {
  goOffline();
  expect((await answer("/messages/it.json?t=1&v=a")).status).toBe(504);
});

it("I18N-07 messages of another build aren't cached as this build's, and this build's copy has priority", async () => {
  serve("a");
  await loadMessages("/messages/de.json?t=1&v=a");
  serve("b");
  expect(await loadMessages("/messages/de.json?t=2&v=a")).toBe("/messages/de.json of a");
  expect(await cachedPaths()).toEqual(["/messages/de.json?v=a"]);
  // Without a copy they are passed on, and the page completes them.
  const other = await answer("/messages/it.json?t=2&v=a");
  expect(other.headers.get("x-build")).toBe("b");
  expect(await cachedPaths()).toEqual(["/messages/de.json?v=a"]);
});

it("I18N-07 a build without messages uses the newest older ones, offline and when loading takes more than 3 s", async () => {
  serve("a");
  await loadMessages("/messages/de.json?t=1&v=a");
  serve("b");
  await loadMessages("/messages/de.json?t=2&v=b");
  goOffline();
  expect(await loadMessages("/messages/de.json?t=3&v=c")).toBe("/messages/de.json of b");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  network.mockReturnValue(new Promise(() => {}));
  const late = messages.handle(eventFor("/messages/de.json?t=3&v=c"));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await (await late).json()).toBe("/messages/de.json of b");
});

it.each([
  ["an HTML page", () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })],
  ["an error response", () => Response.json({}, { status: 502, headers: { "x-build": "a" } })],
])("I18N-07 %s in place of messages counts as no response", async (_, respond) => {
  network.mockImplementation(async () => respond());
  expect((await answer("/messages/de.json?t=1&v=a")).status).toBe(504);
  serve("a");
  await loadMessages("/messages/de.json?t=1&v=a");
  network.mockImplementation(async () => respond());
  expect(await loadMessages("/messages/de.json?t=2&v=a")).toBe("/messages/de.json of a");
});

describe("an update of the worker", () => {
  beforeEach(async () => {
    serve("a");
    await loadMessages("/messages/de.json?t=1&v=a");
    await loadMessages("/messages/it.json?t=1&v=a");
  });

  it("I18N-07 loads its messages in the device's languages, and drops older ones on activation", async () => {
    serve("b");
    network.mockClear();
    await renewMessages("b");
    for (const [, init] of network.mock.calls) expect(init).toEqual({ credentials: "same-origin" });
    // Open pages of the previous build still use theirs.
    expect(await loadMessages("/messages/de.json?t=2&v=a")).toBe("/messages/de.json of a");
    await dropOldMessages("b");
    expect((await cachedPaths()).sort()).toEqual(["/messages/de.json?v=b", "/messages/it.json?v=b"]);
    goOffline();
    expect(await loadMessages("/messages/de.json?t=2&v=b")).toBe("/messages/de.json of b");
  });

  it("I18N-07 keeps the previous build's messages if its own are missing, and stores none of a third build", async () => {
    serve("c");
    await renewMessages("b");
    await dropOldMessages("b");
    expect((await cachedPaths()).sort()).toEqual(["/messages/de.json?v=a", "/messages/it.json?v=a"]);
    goOffline();
    await renewMessages("b");
    expect(await loadMessages("/messages/de.json?t=2&v=b")).toBe("/messages/de.json of a");
  });

  it("I18N-07 waits for messages for at most 3 s", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    network.mockReturnValue(new Promise(() => {}));
    const renewing = renewMessages("b").then(() => "done");
    await vi.advanceTimersByTimeAsync(2_999);
    expect(await Promise.race([renewing, Promise.resolve("waits")])).toBe("waits");
    await vi.advanceTimersByTimeAsync(1);
    expect(await renewing).toBe("done");
  });
});
