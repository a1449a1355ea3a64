import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { installCaches, type MemoryCacheStorage, TEST_ORIGIN } from "../tests/support/pwa/cache-storage.ts";
import { createNavigation } from "./navigation.ts";
import { recordResponse } from "./network-timeout.ts";
import { CACHES } from "./runtime-cache.ts";

const network = vi.fn<typeof fetch>();
const shell = vi.fn<() => Promise<Response | undefined>>();
let storage: MemoryCacheStorage;

beforeEach(() => {
  storage = installCaches();
  recordResponse();
  vi.stubGlobal("fetch", network.mockReset());
  vi.stubGlobal("self", { location: { origin: TEST_ORIGIN } });
  shell.mockReset().mockImplementation(async () => new Response("shell"));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const root = (text: string) => `<div id="root" data-rendered data-state="/state/?v=${text}">${text}</div>`;
const page = (text: string, build = "b2") => new Response(root(text), { headers: { "x-build": build } });
/** A server whose page and data contain `text`. */
const serve = (text: string, build?: string) =>
  network.mockImplementation(async (request) =>
    addressOf(request).startsWith("/state/")
      ? new Response(`data of ${text}`, { headers: { "x-build": build ?? "b2" } })
      : page(text, build),
  );
const addressOf = (request: RequestInfo | URL) => {
  const url = new URL(request instanceof Request ? request.url : request, TEST_ORIGIN);
  return url.pathname + url.search;
};
const noNetwork = () => network.mockRejectedValue(new TypeError("offline"));

const navigationOf = (build = "b2") => createNavigation({ build, shell });

/** The text of the response to a visit, after its background work; null for an address outside the app. */
async function visit(path: string, navigation = navigationOf()): Promise<string | null> {
  const url = new URL(path, TEST_ORIGIN);
  const backgroundWork: Promise<unknown>[] = [];
  const event = {
    request: new Request(url),
    waitUntil: (promise: Promise<unknown>) => backgroundWork.push(promise),
  };
  const answer = navigation.respond(event as unknown as FetchEvent, url);
  const text = answer && (await (await answer).text()).replace(/<.*?>/g, "");
  await Promise.all(backgroundWork);
  return text;
}

async function storeLobby(text: string, build?: string, path = "/"): Promise<void> {
  serve(text, build);
  expect(await navigationOf(build).cacheLobby(path)).toBe(true);
}

describe("the lobby", () => {
  it("NEW-01 opens from its cached rendering without the network, and is updated when the page refetches it", async () => {
    await storeLobby("old lobby");
    network.mockClear();
    serve("new lobby");
    expect(await visit("/")).toBe("old lobby");
    expect(network).not.toHaveBeenCalled();
    await navigationOf().cacheLobby("/");
    noNetwork();
    expect(await visit("/")).toBe("new lobby");
    expect(await visit("/")).toBe("new lobby");
  });

  it("NEW-01 is refetched during a visit when its rendering is over ten minutes old", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    await storeLobby("old lobby");
    serve("new lobby");
    vi.setSystemTime(9 * 60_000);
    network.mockClear();
    expect(await visit("/")).toBe("old lobby");
    expect(network).not.toHaveBeenCalled();
    vi.setSystemTime(11 * 60_000);
    expect(await visit("/")).toBe("old lobby");
    expect(await visit("/")).toBe("new lobby");
    vi.useRealTimers();
  });

  it("NEW-01 is cached for each language", async () => {
    await storeLobby("lobby");
    await storeLobby("Lobby auf Deutsch", "b2", "/de");
    noNetwork();
    expect(await visit("/de")).toBe("Lobby auf Deutsch");
    expect(await visit("/")).toBe("lobby");
    expect(await visit("/it")).toBe("shell");
  });

  it("PLT-54 never uses another build's rendering, not even offline", async () => {
    await storeLobby("old build", "b1");
    serve("from the network");
    expect(await visit("/")).toBe("from the network");
    noNetwork();
    expect(await visit("/")).toBe("shell");
  });

  it("PLT-54 isn't cached from another build's response", async () => {
    serve("other build", "b3");
    await navigationOf("b2").cacheLobby("/");
    expect(await storage.pathsIn(CACHES.pages)).toEqual([]);
    await storeLobby("this build");
    serve("other build", "b3");
    await navigationOf("b2").cacheLobby("/");
    noNetwork();
    expect(await visit("/")).toBe("this build");
  });

  it("PLT-54 isn't cached from an error or a redirected response", async () => {
    network.mockImplementation(
      async () => new Response("error", { status: 500, headers: { "x-build": "b2" } }),
    );
    await navigationOf().cacheLobby("/");
    network.mockImplementation(async () =>
      Object.defineProperty(page("moved"), "redirected", { value: true }),
    );
    await navigationOf().cacheLobby("/");
    expect(await storage.pathsIn(CACHES.pages)).toEqual([]);
  });

  it("NEW-01 is refetched when its rendering is dated in the future", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 200_000_000 });
    await storeLobby("of tomorrow");
    vi.setSystemTime(100_000_000);
    serve("of today");
    expect(await visit("/")).toBe("of tomorrow");
    expect(await visit("/")).toBe("of today");
    vi.useRealTimers();
  });

  it("NEW-01 comes from the network when the storage is closed, as do other pages", async () => {
    await storeLobby("kept");
    storage.fault = () => Promise.reject(new Error("closed"));
    shell.mockRejectedValue(new Error("closed"));
    serve("from the network");
    expect(await visit("/")).toBe("from the network");
    expect(await visit("/pokies/all")).toBe("from the network");
    noNetwork();
    await expect(visit("/")).rejects.toThrow("offline");
  });

  it("NEW-01 can be removed from the cache, for a page that fails to start", async () => {
    await storeLobby("broken");
    await navigationOf().clear();
    serve("whole");
    expect(await visit("/")).toBe("whole");
  });

  it("PLT-54 with a query comes from the network, or offline from the cached lobby without a query", async () => {
    await storeLobby("kept");
    serve("with a query");
    expect(await visit("/?utm_source=x")).toBe("with a query");
    noNetwork();
    expect(await visit("/?utm_source=x")).toBe("kept");
  });

  it("PLT-54 fails when there is no rendering, no shell and no network", async () => {
    noNetwork();
    shell.mockResolvedValue(undefined);
    await expect(visit("/")).rejects.toThrow("offline");
  });
});

describe("an unreliable network", () => {
  const never = () => new Promise<Response>(() => {});
  const html = { headers: { "content-type": "text/html" } };
  const NETWORK_FAULTS: [string, () => Promise<Response>][] = [
    ["no response", never],
    ["a captive portal's page", async () => new Response("log in", html)],
    [
      "a captive portal's redirect",
      async () => Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" }),
    ],
    ["a gateway error", async () => new Response("Bad gateway", { status: 502, ...html })],
    ["a server error", async () => new Response("error", { status: 500, headers: { "x-build": "b2" } })],
    ["a connection reset", () => Promise.reject(new TypeError("reset"))],
  ];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** The result of a visit within a time, in milliseconds. */
  async function visitInTime(path: string, time = 3_000): Promise<string | null> {
    const visiting = visit(path);
    await vi.advanceTimersByTimeAsync(time);
    return Promise.race([visiting, Promise.resolve("nothing yet")]);
  }

  it.each(NETWORK_FAULTS)(
    "PLT-54 %s: an address with a query gets the cached lobby, an uncached one the shell",
    async (_, answerWithFault) => {
      await storeLobby("kept");
      network.mockImplementation(answerWithFault);
      for (const path of ["/?utm_source=x", "/?popup=support"])
        expect(await visitInTime(path), path).toBe("kept");
      expect(await visitInTime("/de")).toBe("shell");
      expect(await visitInTime("/producers?country=AU", 15_000)).toBe("shell");
      // The cache is unchanged.
      expect(await storage.pathsIn(CACHES.pages)).toEqual(["/state/?v=kept", "/"]);
    },
  );

  it("PLT-54 a slow response is used within three seconds, but not later", async () => {
    await storeLobby("kept");
    const answerAfter = (time: number) =>
      network.mockImplementation(async () => {
        await new Promise((resolve) => setTimeout(resolve, time));
        return page("slow");
      });
    answerAfter(2_999);
    expect(await visitInTime("/?a=1")).toBe("slow");
    answerAfter(3_001);
    expect(await visitInTime("/?a=1")).toBe("kept");
    // The server sets the chosen country, without which the page would show the previous market.
    answerAfter(14_999);
    expect(await visitInTime("/?country=AU", 15_000)).toBe("slow");
    answerAfter(15_001);
    expect(await visitInTime("/?country=AU", 15_000)).toBe("kept");
  });

  it("PLT-54 a bad response is passed on when nothing is cached", async () => {
    shell.mockResolvedValue(undefined);
    network.mockImplementation(async () => new Response("Bad gateway", { status: 502 }));
    expect(await visit("/")).toBe("Bad gateway");
  });
});

describe("other pages", () => {
  it("PLT-54 open from the shell without the network", async () => {
    expect(await visit("/pokies/all")).toBe("shell");
    expect(await visit("/de/play/luna/deep-sea?mode=demo")).toBe("shell");
    expect(network).not.toHaveBeenCalled();
  });

  it("PLT-54 open from the shell when the response's body isn't complete in time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    network.mockImplementation(
      async () => new Response(new ReadableStream(), { headers: { "x-build": "b2" } }),
    );
    const visited = visit("/producers?country=AU");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await visited).toBe("shell");
    vi.useRealTimers();
  });

  it("LIC-10 with a country in the address come from the server", async () => {
    serve("asked");
    expect(await visit("/producers?country=AU")).toBe("asked");
    noNetwork();
    expect(await visit("/producers?country=AU")).toBe("shell");
  });

  it("PLT-54 come from the network when the browser evicted the shell", async () => {
    shell.mockResolvedValue(undefined);
    serve("from the network");
    expect(await visit("/pokies/all")).toBe("from the network");
  });
});

describe("caching of lobbies", () => {
  it("PLT-54 fetches only lobbies, and doesn't throw on failure", async () => {
    serve("page");
    await navigationOf().cacheLobby("/pokies/all");
    expect(network).not.toHaveBeenCalled();
    noNetwork();
    await expect(navigationOf().cacheLobby("/")).resolves.toBe(false);
  });

  it("PLT-54 refreshes only lobbies that are cached", async () => {
    await storeLobby("old");
    await storeLobby("alt", "b2", "/de");
    network.mockClear();
    serve("new");
    await navigationOf().refresh();
    const requestedAddresses = network.mock.calls.map(([request]) => addressOf(request));
    expect(requestedAddresses).toEqual(["/", "/state/?v=new", "/de"]);
    noNetwork();
    await navigationOf().refresh();
    expect([await visit("/"), await visit("/de")]).toEqual(["new", "new"]);
  });

  it("PLT-54 sends the visitor's cookies for a lobby and its data", async () => {
    await storeLobby("lobby");
    expect(network.mock.calls.map(([, init]) => init)).toEqual([
      { credentials: "same-origin", redirect: "follow" },
      { credentials: "same-origin" },
    ]);
  });

  it("PLT-54 doesn't refetch data that is cached", async () => {
    await storeLobby("lobby");
    network.mockClear();
    await navigationOf().cacheLobby("/");
    expect(network.mock.calls.map(([request]) => addressOf(request))).toEqual(["/"]);
  });

  it("PLT-54 skips a rendering that names no data", async () => {
    network.mockImplementation(async () => new Response("lobby", { headers: { "x-build": "b2" } }));
    await navigationOf().cacheLobby("/");
    expect(network).toHaveBeenCalledTimes(1);
    expect(await storage.pathsIn(CACHES.pages)).toEqual([]);
  });

  it("PLT-54 decodes HTML entities in the data's address", async () => {
    const text = '<div id="root" data-rendered data-state="/state/?v=1&amp;w=2">lobby</div>';
    network.mockImplementation(async () => new Response(text, { headers: { "x-build": "b2" } }));
    await navigationOf().cacheLobby("/");
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/state/?v=1&w=2", "/"]);
  });

  it("PLT-54 drops renderings of other builds", async () => {
    await storeLobby("old", "b1", "/de");
    await storeLobby("new", "b2", "/");
    await navigationOf("b2").dropOtherBuilds();
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/state/?v=new", "/"]);
  });

  it("PLT-54 stores a rendering only together with its data", async () => {
    await storeLobby("lobby");
    noNetwork();
    const data = (path: string) => navigationOf().state(new Request(TEST_ORIGIN + path));
    expect(await (await data("/state/?v=lobby")).text()).toBe("data of lobby");
    await expect(data("/state/?v=other")).rejects.toThrow("offline");

    network.mockImplementation(async (request) =>
      addressOf(request).startsWith("/state/") ? new Response(null, { status: 404 }) : page("newer"),
    );
    await navigationOf().cacheLobby("/");
    noNetwork();
    expect(await visit("/")).toBe("lobby");
  });
});
