import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { installCaches, type MemoryCacheStorage, TEST_ORIGIN } from "../tests/support/pwa/cache-storage.ts";
import { fetchEvent, installEvent } from "../tests/support/pwa/worker-events.ts";

/** What the manifest holds, and what it leaves to the list. */
const FIRST = ["/shell.html", "/precache.json", "/assets/vendor-D1xM_-pz.js", "/assets/index-D3.css"];
const ENGLISH = "/assets/fallback-locale-E1.js";
const LISTED = ["/assets/wall-Zn.js", "/assets/lobby-Da.css", ENGLISH];
const REST = [...LISTED, "/favicon.svg"];

const entriesOf = (paths: string[], build: string) =>
  paths.map((url) => ({ url, revision: url.startsWith("/assets/") ? null : build }));
const listOf = (build: string, paths: string[]) =>
  Response.json({ build, files: paths.map((path) => path.replace("/assets/", "")) });

const network = vi.fn<typeof fetch>();
let storage: MemoryCacheStorage;
let precache: ReturnType<typeof import("./precache.ts").createPrecache>;
let isEnglish: typeof import("./precache.ts").isEnglish;

beforeEach(async () => {
  storage = installCaches();
  vi.stubGlobal("fetch", network.mockReset().mockImplementation(serveAll));
  vi.stubGlobal("registration", { scope: `${TEST_ORIGIN}/` });
  vi.resetModules();
  const { createPrecache, ...module } = await import("./precache.ts");
  isEnglish = module.isEnglish;
  precache = createPrecache(entriesOf([...FIRST, "/favicon.svg"], "b1"), "b1");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a page gets for a path of the build. */
function answer(path: string, of = precache): Promise<Response> {
  const event = fetchEvent(new Request(TEST_ORIGIN + path));
  return of.strategy.handle(event);
}

/** A server of this build. */
const serveAll: typeof fetch = async (request) =>
  urlOf(request).endsWith("/precache.json") ? listOf("b1", LISTED) : new Response("content");

const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
const asked = () => network.mock.calls.map(([request]) => new URL(urlOf(request)).pathname).sort();

async function keptPaths(): Promise<string[]> {
  const [name] = await storage.keys();
  return name ? (await storage.pathsIn(name)).map((path) => path.split("?")[0]!).sort() : [];
}

describe("precache", () => {
  it("PLT-53 the first installation takes the shell and what the page has, the rest comes when it is asked to", async () => {
    await precache.install(installEvent(), false);
    expect(asked()).toEqual([...FIRST].sort());
    network.mockClear();
    await precache.complete(installEvent());
    expect(asked()).toEqual([...REST].sort());
    expect(await keptPaths()).toEqual([...FIRST, ...REST].sort());
    for (const path of [...FIRST, ...REST]) {
      expect(precache.has(path)).toBe(true);
      expect(await precache.match(path)).toBeDefined();
    }
  });

  it("PLT-53 an update is installed with what a start needs and with English, and completed behind", async () => {
    await precache.install(installEvent(), true);
    expect(asked()).toEqual([...FIRST, ENGLISH].sort());
    await precache.complete(installEvent());
    expect(await keptPaths()).toEqual([...FIRST, ...REST].sort());
  });

  it("PLT-53 where data is saved, English alone completes it", async () => {
    await precache.install(installEvent(), false);
    await precache.complete(installEvent(), isEnglish);
    expect(await keptPaths()).toEqual([...FIRST, ENGLISH].sort());
  });

  it("PLT-53 nothing that was completed is dropped by the activation", async () => {
    await precache.install(installEvent(), false);
    await precache.complete(installEvent());
    await precache.activate();
    expect(await keptPaths()).toEqual([...FIRST, ...REST].sort());
  });

  it("PLT-53 what cannot be fetched is tried again, and what is there is not fetched again", async () => {
    network.mockImplementation(async (request) =>
      urlOf(request).includes("wall") ? Promise.reject(new TypeError("offline")) : serveAll(request),
    );
    await precache.complete(installEvent());
    expect(await keptPaths()).toEqual([...FIRST, ...REST].filter((path) => !path.includes("wall")).sort());
    network.mockReset().mockImplementation(async () => new Response("missing", { status: 404 }));
    await precache.complete(installEvent());
    expect(await precache.match("/assets/wall-Zn.js")).toBeUndefined();
    network.mockReset().mockImplementation(async () => new Response("content"));
    await precache.complete(installEvent());
    expect(asked()).toEqual(["/assets/wall-Zn.js"]);
    expect(await precache.match("/assets/wall-Zn.js")).toBeDefined();
  });

  it("PLT-53 a page in the place of a script, and the shell and the list of another build, are not kept", async () => {
    const html = (build: string) =>
      new Response("<!doctype html>", { headers: { "content-type": "text/html", "x-build": build } });
    const serve = (build: string) =>
      network.mockImplementation(async (request) =>
        urlOf(request).endsWith("/precache.json") ? listOf(build, LISTED) : html(build),
      );
    serve("b0");
    await expect(precache.install(installEvent(), true)).rejects.toThrow("precaching request");
    expect(await keptPaths()).toEqual([]);
    serve("b1");
    await precache.complete(installEvent());
    expect(await keptPaths()).toEqual(["/precache.json", "/shell.html"]);
  });
});

describe("the precache after a release", () => {
  async function create(build: string) {
    const { createPrecache } = await import("./precache.ts");
    const paths = ["/shell.html", "/precache.json", "/assets/same-S.js"];
    return createPrecache(entriesOf(paths, build), build);
  }
  /** A release comes, is completed, and takes over. */
  async function release(build: string) {
    network
      .mockReset()
      .mockImplementation(async (request) =>
        urlOf(request).endsWith("/precache.json")
          ? listOf(build, [`/assets/wall-${build}.js`])
          : new Response("content"),
      );
    const next = await create(build);
    await next.install(installEvent(), true);
    await next.complete(installEvent());
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
    expect(second.has("/assets/wall-A.js")).toBe(true);
    expect((await answer("/assets/wall-A.js", second)).ok).toBe(true);
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
    await precache.install(installEvent(), true);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    storage.fault = fault;
    const part = answer(FIRST[2]!);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await (await part).text()).toBe("content");
    vi.useRealTimers();
  });

  it("NAV-37 PLT-53 without its list a build deletes nothing", async () => {
    await release("A");
    await release("B");
    const cache = await storage.open((await storage.keys())[0]!);
    await cache.delete("/precache.json?__WB_REVISION__=B");
    // A worker that was ended, and knows nothing any more.
    await (await create("B")).activate();
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-A.js", "/assets/wall-B.js"]);
  });

  it("NAV-37 a script of an older build comes from the network, and is not kept", async () => {
    const precached = await release("C");
    expect(await (await answer("/assets/wall-A.js", precached)).text()).toBe("content");
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-C.js"]);
  });
});

it("PLT-53 files of the site are precached, and what the build adds without an address of the site is not", async () => {
  const { createPrecache } = await import("./precache.ts");
  const { has } = createPrecache(
    ["manifest.webmanifest", "/fair.json", { url: "/a.svg", revision: "1" }],
    "b1",
  );
  expect(["manifest.webmanifest", "/fair.json", "/a.svg", "/b.svg"].map(has)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
