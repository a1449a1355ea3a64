import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { installCaches, type MemoryCacheStorage, TEST_ORIGIN } from "../tests/support/cache-storage.ts";

const SHELL = ["/shell.html", "/assets/vendor-D1xM_-pz.js", "/assets/index-AbC.js", "/assets/index-D3.css"];
const REST = ["/assets/wall-Zn.js", "/assets/lobby-Da.css", "/messages/en.json"];
const manifest = [...SHELL, ...REST].map((url) => ({
  url,
  revision: url.startsWith("/assets/") ? null : "b1",
}));

class TestEvent {
  type = "install";
  waiting: Promise<unknown>[] = [];
  waitUntil(promise: Promise<unknown>): void {
    this.waiting.push(promise);
  }
}

const network = vi.fn<typeof fetch>();
let storage: MemoryCacheStorage;
let precache: ReturnType<typeof import("./precache.ts").createPrecache>;

beforeEach(async () => {
  storage = installCaches();
  vi.stubGlobal(
    "fetch",
    network.mockReset().mockImplementation(async () => new Response("content")),
  );
  vi.stubGlobal("location", new URL(`${TEST_ORIGIN}/sw.js`));
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("FetchEvent", class {});
  vi.stubGlobal("ExtendableEvent", TestEvent);
  vi.stubGlobal("__WB_DISABLE_DEV_LOGS", true);
  // The library looks for these globals when it is loaded.
  vi.resetModules();
  const { createPrecache } = await import("./precache.ts");
  precache = createPrecache(manifest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const asked = () =>
  network.mock.calls
    .map(([request]) => new URL(request instanceof Request ? request.url : request, TEST_ORIGIN).pathname)
    .sort();

async function waitedFor(run: (event: ExtendableEvent) => unknown): Promise<void> {
  const event = new TestEvent();
  run(event as unknown as ExtendableEvent);
  await Promise.all(event.waiting);
}

async function keptPaths(): Promise<string[]> {
  const [name] = await storage.keys();
  return name ? (await storage.pathsIn(name)).map((path) => path.split("?")[0]!).sort() : [];
}

describe("precache", () => {
  it("PLT-53 the first installation takes the shell and what the page has, the rest comes when it is asked to", async () => {
    await waitedFor((event) => precache.install(event, false));
    expect(asked()).toEqual([...SHELL].sort());
    network.mockClear();
    await precache.complete();
    expect(asked()).toEqual([...REST].sort());
    expect(await keptPaths()).toEqual([...SHELL, ...REST].sort());
    for (const path of [...SHELL, ...REST]) {
      expect(precache.has(path)).toBe(true);
      expect(await precache.match(path)).toBeDefined();
    }
  });

  it("PLT-53 an update is whole when it is installed", async () => {
    await waitedFor((event) => precache.install(event, true));
    expect(asked()).toEqual([...SHELL, ...REST].sort());
  });

  it("PLT-53 nothing that was completed is dropped by the activation", async () => {
    await waitedFor((event) => precache.install(event, false));
    await precache.complete();
    await waitedFor((event) => precache.activate(event));
    expect(await keptPaths()).toEqual([...SHELL, ...REST].sort());
  });

  it("PLT-53 what cannot be fetched is tried again, and what is there is not fetched again", async () => {
    network.mockImplementation(async (request) =>
      String(request).includes("wall") ? Promise.reject(new TypeError("offline")) : new Response("content"),
    );
    await precache.complete();
    expect(await keptPaths()).toEqual([...SHELL, ...REST].filter((path) => !path.includes("wall")).sort());
    network.mockReset().mockImplementation(async () => new Response("missing", { status: 404 }));
    await precache.complete();
    expect(await precache.match("/assets/wall-Zn.js")).toBeUndefined();
    network.mockReset().mockImplementation(async () => new Response("content"));
    await precache.complete();
    expect(asked()).toEqual(["/assets/wall-Zn.js"]);
    expect(await precache.match("/assets/wall-Zn.js")).toBeDefined();
  });
});
