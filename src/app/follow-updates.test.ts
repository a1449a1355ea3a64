import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyWhenUnobtrusive, hasNoInteraction } from "./follow-updates.ts";

const takeQuietly = vi.fn(async (_question?: { unseen?: boolean }) => {});
let navigate: (pathname: string, popup?: string, pathChanged?: boolean) => void;
let setVisibility: (state: "visible" | "hidden") => void;

beforeEach(() => {
  vi.useFakeTimers();
  takeQuietly.mockClear();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  setVisibility = (state) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const subscribe = vi.fn((_: string, listener: (event: object) => void) => {
    navigate = (pathname, popup, pathChanged = true) =>
      listener({ pathChanged, toLocation: { pathname, search: popup ? { popup } : {} } });
    return () => {};
  });
  applyWhenUnobtrusive({ takeQuietly }, { subscribe } as unknown as Parameters<
    typeof applyWhenUnobtrusive
  >[1]);
});
afterEach(() => {
  // Before the real timers come back, which also repairs what belongs to them in globals.
  vi.unstubAllGlobals();
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe("an update that nobody answers", () => {
  it("PLT-53 comes with the next page, but with no popup and no step inside a page", () => {
    navigate("/", "search");
    navigate("/login");
    navigate("/", undefined, false);
    expect(takeQuietly).not.toHaveBeenCalled();
    navigate("/support");
    expect(takeQuietly.mock.calls).toEqual([[]]);
  });

  it("PLT-53 comes to a tab that was hidden for a minute, and is tried every minute", async () => {
    setVisibility("hidden");
    await vi.advanceTimersByTimeAsync(59_000);
    expect(takeQuietly).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(takeQuietly.mock.calls).toEqual([[{ unseen: true }]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(takeQuietly).toHaveBeenCalledTimes(2);
  });

  it("PLT-53 stays away from a tab that was hidden for less, and comes when one is seen after more", async () => {
    setVisibility("hidden");
    await vi.advanceTimersByTimeAsync(30_000);
    setVisibility("visible");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(takeQuietly).not.toHaveBeenCalled();
    setVisibility("hidden");
    await vi.advanceTimersByTimeAsync(61_000);
    takeQuietly.mockClear();
    setVisibility("visible");
    expect(takeQuietly.mock.calls).toEqual([[]]);
  });
});

describe("a page that has just been opened", () => {
  const openAs = (address: string, hasBeenActive: boolean | undefined) => {
    vi.stubGlobal("performance", { getEntriesByType: () => [{ name: address }], now: () => 0 });
    vi.stubGlobal("navigator", {
      userActivation: hasBeenActive === undefined ? undefined : { hasBeenActive },
    });
    return hasNoInteraction();
  };

  it("PLT-53 may be opened anew until the player touches it", () => {
    expect(openAs("https://apogee.test/faq", false)).toBe(true);
    expect(openAs("https://apogee.test/faq", true)).toBe(false);
  });

  it("PLT-53 stays where a link may work only once, and where nobody can tell whether it was touched", () => {
    expect(openAs("https://apogee.test/?popup=confirm&token=t", false)).toBe(false);
    expect(openAs("https://apogee.test/faq", undefined)).toBe(false);
  });
});
