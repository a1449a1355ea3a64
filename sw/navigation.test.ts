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
/** A server whose page and data say `text`. */
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

/** What a visit to `path` is given; null for an address that is not the app's. Waits for what follows the answer too. */
async function visit(path: string, navigation = navigationOf()): Promise<string | null> {
  const url = new URL(path, TEST_ORIGIN);
  const after: Promise<unknown>[] = [];
  const event = { request: new Request(url), waitUntil: (promise: Promise<unknown>) => after.push(promise) };
  const answer = navigation.answer(event as unknown as FetchEvent, url);
  const text = answer && (await (await answer).text()).replace(/<.*?>/g, "");
  await Promise.all(after);
  return text;
}

async function keepLobby(text: string, build?: string, path = "/"): Promise<void> {
  serve(text, build);
  expect(await navigationOf(build).keep(path)).toBe(true);
}

describe("the lobby", () => {
  it("NEW-01 opens from its kept rendering without asking the network, and is new when the page had it fetched", async () => {
    await keepLobby("old lobby");
    network.mockClear();
    serve("new lobby");
    expect(await visit("/")).toBe("old lobby");
    expect(network).not.toHaveBeenCalled();
    await navigationOf().keep("/");
    noNetwork();
    expect(await visit("/")).toBe("new lobby");
    expect(await visit("/")).toBe("new lobby");
  });

  it("NEW-01 one that no page had fetched for ten minutes is fetched anew beside the visit", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    await keepLobby("old lobby");
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

  it("NEW-01 each language has its own", async () => {
    await keepLobby("lobby");
    await keepLobby("Lobby auf Deutsch", "b2", "/de");
    noNetwork();
    expect(await visit("/de")).toBe("Lobby auf Deutsch");
    expect(await visit("/")).toBe("lobby");
    expect(await visit("/it")).toBe("shell");
  });

  it("PLT-54 a rendering of another build is never given out, not even without network", async () => {
    await keepLobby("old build", "b1");
    serve("from the network");
    expect(await visit("/")).toBe("from the network");
    noNetwork();
    expect(await visit("/")).toBe("shell");
  });

  it("PLT-54 an answer of another build is not kept", async () => {
    serve("other build", "b3");
    await navigationOf("b2").keep("/");
    expect(await storage.pathsIn(CACHES.pages)).toEqual([]);
    await keepLobby("this build");
    serve("other build", "b3");
    await navigationOf("b2").keep("/");
    noNetwork();
    expect(await visit("/")).toBe("this build");
  });

  it("PLT-54 an error and a redirected answer are not kept", async () => {
    network.mockImplementation(
      async () => new Response("error", { status: 500, headers: { "x-build": "b2" } }),
    );
    await navigationOf().keep("/");
    network.mockImplementation(async () =>
      Object.defineProperty(page("moved"), "redirected", { value: true }),
    );
    await navigationOf().keep("/");
    expect(await storage.pathsIn(CACHES.pages)).toEqual([]);
  });

  it("NEW-01 one that a clock kept which was ahead is fetched anew, too", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 200_000_000 });
    await keepLobby("of tomorrow");
    vi.setSystemTime(100_000_000);
    serve("of today");
    expect(await visit("/")).toBe("of tomorrow");
    expect(await visit("/")).toBe("of today");
    vi.useRealTimers();
  });

  it("NEW-01 pages come from the network past a storage that is closed", async () => {
    await keepLobby("kept");
    storage.fault = () => Promise.reject(new Error("closed"));
    shell.mockRejectedValue(new Error("closed"));
    serve("from the network");
    expect(await visit("/")).toBe("from the network");
    expect(await visit("/pokies/all")).toBe("from the network");
    noNetwork();
    await expect(visit("/")).rejects.toThrow("offline");
  });

  it("NEW-01 what was kept can be forgotten, for a page that does not start", async () => {
    await keepLobby("broken");
    await navigationOf().forget();
    serve("whole");
    expect(await visit("/")).toBe("whole");
  });

  it("PLT-54 one with a query comes from the network, and from the kept one without it", async () => {
    await keepLobby("kept");
    serve("with a query");
    expect(await visit("/?utm_source=x")).toBe("with a query");
    noNetwork();
    expect(await visit("/?utm_source=x")).toBe("kept");
  });

  it("PLT-54 a visit with neither rendering, shell nor network fails as the network does", async () => {
    noNetwork();
    shell.mockResolvedValue(undefined);
    await expect(visit("/")).rejects.toThrow("offline");
  });
});

describe("a network that lies", () => {
  const never = () => new Promise<Response>(() => {});
  const html = { headers: { "content-type": "text/html" } };
  const LIES: [string, () => Promise<Response>][] = [
    ["no answer", never],
    ["a portal's page", async () => new Response("log in", html)],
    [
      "a portal's redirect",
      async () => Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" }),
    ],
    ["a bad gateway", async () => new Response("Bad gateway", { status: 502, ...html })],
    [
      "an error of the server",
      async () => new Response("error", { status: 500, headers: { "x-build": "b2" } }),
    ],
    ["a reset", () => Promise.reject(new TypeError("reset"))],
  ];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What is given within three seconds. */
  async function visitInTime(path: string): Promise<string | null> {
    const visiting = visit(path);
    await vi.advanceTimersByTimeAsync(3_000);
    return Promise.race([visiting, Promise.resolve("nothing yet")]);
  }

  it.each(LIES)(
    "PLT-54 %s: the kept lobby stands in for an address with a query, the shell for one that isn't kept",
    async (_, lie) => {
      await keepLobby("kept");
      network.mockImplementation(lie);
      for (const path of ["/?utm_source=x", "/?popup=support", "/?country=AU"])
        expect(await visitInTime(path), path).toBe("kept");
      expect(await visitInTime("/de")).toBe("shell");
      expect(await visitInTime("/producers?country=AU")).toBe("shell");
      // What is kept stays.
      expect(await storage.pathsIn(CACHES.pages)).toEqual(["/state/?v=kept", "/"]);
    },
  );

  it("PLT-54 a slow answer within three seconds is taken, a later one not", async () => {
    await keepLobby("kept");
    const answerAfter = (time: number) =>
      network.mockImplementation(async () => {
        await new Promise((resolve) => setTimeout(resolve, time));
        return page("slow");
      });
    answerAfter(2_999);
    expect(await visitInTime("/?a=1")).toBe("slow");
    answerAfter(3_001);
    expect(await visitInTime("/?a=1")).toBe("kept");
  });

  it("PLT-54 without anything on the device even a bad answer is given", async () => {
    shell.mockResolvedValue(undefined);
    network.mockImplementation(async () => new Response("Bad gateway", { status: 502 }));
    expect(await visit("/")).toBe("Bad gateway");
  });
});

describe("other pages", () => {
  it("PLT-54 open from the shell without asking the network", async () => {
    expect(await visit("/pokies/all")).toBe("shell");
    expect(await visit("/de/play/luna/deep-sea?mode=demo")).toBe("shell");
    expect(network).not.toHaveBeenCalled();
  });

  it("PLT-54 a page whose end doesn't come gives way to the shell after three seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    network.mockImplementation(
      async () => new Response(new ReadableStream(), { headers: { "x-build": "b2" } }),
    );
    const visited = visit("/producers?country=AU");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await visited).toBe("shell");
    vi.useRealTimers();
  });

  it("LIC-10 a choice of country reaches the server", async () => {
    serve("asked");
    expect(await visit("/producers?country=AU")).toBe("asked");
    noNetwork();
    expect(await visit("/producers?country=AU")).toBe("shell");
  });

  it("PLT-54 come from the network when the browser threw the shell away", async () => {
    shell.mockResolvedValue(undefined);
    serve("from the network");
    expect(await visit("/pokies/all")).toBe("from the network");
  });
});

describe("keeping", () => {
  it("PLT-54 only lobbies are fetched to be kept, and a failure is silent", async () => {
    serve("page");
    await navigationOf().keep("/pokies/all");
    expect(network).not.toHaveBeenCalled();
    noNetwork();
    await expect(navigationOf().keep("/")).resolves.toBe(false);
  });

  it("PLT-54 kept lobbies are fetched anew, and nothing that was not kept", async () => {
    await keepLobby("old");
    await keepLobby("alt", "b2", "/de");
    network.mockClear();
    serve("new");
    await navigationOf().refresh();
    const asked = network.mock.calls.map(([request]) => addressOf(request));
    expect(asked).toEqual(["/", "/state/?v=new", "/de"]);
    noNetwork();
    await navigationOf().refresh();
    expect([await visit("/"), await visit("/de")]).toEqual(["new", "new"]);
  });

  it("PLT-54 a lobby is asked for with the visitor's cookie, and its data too", async () => {
    await keepLobby("lobby");
    expect(network.mock.calls.map(([, init]) => init)).toEqual([
      { credentials: "same-origin", redirect: "follow" },
      { credentials: "same-origin" },
    ]);
  });

  it("PLT-54 data that is there is not fetched again", async () => {
    await keepLobby("lobby");
    network.mockClear();
    await navigationOf().keep("/");
    expect(network.mock.calls.map(([request]) => addressOf(request))).toEqual(["/"]);
  });

  it("PLT-54 a rendering that names no data is not kept", async () => {
    network.mockImplementation(async () => new Response("lobby", { headers: { "x-build": "b2" } }));
    await navigationOf().keep("/");
    expect(network).toHaveBeenCalledTimes(1);
    expect(await storage.pathsIn(CACHES.pages)).toEqual([]);
  });

  it("PLT-54 the address of the data is read as a browser reads it", async () => {
    const text = '<div id="root" data-rendered data-state="/state/?v=1&amp;w=2">lobby</div>';
    network.mockImplementation(async () => new Response(text, { headers: { "x-build": "b2" } }));
    await navigationOf().keep("/");
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/state/?v=1&w=2", "/"]);
  });

  it("PLT-54 a new build drops the renderings of the others", async () => {
    await keepLobby("old", "b1", "/de");
    await keepLobby("new", "b2", "/");
    await navigationOf("b2").dropOtherBuilds();
    expect(await storage.pathsIn(CACHES.pages)).toEqual(["/state/?v=new", "/"]);
  });

  it("PLT-54 a rendering is kept with the data that it was rendered with, or not at all", async () => {
    await keepLobby("lobby");
    noNetwork();
    const data = (path: string) => navigationOf().state(new Request(TEST_ORIGIN + path));
    expect(await (await data("/state/?v=lobby")).text()).toBe("data of lobby");
    await expect(data("/state/?v=other")).rejects.toThrow("offline");

    network.mockImplementation(async (request) =>
      addressOf(request).startsWith("/state/") ? new Response(null, { status: 404 }) : page("newer"),
    );
    await navigationOf().keep("/");
    noNetwork();
    expect(await visit("/")).toBe("lobby");
  });
});
