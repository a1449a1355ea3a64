import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OFFLINE_DEMO_FILES, OFFLINE_DEMO_HEADER, OFFLINE_DEMO_PATH } from "../src/rules/web/offline-demo.ts";
import { installCaches, type MemoryCacheStorage, TEST_ORIGIN } from "../tests/support/pwa/cache-storage.ts";
import { fetchEvent, installEvent } from "../tests/support/pwa/worker-events.ts";

/** Files in the manifest, and files that only the precache list names. */
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

/** The response of the precache strategy for a path. */
function answer(path: string, target = precache): Promise<Response> {
  const event = fetchEvent(new Request(TEST_ORIGIN + path));
  return target.strategy.handle(event);
}

/** Serves every file of build b1. */
const serveAll: typeof fetch = async (request) =>
  urlOf(request).endsWith("/precache.json") ? listOf("b1", LISTED) : new Response("content");

const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
const requestedPaths = () => network.mock.calls.map(([request]) => new URL(urlOf(request)).pathname).sort();

async function cachedPaths(): Promise<string[]> {
  const [name] = await storage.keys();
  return name ? (await storage.pathsIn(name)).map((path) => path.split("?")[0]!).sort() : [];
}

describe("precache", () => {
  it("PLT-53 installs the manifest's files first and the listed rest on completion", async () => {
    await precache.install(installEvent(), false);
    expect(requestedPaths()).toEqual([...FIRST].sort());
    network.mockClear();
    await precache.complete(installEvent());
    expect(requestedPaths()).toEqual([...REST].sort());
    expect(await cachedPaths()).toEqual([...FIRST, ...REST].sort());
    for (const path of [...FIRST, ...REST]) {
      expect(precache.has(path)).toBe(true);
      expect(await precache.match(path)).toBeDefined();
    }
  });

  it("PLT-53 installs an update with the manifest's files and English, then completes it in the background", async () => {
    await precache.install(installEvent(), true);
    expect(requestedPaths()).toEqual([...FIRST, ENGLISH].sort());
    await precache.complete(installEvent());
    expect(await cachedPaths()).toEqual([...FIRST, ...REST].sort());
  });

  it("PLT-53 completes with English alone when data saving is on", async () => {
    await precache.install(installEvent(), false);
    await precache.complete(installEvent(), isEnglish);
    expect(await cachedPaths()).toEqual([...FIRST, ENGLISH].sort());
  });

  it("PLT-53 keeps all completed files on activation", async () => {
    await precache.install(installEvent(), false);
    await precache.complete(installEvent());
    await precache.activate();
    expect(await cachedPaths()).toEqual([...FIRST, ...REST].sort());
  });

  it("PLT-53 retries failed files and doesn't fetch stored ones again", async () => {
    network.mockImplementation(async (request) =>
      urlOf(request).includes("wall") ? Promise.reject(new TypeError("offline")) : serveAll(request),
    );
    await precache.complete(installEvent());
    expect(await cachedPaths()).toEqual([...FIRST, ...REST].filter((path) => !path.includes("wall")).sort());
    network.mockReset().mockImplementation(async () => new Response("missing", { status: 404 }));
    await precache.complete(installEvent());
    expect(await precache.match("/assets/wall-Zn.js")).toBeUndefined();
    network.mockReset().mockImplementation(async () => new Response("content"));
    await precache.complete(installEvent());
    expect(requestedPaths()).toEqual(["/assets/wall-Zn.js"]);
    expect(await precache.match("/assets/wall-Zn.js")).toBeDefined();
  });

  it("PLT-53 stores neither HTML in place of a script nor the shell and list of another build", async () => {
    const html = (build: string) =>
      new Response("<!doctype html>", { headers: { "content-type": "text/html", "x-build": build } });
    const serve = (build: string) =>
      network.mockImplementation(async (request) =>
        urlOf(request).endsWith("/precache.json") ? listOf(build, LISTED) : html(build),
      );
    serve("b0");
    await expect(precache.install(installEvent(), true)).rejects.toThrow("precaching request");
    expect(await cachedPaths()).toEqual([]);
    serve("b1");
    await precache.complete(installEvent());
    expect(await cachedPaths()).toEqual(["/precache.json", "/shell.html"]);
  });
});

describe("the demo on the device", () => {
  const html = (headers: object = {}) =>
    new Response("<!doctype html>", { headers: { "content-type": "text/html", ...headers } });

  it("PLT-54 is stored after the installation, and only from our server", async () => {
    const { createPrecache } = await import("./precache.ts");
    const own = createPrecache(entriesOf([...FIRST, ...OFFLINE_DEMO_FILES], "b1"), "b1");
    const serve = (document: Response) =>
      network.mockImplementation(async (request) =>
        new URL(urlOf(request)).pathname === OFFLINE_DEMO_PATH ? document.clone() : serveAll(request),
      );
    await own.install(installEvent(), false);
    expect(await cachedPaths()).toEqual([...FIRST].sort());
    serve(html());
    await own.complete(installEvent());
    expect(await own.match(OFFLINE_DEMO_PATH)).toBeUndefined();
    serve(html({ [OFFLINE_DEMO_HEADER]: "1" }));
    await own.complete(installEvent());
    for (const path of OFFLINE_DEMO_FILES) expect(await own.match(path)).toBeDefined();
  });
});

describe("the precache after a release", () => {
  async function create(build: string) {
    const { createPrecache } = await import("./precache.ts");
    const paths = ["/shell.html", "/precache.json", "/assets/same-S.js"];
    return createPrecache(entriesOf(paths, build), build);
  }
  /** Installs, completes and activates a new build. */
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
  const scripts = async () => (await cachedPaths()).filter((path) => path.startsWith("/assets/"));

  it("NAV-37 PLT-53 keeps the previous build's files for open pages and deletes older ones", async () => {
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

  it("NAV-37 PLT-53 reuses the stored files of a build that returns", async () => {
    await release("A");
    await release("B");
    await release("A");
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-A.js", "/assets/wall-B.js"]);
    await release("C");
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-A.js", "/assets/wall-C.js"]);
  });

  it("NAV-37 PLT-53 deletes nothing more when an interrupted activation runs again", async () => {
    await release("A");
    const second = await release("B");
    await second.activate();
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-A.js", "/assets/wall-B.js"]);
  });

  it.each<[string, () => Promise<never>]>([
    ["fails", () => Promise.reject(new Error("closed"))],
    ["hangs", () => new Promise(() => {})],
  ])("NEW-01 fetches a script from the network when the storage %s", async (_, fault) => {
    await precache.install(installEvent(), true);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    storage.fault = fault;
    const part = answer(FIRST[2]!);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await (await part).text()).toBe("content");
    vi.useRealTimers();
  });

  it("NAV-37 PLT-53 deletes nothing when the build's list is missing", async () => {
    await release("A");
    await release("B");
    const cache = await storage.open((await storage.keys())[0]!);
    await cache.delete("/precache.json?__WB_REVISION__=B");
    // A restarted worker has no state in memory.
    await (await create("B")).activate();
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-A.js", "/assets/wall-B.js"]);
  });

  it("NAV-37 fetches a script of an older build from the network and doesn't store it", async () => {
    const precached = await release("C");
    expect(await (await answer("/assets/wall-A.js", precached)).text()).toBe("content");
    expect(await scripts()).toEqual(["/assets/same-S.js", "/assets/wall-C.js"]);
  });
});

it("PLT-53 precaches root-relative paths and skips manifest entries without one", async () => {
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
