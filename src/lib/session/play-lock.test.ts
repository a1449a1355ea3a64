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

describe("the lock", () => {
  it("NEW-03 is heard of at once, from other tabs too, for as long as somebody listens", () => {
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

  it("NEW-03 is what a screen of this player shows, on its first render too", () => {
    expect(renderToStaticMarkup(createElement(Locks))).toBe("");
    panic();
    expect(renderToStaticMarkup(createElement(Locks))).toBe("coolingoff");
  });

  it("NEW-03 is there at once, and after a reload", () => {
    expect(locksOf(7)).toEqual([]);
    panic();
    expect(locksOf(7)).toMatchObject([{ type: "coolingoff", period: "day", until: null, refused: false }]);
    // Another page of this browser reads what was stored.
    expect(JSON.parse(stored.get("play-lock")!)).toHaveLength(1);
  });

  it("LIM-19 of somebody who excludes themselves says that the session ends as they wish, however that is heard", () => {
    requestBreak({ playerId: 7, type: "coolingoff", period: "day", key: "k1" });
    expect(isExcluding()).toBe(false);
    requestBreak({ playerId: 7, type: "selfexclusion", period: "6_months", key: "k2" });
    expect(isExcluding()).toBe(true);
    cookie = "signed_in=berta";
    expect(isExcluding()).toBe(false);
  });

  it("NEW-03 is the session's where nobody can say who the player is; nobody else's, and no guest's", () => {
    panic();
    expect(locksOf(undefined)).toHaveLength(1);
    expect(locksOf(8)).toEqual([]);
    cookie = "signed_in=ben";
    expect(locksOf(undefined)).toEqual([]);
    cookie = "";
    expect(locksOf(undefined)).toEqual([]);
    expect(locksOf(7)).toHaveLength(1);
  });

  it("NEW-03 the same wish before the server has heard of it is one, with one name", () => {
    expect(panic("k1").key).toBe("k1");
    expect(panic("k2").key).toBe("k1");
    resolveBreakRequest("k1", { until: UNTIL });
    expect(panic("k3").key).toBe("k3");
    expect(locksOf(7)).toHaveLength(2);
  });

  it("NEW-03 what the server refuses, or has not heard of, unlocks nothing", () => {
    panic("k1");
    resolveBreakRequest("k1", { refused: true });
    removeEndedBreaks(7);
    expect(locksOf(7)).toMatchObject([{ refused: true }]);
  });

  it("NEW-03 the server's word opens what it has granted, and only the player's", () => {
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

  it("NEW-03 holds where the browser keeps nothing, as long as the page does", () => {
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

describe("what a device has stored", () => {
  const wish = { playerId: 7, key: "k", type: "coolingoff", period: "day" };

  it.each([
    ["all that a lock has", {}, 1],
    ["a player without a number", { playerId: "7" }, 0],
    ["no player", { playerId: undefined }, 0],
    ["a key that is no text", { key: 5 }, 0],
    ["no key", { key: undefined }, 0],
    ["no type", { type: undefined }, 0],
    ["no period", { period: undefined }, 0],
  ])("with %s is read so often: %j, %i", (_, change, count) => {
    stored.set("play-lock", JSON.stringify([{ ...wish, ...change }]));
    expect(breakRequests()).toHaveLength(count);
  });

  it("is read anew only when it has changed", () => {
    panic();
    expect(breakRequests()).toBe(breakRequests());
  });

  it("stays as it is where the server's word changes nothing", () => {
    panic("k1");
    const before = breakRequests();
    stored.set("play-lock", `${stored.get("play-lock")} `);
    removeEndedBreaks(7);
    expect(stored.get("play-lock")!.endsWith(" ")).toBe(true);
    expect(breakRequests()).toEqual(before);
  });

  it("has a lock for each type and period, and each has its own outcome", () => {
    const ask = (type: "coolingoff" | "selfexclusion", period: "day" | "6_months", key: string) =>
      requestBreak({ playerId: 7, type, period, key }).key;
    expect(ask("coolingoff", "day", "k1")).toBe("k1");
    expect(ask("selfexclusion", "day", "k2")).toBe("k2");
    expect(ask("coolingoff", "6_months", "k3")).toBe("k3");
    resolveBreakRequest("k2", { refused: true });
    expect(breakRequests().map(({ refused }) => refused)).toEqual([false, true, false]);
  });
});

describe("the breaks that can be taken without network", () => {
  const rules: Parameters<typeof breakOfferOf>[1] = {
    offered: [
      { type: "deposit", periods: ["day"] },
      { type: "coolingoff", periods: ["day", "week"] },
    ],
    panic_button: true,
    excluded_until: null,
  };

  it("NEW-03 are those that the licence offered last, kept with the session", () => {
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

  it.each(["", "null", "1", '{"playerId":"7"}', '{"playerId":7}'])("are none in %j", (text) => {
    stored.set("private:breaks", text);
    expect(storedBreakOffer()).toBeNull();
  });
});
