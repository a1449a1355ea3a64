import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { installCaches, type MemoryCacheStorage, TEST_ORIGIN } from "../tests/support/pwa/cache-storage.ts";

const SHELL = ["/shell.html", "/assets/vendor-D1xM_-pz.js", "/assets/index-AbC.js", "/assets/index-D3.css"];
const REST = ["/assets/wall-Zn.js", "/assets/lobby-Da.css", "/favicon.svg"];
const manifest = [...SHELL, ...REST].map((url) => ({
  url,
  revision: url.startsWith("/assets/") ? null : "b1",
}));

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
  vi.stubGlobal("registration", { scope: `${TEST_ORIGIN}/` });
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

async function keptPaths(): Promise<string[]> {
  const [name] = await storage.keys();
  return name ? (await storage.pathsIn(name)).map((path) => path.split("?")[0]!).sort() : [];
}

describe("precache", () => {
  it("PLT-53 the first installation takes the shell and what the page has, the rest comes when it is asked to", async () => {
    await precache.install(false);
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
    await precache.install(true);
    expect(asked()).toEqual([...SHELL, ...REST].sort());
  });

  it("PLT-53 nothing that was completed is dropped by the activation", async () => {
    await precache.install(false);
    await precache.complete();
    await precache.activate();
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

  it("PLT-53 a page in the place of a script, and the shell of another build, are not kept", async () => {
    const html = (build: string) =>
      new Response("<!doctype html>", { headers: { "content-type": "text/html", "x-build": build } });
    network.mockImplementation(async () => html("b0"));
    await expect(precache.install(true)).rejects.toThrow("not the file of this build");
    // What was right stays for the next try.
    expect(await keptPaths()).toEqual(["/favicon.svg"]);
    network.mockImplementation(async () => html("b1"));
    await precache.complete();
    expect(await keptPaths()).toEqual(["/favicon.svg", "/shell.html"]);
  });
});

describe("the precache after a release", () => {
  const of = (build: string) => [
    { url: "/shell.html", revision: build },
    { url: "/assets/same-S.js", revision: null },
    { url: `/assets/wall-${build}.js`, revision: null },
  ];
  /** A release comes, and takes over. */
  async function release(build: string) {
    const { createPrecache } = await import("./precache.ts");
    const next = createPrecache(of(build));
    await next.install(true);
    await next.activate();
    return next;
  }
  const scripts = async () => (await keptPaths()).filter((path) => path.startsWith("/assets/"));

  it("NAV-37 PLT-53 parts of the build before stay for pages that have not gone over, those of older ones go", async () => {
    await release("A");
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-A.js"]);
    const second = await release("B");
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-A.js", "/assets/wall-B.js"]);
    network.mockReset().mockRejectedValue(new TypeError("offline"));
    const event = { request: new Request(`${TEST_ORIGIN}/assets/wall-A.js`) } as FetchEvent;
    expect(second.has("/assets/wall-A.js")).toBe(true);
    expect((await second.answer(event, "/assets/wall-A.js")).ok).toBe(true);
    network.mockImplementation(async () => new Response("content"));
    await release("C");
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-B.js", "/assets/wall-C.js"]);
  });

  it("NAV-37 PLT-53 a build that comes back has what it left", async () => {
    await release("A");
    await release("B");
    await release("A");
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-A.js", "/assets/wall-B.js"]);
    await release("C");
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-A.js", "/assets/wall-C.js"]);
  });

  it("NAV-37 PLT-53 a worker that is activated twice, because it was ended in the midst of it, drops no more", async () => {
    await release("A");
    const second = await release("B");
    await second.activate();
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-A.js", "/assets/wall-B.js"]);
  });

  it.each<[string, () => Promise<never>]>([
    ["is closed", () => Promise.reject(new Error("closed"))],
    ["hangs", () => new Promise(() => {})],
  ])("NEW-01 a part of the app comes from the network where the storage %s", async (_, fault) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await precache.install(true);
    storage.fault = fault;
    const event = {
      request: new Request(TEST_ORIGIN + SHELL[1]!),
      waitUntil: (writing: Promise<unknown>) => void writing.catch(() => {}),
    };
    const answer = precache.answer(event as unknown as FetchEvent, SHELL[1]!);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await (await answer).text()).toBe("content");
    vi.useRealTimers();
  });

  it("NAV-37 a script of an older build comes from the network, and is not kept", async () => {
    const precached = await release("C");
    const event = { request: new Request(`${TEST_ORIGIN}/assets/wall-A.js`) } as FetchEvent;
    expect(await (await precached.answer(event, "/assets/wall-A.js")).text()).toBe("content");
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-C.js"]);
  });
});
