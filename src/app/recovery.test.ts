import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let page: EventTarget;
let build: string;
let busy: boolean;
let stored: Map<string, string>;
/** The server's response to a reachability check. */
let answer: () => Promise<Response>;
const reload = vi.fn();

beforeEach(() => {
  page = new EventTarget();
  build = "A";
  busy = false;
  answer = async () => Response.json({});
  stored = new Map();
  reload.mockReset();
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", (path: string) => {
    expect(path).toBe("/version.json");
    return answer();
  });
  vi.stubGlobal("document", {
    documentElement: { hasAttribute: (name: string) => name === "data-busy" && busy },
    querySelector: () => ({ content: build }),
  });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A document of this build; `fail` makes a chunk fail to load in it. */
async function open(newBuild: string) {
  build = newBuild;
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.resetModules();
  const recovery = await import("./recovery.ts");
  recovery.recoverFromStaleChunks();
  return {
    ...recovery,
    /** True if the failure is shown. */
    fail: async () => {
      const event = new Event("vite:preloadError", { cancelable: true });
      Object.assign(event, { payload: new TypeError("Failed to fetch /assets/part.js") });
      const isShown = page.dispatchEvent(event);
      await new Promise((resolve) => setImmediate(resolve));
      return isShown;
    },
  };
}

describe("a chunk that fails to load", () => {
  it("NAV-37 reloads the page once, and later failures during the reload are hidden", async () => {
    const { fail } = await open("A");
    expect(await Promise.all([fail(), fail()])).toEqual([true, true]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await fail()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("NAV-37 is hidden and causes no further reload while the page reloads for another build", async () => {
    const { fail, reloadPage } = await open("A");
    reloadPage();
    expect(await fail()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(stored.size).toBe(0);
  });

  it("NAV-37 doesn't cancel a navigation in progress, and recovers if the page stays", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { fail } = await open("A");
    page.dispatchEvent(new Event("beforeunload"));
    expect(await fail()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(await fail()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("NAV-37 doesn't reload twice in the same build, but once in the next", async () => {
    await (await open("A")).fail();
    await (await open("A")).fail();
    expect(reload).toHaveBeenCalledTimes(1);
    await (await open("B")).fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("NAV-37 may reload again after a page has worked, and not before", async () => {
    await (await open("A")).fail();
    const broken = await open("A");
    await broken.fail();
    broken.forgetRecovery();
    await (await open("A")).fail();
    expect(reload).toHaveBeenCalledTimes(1);
    (await open("A")).forgetRecovery();
    await (await open("A")).fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("NAV-37 NEW-01 never reloads when sessionStorage is unavailable, which would loop", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect(await (await open("A")).fail()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ["a network failure", () => Promise.reject(new TypeError("Failed to fetch"))],
    [
      "a captive portal's page",
      async () => new Response("<h1>", { headers: { "content-type": "text/html" } }),
    ],
    ["a gateway error", async () => new Response("<h1>", { status: 502 })],
  ])("NAV-37 PLT-54 is shown without a reload under %s", async (_, answerWithFault) => {
    answer = answerWithFault;
    expect(await (await open("A")).fail()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    answer = async () => Response.json({});
    await (await open("A")).fail();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("NAV-37 is shown without a reload while the page is busy, also if it becomes busy during the check", async () => {
    busy = true;
    expect(await (await open("A")).fail()).toBe(true);
    busy = false;
    answer = async () => {
      busy = true;
      return Response.json({});
    };
    expect(await (await open("A")).fail()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
