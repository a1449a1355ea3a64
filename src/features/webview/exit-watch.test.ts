import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHECK_INTERVAL, EXIT_AFTER, saveExitChoice, watchExit } from "./exit-watch.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let stored: Map<string, string>;
let shownCount: number;
let idle: boolean;
let end: () => void;

/** Opens a page of the session, which ends the earlier page's watch. */
function openPage(): void {
  end?.();
  end = watchExit({ isIdle: () => idle, show: () => shownCount++ });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") });
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  shownCount = 0;
  idle = true;
  openPage();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
/** Sets the clock without advancing timers. */
const moveClock = (by: number) => vi.setSystemTime(Date.now() + by);

describe("the exit popup of webviews", () => {
  it("NAV-36 is due after 5 minutes, checked every minute", () => {
    expect([EXIT_AFTER, CHECK_INTERVAL]).toEqual([300_000, 60_000]);
  });

  it("NAV-36 isn't shown at 4:59, is shown by 6:00, and only once", () => {
    pass(4 * MINUTE + 59 * SECOND);
    expect(shownCount).toBe(0);
    pass(61 * SECOND);
    expect(shownCount).toBe(1);
    pass(29 * MINUTE);
    expect(shownCount).toBe(1);
  });

  it("NAV-36 keeps elapsed time and its state across reloads", () => {
    pass(2 * MINUTE);
    openPage();
    pass(2 * MINUTE + 59 * SECOND);
    expect(shownCount).toBe(0);
    pass(MINUTE);
    expect(shownCount).toBe(1);
    openPage();
    pass(30 * MINUTE);
    expect(shownCount).toBe(1);
  });

  it("NAV-36 counts time in the background, when timers were suspended", () => {
    pass(MINUTE);
    moveClock(20 * MINUTE);
    pass(MINUTE);
    expect(shownCount).toBe(1);
  });

  it("NAV-36 waits for the next check while the page is busy", () => {
    idle = false;
    pass(9 * MINUTE);
    expect(shownCount).toBe(0);
    idle = true;
    pass(59 * SECOND);
    expect(shownCount).toBe(0);
    pass(SECOND);
    expect(shownCount).toBe(1);
  });

  it.each([
    ["back", -DAY],
    ["forward", DAY],
    ["to 1970", -new Date("2026-11-20T10:00:00Z").getTime()],
  ])("NAV-36 restarts when the clock jumps %s: never before 5 minutes, still once", (_, jump) => {
    pass(2 * MINUTE);
    moveClock(jump);
    pass(MINUTE);
    expect(shownCount).toBe(0);
    pass(4 * MINUTE + 59 * SECOND);
    expect(shownCount).toBe(0);
    pass(MINUTE);
    expect(shownCount).toBe(1);
    moveClock(-jump);
    pass(30 * MINUTE);
    expect(shownCount).toBe(1);
  });

  it("NAV-36 is only delayed when the clock jumps back by less than the elapsed time", () => {
    pass(4 * MINUTE);
    moveClock(-3 * MINUTE);
    pass(3 * MINUTE + 59 * SECOND);
    expect(shownCount).toBe(0);
    pass(SECOND);
    expect(shownCount).toBe(1);
  });

  it.each(["", "soon", "NaN", "-1"])("NAV-36 restarts when the stored time is invalid (%s)", (since) => {
    stored.set("webview-since", since);
    openPage();
    pass(4 * MINUTE + 59 * SECOND);
    expect(shownCount).toBe(0);
    pass(SECOND);
    expect(shownCount).toBe(1);
  });

  it("NAV-36 isn't shown again in the session once the player chose to stay", () => {
    pass(5 * MINUTE);
    saveExitChoice("stay");
    openPage();
    pass(DAY);
    expect(shownCount).toBe(1);
    expect(stored.get("webview-exit")).toBe("stay");
  });

  it("NAV-36 keeps the choice when the popup is closed afterwards", () => {
    pass(5 * MINUTE);
    expect(stored.get("webview-exit")).toBe("shown");
    saveExitChoice("open");
    saveExitChoice("copy");
    saveExitChoice("stay");
    expect(stored.get("webview-exit")).toBe("copy");
  });

  it("NAV-36 counts per page when the browser stores nothing", () => {
    end();
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: denied, setItem: denied });
    end = watchExit({ isIdle: () => idle, show: () => shownCount++ });
    pass(4 * MINUTE + 59 * SECOND);
    expect(shownCount).toBe(0);
    pass(10 * MINUTE);
    expect(shownCount).toBe(1);
  });
});
