import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { breakOfferOf, saveBreakOffer, storedBreakOffer } from "../page/break-offer.ts";
import {
  breakRequests,
  isExcluding,
  locksOf,
  removeEndedBreaks,
  requestBreak,
  resolveBreakRequest,
  subscribe,
  usePlayLock,
} from "./play-lock.ts";

const stored = new Map<string, string>();
let cookie: string;
beforeEach(() => {
  stored.clear();
  cookie = "signed_in=anna";
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
  });
});
afterEach(() => {
  removeEndedBreaks(7);
  vi.unstubAllGlobals();
});

const UNTIL = "2026-11-22T12:00:00.000Z";
const panic = (key = "k1", playerId = 7) =>
  requestBreak({ playerId, type: "coolingoff", period: "day", key });

const Locks = () => usePlayLock(7).map(({ type }) => type);

describe("the play lock", () => {
  it("NEW-03 notifies subscribers immediately, also from other tabs, until they unsubscribe", () => {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    const listener = vi.fn();
    const stop = subscribe(listener);
    panic();
    expect(listener).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event("storage"));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    resolveBreakRequest("k1", { until: UNTIL });
    page.dispatchEvent(new Event("storage"));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("NEW-03 is shown on the first render of this player's screen", () => {
    expect(renderToStaticMarkup(createElement(Locks))).toBe("");
    panic();
    expect(renderToStaticMarkup(createElement(Locks))).toBe("coolingoff");
  });

  it("NEW-03 applies immediately, and is stored for a reload", () => {
    expect(locksOf(7)).toEqual([]);
    panic();
    expect(locksOf(7)).toMatchObject([{ type: "coolingoff", period: "day", until: null, isRejected: false }]);
    // Other pages of this browser read it from storage.
    expect(JSON.parse(stored.get("play-lock")!)).toHaveLength(1);
  });

  it("LIM-19 of a self-exclusion marks the session as ended by the player", () => {
    requestBreak({ playerId: 7, type: "coolingoff", period: "day", key: "k1" });
    expect(isExcluding()).toBe(false);
    requestBreak({ playerId: 7, type: "selfexclusion", period: "6_months", key: "k2" });
    expect(isExcluding()).toBe(true);
    cookie = "signed_in=berta";
    expect(isExcluding()).toBe(false);
  });

  it("NEW-03 belongs to the session while the player is unknown, but not to other sessions or guests", () => {
    panic();
    expect(locksOf(undefined)).toHaveLength(1);
    expect(locksOf(8)).toEqual([]);
    cookie = "signed_in=ben";
    expect(locksOf(undefined)).toEqual([]);
    cookie = "";
    expect(locksOf(undefined)).toEqual([]);
    expect(locksOf(7)).toHaveLength(1);
  });

  it("NEW-03 reuses the pending request and its key for the same break", () => {
    expect(panic("k1").key).toBe("k1");
    expect(panic("k2").key).toBe("k1");
    resolveBreakRequest("k1", { until: UNTIL });
    expect(panic("k3").key).toBe("k3");
    expect(locksOf(7)).toHaveLength(2);
  });

  it("NEW-03 stays when the server rejects the break or hasn't received it", () => {
    panic("k1");
    resolveBreakRequest("k1", { isRejected: true });
    removeEndedBreaks(7);
    expect(locksOf(7)).toMatchObject([{ isRejected: true }]);
  });

  it("NEW-03 keeps a break that an earlier release stored with the state refused", () => {
    const lock = { playerId: 7, session: null, type: "coolingoff", period: "day", key: "k1", until: null };
    stored.set("play-lock", JSON.stringify([{ ...lock, refused: true }]));
    expect(locksOf(7)).toEqual([{ ...lock, isRejected: true }]);
  });

  it("NEW-03 is removed by the server only for granted breaks of that player", () => {
    panic("k1");
    panic("k2", 8);
    resolveBreakRequest("k1", { until: UNTIL });
    resolveBreakRequest("k2", { until: UNTIL });
    removeEndedBreaks(7);
    expect(locksOf(7)).toEqual([]);
    expect(locksOf(8)).toHaveLength(1);
    removeEndedBreaks(8);
    expect(stored.has("play-lock")).toBe(false);
  });

  it("NEW-03 is kept by the page when the browser blocks storage", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    panic();
    expect(locksOf(7)).toHaveLength(1);
    resolveBreakRequest("k1", { until: UNTIL });
    removeEndedBreaks(7);
    expect(locksOf(7)).toEqual([]);
  });

  it.each(["", "nonsense", "{}", "[1]", '[{"key":1}]', "null", "[null]", '["key"]'])(
    "reads nothing from %j",
    (text) => {
      stored.set("play-lock", text);
      expect(breakRequests()).toEqual([]);
    },
  );
});

describe("stored break requests", () => {
  const breakRequest = { playerId: 7, key: "k", type: "coolingoff", period: "day" };

  it.each([
    ["all fields", {}, 1],
    ["a player id that isn't a number", { playerId: "7" }, 0],
    ["no player id", { playerId: undefined }, 0],
    ["a key that isn't a string", { key: 5 }, 0],
    ["no key", { key: undefined }, 0],
    ["no type", { type: undefined }, 0],
    ["no period", { period: undefined }, 0],
  ])("with %s (%j) are read: %i", (_, change, count) => {
    stored.set("play-lock", JSON.stringify([{ ...breakRequest, ...change }]));
    expect(breakRequests()).toHaveLength(count);
  });

  it("are parsed again only after a change", () => {
    panic();
    expect(breakRequests()).toBe(breakRequests());
  });

  it("aren't rewritten when nothing changes", () => {
    panic("k1");
    const before = breakRequests();
    stored.set("play-lock", `${stored.get("play-lock")} `);
    removeEndedBreaks(7);
    expect(stored.get("play-lock")!.endsWith(" ")).toBe(true);
    expect(breakRequests()).toEqual(before);
  });

  it("are separate for each type and period, with separate outcomes", () => {
    const requestKeyOf = (type: "coolingoff" | "selfexclusion", period: "day" | "6_months", key: string) =>
      requestBreak({ playerId: 7, type, period, key }).key;
    expect(requestKeyOf("coolingoff", "day", "k1")).toBe("k1");
    expect(requestKeyOf("selfexclusion", "day", "k2")).toBe("k2");
    expect(requestKeyOf("coolingoff", "6_months", "k3")).toBe("k3");
    resolveBreakRequest("k2", { isRejected: true });
    expect(breakRequests().map(({ isRejected }) => isRejected)).toEqual([false, true, false]);
  });
});

describe("the breaks available offline", () => {
  const rules: Parameters<typeof breakOfferOf>[1] = {
    offered: [
      { type: "deposit", periods: ["day"] },
      { type: "coolingoff", periods: ["day", "week"] },
    ],
    panic_button: true,
    excluded_until: null,
  };

  it("NEW-03 are the licence's last offer, stored with the session", () => {
    expect(storedBreakOffer()).toBeNull();
    saveBreakOffer(breakOfferOf(7, rules));
    expect(storedBreakOffer()).toEqual({
      playerId: 7,
      panic: true,
      periods: { coolingoff: ["day", "week"], selfexclusion: [] },
    });
    expect([...stored.keys()]).toEqual(["private:breaks"]);
    cookie = "";
    expect(storedBreakOffer()).toBeNull();
  });

  it.each(["", "null", "1", '{"playerId":"7"}', '{"playerId":7}'])("are null for %j", (text) => {
    stored.set("private:breaks", text);
    expect(storedBreakOffer()).toBeNull();
  });
});
