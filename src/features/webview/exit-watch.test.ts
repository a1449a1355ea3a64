import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHECK_EVERY, EXIT_AFTER, saveExitChoice, watchExit } from "./exit-watch.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let kept: Map<string, string>;
let shown: number;
let calm: boolean;
let end: () => void;

/** A page of the session opens; what an earlier one watched ends with it. */
function openPage(): void {
  end?.();
  end = watchExit({ isCalm: () => calm, show: () => shown++ });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") });
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  shown = 0;
  calm = true;
  openPage();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
/** The clock is set; timers do not follow it. */
const setClock = (by: number) => vi.setSystemTime(Date.now() + by);

describe("the exit popup of webviews", () => {
  it("NAV-36 comes after 5 minutes, looked for every minute", () => {
    expect([EXIT_AFTER, CHECK_EVERY]).toEqual([300_000, 60_000]);
  });

  it("NAV-36 is not there at 4:59, is there by 6:00, and comes once only", () => {
    pass(4 * MINUTE + 59 * SECOND);
    expect(shown).toBe(0);
    pass(61 * SECOND);
    expect(shown).toBe(1);
    pass(29 * MINUTE);
    expect(shown).toBe(1);
  });

  it("NAV-36 survives reloads: the time before them counts, and so does what was shown", () => {
    pass(2 * MINUTE);
    openPage();
    pass(2 * MINUTE + 59 * SECOND);
    expect(shown).toBe(0);
    pass(MINUTE);
    expect(shown).toBe(1);
    openPage();
    pass(30 * MINUTE);
    expect(shown).toBe(1);
  });

  it("NAV-36 counts the time in the background, when timers stood still", () => {
    pass(MINUTE);
    setClock(20 * MINUTE);
    pass(MINUTE);
    expect(shown).toBe(1);
  });

  it("NAV-36 waits for the next minute while a round, a deposit or a popup is there", () => {
    calm = false;
    pass(9 * MINUTE);
    expect(shown).toBe(0);
    calm = true;
    pass(59 * SECOND);
    expect(shown).toBe(0);
    pass(SECOND);
    expect(shown).toBe(1);
  });

  it.each([
    ["back", -DAY],
    ["forth", DAY],
    ["to its beginning", -new Date("2026-11-20T10:00:00Z").getTime()],
  ])("NAV-36 a clock that jumps %s begins anew: never before 5 minutes, still once", (_, jump) => {
    pass(2 * MINUTE);
    setClock(jump);
    pass(MINUTE);
    expect(shown).toBe(0);
    pass(4 * MINUTE + 59 * SECOND);
    expect(shown).toBe(0);
    pass(MINUTE);
    expect(shown).toBe(1);
    setClock(-jump);
    pass(30 * MINUTE);
    expect(shown).toBe(1);
  });

  it("NAV-36 a clock that jumps back by less only makes it later", () => {
    pass(4 * MINUTE);
    setClock(-3 * MINUTE);
    pass(3 * MINUTE + 59 * SECOND);
    expect(shown).toBe(0);
    pass(SECOND);
    expect(shown).toBe(1);
  });

  it.each(["", "soon", "NaN", "-1"])("NAV-36 a kept time that is none (%s) begins anew", (since) => {
    kept.set("webview-since", since);
    openPage();
    pass(4 * MINUTE + 59 * SECOND);
    expect(shown).toBe(0);
    pass(SECOND);
    expect(shown).toBe(1);
  });

  it("NAV-36 who chose to stay is left alone for the session", () => {
    pass(5 * MINUTE);
    saveExitChoice("stay");
    openPage();
    pass(DAY);
    expect(shown).toBe(1);
    expect(kept.get("webview-exit")).toBe("stay");
  });

  it("NAV-36 keeps what was chosen, also when the popup is closed after that", () => {
    pass(5 * MINUTE);
    expect(kept.get("webview-exit")).toBe("shown");
    saveExitChoice("open");
    saveExitChoice("copy");
    saveExitChoice("stay");
    expect(kept.get("webview-exit")).toBe("copy");
  });

  it("NAV-36 a browser that keeps nothing counts for as long as the page is open", () => {
    end();
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("sessionStorage", { getItem: denied, setItem: denied });
    end = watchExit({ isCalm: () => calm, show: () => shown++ });
    pass(4 * MINUTE + 59 * SECOND);
    expect(shown).toBe(0);
    pass(10 * MINUTE);
    expect(shown).toBe(1);
  });
});
