import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let page: EventTarget;
let build: string;
let busy: boolean;
let online: boolean;
let stored: Map<string, string>;
const reload = vi.fn();

beforeEach(() => {
  page = new EventTarget();
  build = "A";
  busy = false;
  online = true;
  stored = new Map();
  reload.mockReset();
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", {
    get onLine() {
      return online;
    },
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

/** A document of this build: gives what happens when a part of the app does not load in it. */
async function open(of: string) {
  build = of;
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.resetModules();
  const connection = await import("../lib/connection.ts");
  const recovery = await import("./recovery.ts");
  recovery.recoverFromStaleChunks();
  return {
    ...recovery,
    ...connection,
    /** Whether the failure goes on to the screen. */
    fail: () => {
      const event = new Event("vite:preloadError", { cancelable: true });
      Object.assign(event, { payload: new TypeError("Failed to fetch /assets/part.js") });
      return page.dispatchEvent(event);
    },
  };
}

describe("a part of the app that does not load", () => {
  it("NAV-37 brings one reload; what fails while the page leaves is not shown", async () => {
    const { fail } = await open("A");
    expect([fail(), fail()]).toEqual([false, false]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("NAV-37 is neither shown nor reloaded for while the page reloads for another build", async () => {
    const { fail, reloadPage } = await open("A");
    reloadPage();
    expect(fail()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(stored.size).toBe(0);
  });

  it("NAV-37 brings no second reload in the same build, and one in the next", async () => {
    (await open("A")).fail();
    expect((await open("A")).fail()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect((await open("B")).fail()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("NAV-37 may bring another one once a page has worked, and not where it has not", async () => {
    (await open("A")).fail();
    const broken = await open("A");
    broken.fail();
    broken.forgetRecovery();
    expect((await open("A")).fail()).toBe(true);
    (await open("A")).forgetRecovery();
    expect((await open("A")).fail()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("NAV-37 NEW-01 brings none where nothing can be remembered: it would never end", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect((await open("A")).fail()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it("NAV-37 is shown where a reload would not help or would take something away", async () => {
    online = false;
    expect((await open("A")).fail()).toBe(true);
    online = true;
    busy = true;
    expect((await open("A")).fail()).toBe(true);
    busy = false;
    const apart = await open("A");
    apart.reportUnreachable();
    expect(apart.fail()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    expect((await open("A")).fail()).toBe(false);
  });
});
