import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { installCaches, type MemoryCacheStorage, TEST_ORIGIN } from "../tests/support/pwa/cache-storage.ts";
import { fetchEvent } from "../tests/support/pwa/worker-events.ts";
import { images } from "./images.ts";
import { CACHES } from "./runtime-cache.ts";

const PATH = "/art/games/1/2/360.avif";
const network = vi.fn<typeof fetch>();
let event: ReturnType<typeof fetchEvent>;
let storage: MemoryCacheStorage;

beforeEach(() => {
  storage = installCaches();
  vi.stubGlobal("fetch", network.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function requestImage(path = PATH): Promise<Response> {
  event = fetchEvent(new Request(TEST_ORIGIN + path));
  return images.handle(event);
}
const answerWith = (status: number, type: string, body: BodyInit = "picture") =>
  network.mockImplementation(async () => new Response(body, { status, headers: { "content-type": type } }));
/** Waits for the strategy's work after its response. */
const settle = () => event.settled();

it("PLT-54 a seen picture is served without the network", async () => {
  answerWith(200, "image/avif");
  expect(await (await requestImage()).text()).toBe("picture");
  await settle();
  expect(await storage.pathsIn(CACHES.images)).toEqual([PATH]);
  network.mockRejectedValue(new TypeError("offline"));
  expect(await (await requestImage()).text()).toBe("picture");
  expect(await (await requestImage(`${PATH}?retry`)).text()).toBe("picture");
  expect(network).toHaveBeenCalledTimes(1);
});

it.each([
  [404, "image/avif"],
  [500, "image/avif"],
  [200, "text/html"],
  [200, "application/json"],
])("PLT-54 a response of %i and %s is passed on without caching", async (status, type) => {
  answerWith(status, type);
  expect((await requestImage()).status).toBe(status);
  await settle();
  expect(await storage.pathsIn(CACHES.images)).toEqual([]);
});

it("PLT-54 an interrupted picture isn't cached, and only the page gets the error", async () => {
  const interruptedStream = new ReadableStream({
    start: (controller) => controller.error(new TypeError("cut")),
  });
  answerWith(200, "image/avif", interruptedStream);
  await expect((await requestImage()).text()).rejects.toThrow("cut");
  await settle();
  expect(await storage.pathsIn(CACHES.images)).toEqual([]);
});

it("PLT-54 a picture without a copy rejects offline", async () => {
  network.mockRejectedValue(new TypeError("offline"));
  await expect(requestImage()).rejects.toThrow("offline");
});

it("PLT-54 pictures of a page that was left are cancelled by the next page's first, and aren't cached", async () => {
  const openPages = new Set(["list", "other tab"]);
  const get = async (id: string) => (openPages.has(id) ? { id } : undefined);
  vi.stubGlobal("clients", { get });
  const pending = new Map<string, { signal: AbortSignal; answer: () => void }>();
  network.mockImplementation(async (input) => {
    const request = input as Request;
    return new Promise((resolve, reject) => {
      const answer = () => resolve(new Response("picture", { headers: { "content-type": "image/avif" } }));
      pending.set(new URL(request.url).pathname, { signal: request.signal, answer });
      request.signal.addEventListener("abort", () => reject(request.signal.reason));
    });
  });
  const requestOf = (page: string, path: string) =>
    images.handle(fetchEvent(new Request(TEST_ORIGIN + path), page));
  const [left, current] = [requestOf("list", "/art/1.avif"), requestOf("other tab", "/art/2.avif")];
  await vi.waitFor(() => expect(pending.size).toBe(2));
  const abortion = expect(left).rejects.toThrow("aborted");
  openPages.delete("list");
  openPages.add("next page");
  const next = requestOf("next page", "/art/3.avif");
  await abortion;
  expect(pending.get("/art/2.avif")!.signal.aborted).toBe(false);
  await vi.waitFor(() => expect(pending.size).toBe(3));
  for (const { answer } of pending.values()) answer();
  await Promise.all([current, next]);
  await vi.waitFor(async () =>
    expect(await storage.pathsIn(CACHES.images)).toEqual(["/art/2.avif", "/art/3.avif"]),
  );
});

it("NEW-13 a page with data saving on gets pictures of half the width", async () => {
  answerWith(200, "image/avif");
  for (const choice of ["on", "off"]) {
    const headers = { "save-data": choice };
    event = fetchEvent(new Request(`${TEST_ORIGIN}/art/${choice}.avif`, { headers }));
    await images.handle(event);
    await settle();
  }
  expect(await storage.pathsIn(CACHES.images)).toEqual(["/art/on.avif?small", "/art/off.avif"]);
});

it("NEW-13 a slow network requests pictures of half the width, a fast one full ones again", async () => {
  vi.stubGlobal("navigator", { connection: { effectiveType: "3g" } });
  answerWith(200, "image/avif", "small");
  expect(await (await requestImage()).text()).toBe("small");
  await settle();
  expect((network.mock.calls[0]![0] as Request).headers.get("save-data")).toBe("on");
  expect(await (await requestImage()).text()).toBe("small");
  expect(network).toHaveBeenCalledTimes(1);
  vi.stubGlobal("navigator", { connection: { effectiveType: "4g" } });
  network.mockRejectedValueOnce(new TypeError("offline"));
  expect(await (await requestImage()).text()).toBe("small");
  answerWith(200, "image/avif", "whole");
  expect(await (await requestImage()).text()).toBe("whole");
  await settle();
  expect((network.mock.calls.at(-1)![0] as Request).headers.get("save-data")).toBeNull();
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  expect(await (await requestImage()).text()).toBe("whole");
});
