import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyWhenUnobtrusive, hasNoInteraction } from "./follow-updates.ts";

const applySilently = vi.fn(async (_question?: { hidden?: boolean }) => {});
let navigate: (pathname: string, popup?: string, pathChanged?: boolean) => void;
let setVisibility: (state: "visible" | "hidden") => void;

beforeEach(() => {
  vi.useFakeTimers();
  applySilently.mockClear();
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
  applyWhenUnobtrusive({ applySilently }, { subscribe } as unknown as Parameters<
    typeof applyWhenUnobtrusive
  >[1]);
});
afterEach(() => {
  // Before the real timers return, because fake timers also restore globals that belong to them.
  vi.unstubAllGlobals();
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe("an update that the player hasn't answered", () => {
  it("PLT-53 is applied on the next page, but not for a popup or within a page", () => {
    navigate("/", "search");
    navigate("/login");
    navigate("/", undefined, false);
    expect(applySilently).not.toHaveBeenCalled();
    navigate("/support");
    expect(applySilently.mock.calls).toEqual([[]]);
  });

  it("PLT-53 is applied in a tab that is hidden for a minute, and retried every minute", async () => {
    setVisibility("hidden");
    await vi.advanceTimersByTimeAsync(59_000);
    expect(applySilently).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(applySilently.mock.calls).toEqual([[{ hidden: true }]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(applySilently).toHaveBeenCalledTimes(2);
  });

  it("PLT-53 isn't applied in a tab hidden for under a minute, but is when shown after longer", async () => {
    setVisibility("hidden");
    await vi.advanceTimersByTimeAsync(30_000);
    setVisibility("visible");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(applySilently).not.toHaveBeenCalled();
    setVisibility("hidden");
    await vi.advanceTimersByTimeAsync(61_000);
    applySilently.mockClear();
    setVisibility("visible");
    expect(applySilently.mock.calls).toEqual([[]]);
  });
});

describe("a page that was just opened", () => {
  const openAs = (address: string, hasBeenActive: boolean | undefined) => {
    vi.stubGlobal("performance", { getEntriesByType: () => [{ name: address }], now: () => 0 });
    vi.stubGlobal("navigator", {
      userActivation: hasBeenActive === undefined ? undefined : { hasBeenActive },
    });
    return hasNoInteraction();
  };

  it("PLT-53 may reload until the player interacts", () => {
    expect(openAs("https://apogee.test/faq", false)).toBe(true);
    expect(openAs("https://apogee.test/faq", true)).toBe(false);
  });

  it("PLT-53 never reloads if its link may work only once, or interaction can't be detected", () => {
    expect(openAs("https://apogee.test/?popup=confirm&token=t", false)).toBe(false);
    expect(openAs("https://apogee.test/faq", undefined)).toBe(false);
  });
});
