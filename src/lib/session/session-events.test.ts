import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const stored = new Map<string, string>();
const storedInTab = new Map<string, string>();
let cookie = "";
let attributes: Set<string>;
let events: typeof import("./session-events.ts");
let channel: { send: (data: unknown) => void };

beforeEach(async () => {
  stored.clear();
  storedInTab.clear();
  cookie = "";
  attributes = new Set();
  const storageOf = (entries: Map<string, string>) =>
    new Proxy(
      {
        getItem: (key: string) => entries.get(key) ?? null,
        setItem: (key: string, value: string) => void entries.set(key, value),
        removeItem: (key: string) => void entries.delete(key),
      },
      {
        ownKeys: () => [...entries.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    );
  vi.stubGlobal("localStorage", storageOf(stored));
  vi.stubGlobal("sessionStorage", storageOf(storedInTab));
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
    documentElement: {
      hasAttribute: (name: string) => attributes.has(name),
      removeAttribute: (name: string) => attributes.delete(name),
    },
    addEventListener: () => {},
    visibilityState: "visible",
  });
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage(): void {}
      addEventListener(_: string, listener: (event: MessageEvent) => void): void {
        channel = { send: (data) => listener({ data } as MessageEvent) };
      }
    },
  );
  vi.resetModules();
  events = await import("./session-events.ts");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("./guest-mode.ts");
  // Other tests of this worker must not get the modules loaded here.
  vi.resetModules();
});

describe("a tab that subscribes late because its script loaded slowly", () => {
  it("NEW-11 is notified that another tab logged in meanwhile", () => {
    cookie = "signed_in=anna";
    const receivedEvents: unknown[] = [];
    events.onSession((event, here) => receivedEvents.push([event, here]));
    expect(receivedEvents).toEqual([[{ type: "began" }, false]]);
  });

  it("NEW-11 AUTH-16 is notified that another tab logged out meanwhile, and clears the player's data", () => {
    attributes.add("data-session");
    storedInTab.set("private:form", "anna's");
    const receivedEvents: unknown[] = [];
    events.onSession((event, here) => receivedEvents.push([event, here]));
    expect(receivedEvents).toEqual([[{ type: "ended", expired: false }, false]]);
    expect(storedInTab.has("private:form")).toBe(false);
  });

  it("NEW-11 isn't notified while the page shows the current session", () => {
    const receivedEvents: unknown[] = [];
    events.onSession((event) => receivedEvents.push(event));
    cookie = "signed_in=anna";
    attributes.add("data-session");
    events.onSession((event) => receivedEvents.push(event));
    expect(receivedEvents).toEqual([]);
  });
});

describe("a session's data on the device", () => {
  it("AUTH-16 is removed before the next session when the last one ended silently", () => {
    cookie = "signed_in=anna";
    expect(events.removeForeignData()).toBe(false);
    stored.set("private:queue", "[anna's]");
    expect(events.removeForeignData()).toBe(false);
    expect(stored.has("private:queue")).toBe(true);
    // Anna's cookie expired overnight, and Ben logs in with the same browser.
    cookie = "signed_in=ben";
    expect(events.removeForeignData()).toBe(true);
    expect([...stored.keys()].filter((key) => key.startsWith("private:"))).toEqual([]);
    cookie = "";
    expect(events.removeForeignData()).toBe(true);
    expect(events.removeForeignData()).toBe(false);
  });

  it("AUTH-16 leaves no trace of its player once it is left, before the server confirms", async () => {
    const { setLeaving } = await import("./session.ts");
    cookie = "signed_in=anna";
    events.removeForeignData();
    stored.set("private:profile-locale", "de");
    setLeaving(true);
    events.announceSession({ type: "ended", expired: false });
    events.removeForeignData();
    expect([...stored.keys()]).not.toContain("session-owner");
    expect([...stored.keys()].filter((key) => key.startsWith("private:"))).toEqual([]);
    setLeaving(false);
  });

  it("AUTH-14 an expired session is announced once, only to a page that showed it", async () => {
    const listener = vi.fn();
    events.onSession(listener);
    events.announceExpiry();
    expect(listener).not.toHaveBeenCalled();
    attributes.add("data-session");
    events.announceExpiry();
    events.announceExpiry();
    expect(listener.mock.calls).toEqual([[{ type: "ended", expired: true }, true]]);
    const { hasSessionExpired } = await import("./session.ts");
    expect(hasSessionExpired()).toBe(true);
    events.announceSession({ type: "began" });
    expect(hasSessionExpired()).toBe(false);
  });

  it("NEW-11 a session that another tab is ending is announced only by that tab, with its reason", () => {
    const listener = vi.fn();
    events.onSession(listener);
    attributes.add("data-session");
    cookie = "signed_in=anna";
    stored.set("session-leaving", "anna");
    events.announceExpiry();
    expect(listener).not.toHaveBeenCalled();
    const ended = { type: "ended", expired: true, inactive: true };
    channel.send({ event: ended, epoch: "2000-0.5" });
    expect(listener.mock.calls).toEqual([[ended, false]]);
  });

  it("ANC-41 NEW-08 a session that its player is ending isn't announced as expired", async () => {
    const listener = vi.fn();
    events.onSession(listener);
    attributes.add("data-session");
    await events.endSession(async () => events.announceExpiry());
    expect(listener.mock.calls).toEqual([[{ type: "ended", expired: false }, true]]);
    attributes.add("data-session");
    const failedEnd = events.endSession(() => Promise.reject(new Error("wrong password")));
    await expect(failedEnd).rejects.toThrow("wrong password");
    events.announceExpiry();
    expect(listener.mock.calls[1]).toEqual([{ type: "ended", expired: true }, true]);
  });

  it("AUTH-16 NEW-11 tab storage is cleared when a session ends or starts in another tab", () => {
    events.onSession(() => {});
    for (const type of ["ended", "began"] as const) {
      storedInTab.set("private:game", "deep-sea");
      storedInTab.set("recovered-build", "b1");
      const event = type === "ended" ? { type, expired: false } : { type };
      channel.send({ event, epoch: `${type === "ended" ? 1_000 : 2_000}-0.5` });
      expect([...storedInTab.keys()], type).toEqual(["recovered-build"]);
    }
  });

  it("AUTH-16 NEW-11 a late message removes nothing of the next player, and outdated messages are ignored", () => {
    const listener = vi.fn();
    events.onSession(listener);
    stored.set("private:push", "1");
    stored.set("session-epoch", "2000-0.5");
    channel.send({ event: { type: "ended", expired: false }, epoch: "1000-0.5" });
    expect(listener).not.toHaveBeenCalled();
    channel.send({ event: { type: "began" }, epoch: "2000-0.5" });
    expect(listener.mock.calls).toEqual([[{ type: "began" }, false]]);
    stored.set("session-epoch", "3000-0.5");
    channel.send({ event: { type: "ended", expired: false }, epoch: "3000-0.5" });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(stored.get("private:push")).toBe("1");
    // The other tab's storage write isn't visible here yet.
    channel.send({ event: { type: "began" }, epoch: "4000-0.5" });
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

it("NAV-36 AUTH-16 a tab in guest mode keeps the logged-in player's data", async () => {
  cookie = "signed_in=anna";
  events.removeForeignData();
  stored.set("private:push", "1");
  vi.doMock("./guest-mode.ts", () => ({ GUEST_BASE: "/guest" }));
  vi.resetModules();
  const guest = await import("./session-events.ts");
  expect(guest.removeForeignData()).toBe(false);
  expect(stored.get("private:push")).toBe("1");
});
