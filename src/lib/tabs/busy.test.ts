import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BUSY_LOCK, isBusy, markBusy, onIdle } from "./busy.ts";

/** Requested locks; completion settles when the lock is released. */
const locks: { name: string; mode: string | undefined; completion: Promise<unknown> }[] = [];
const request = vi.fn((name: string, { mode }: LockOptions, run: () => Promise<unknown>) => {
  const completion = run();
  locks.push({ name, mode, completion });
  return completion;
});

beforeEach(() => {
  locks.length = 0;
  request.mockClear();
  vi.stubGlobal("navigator", { locks: { request } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function isHeld(completion: Promise<unknown>): Promise<boolean> {
  const later = new Promise((resolve) => setTimeout(resolve, 1, "held"));
  return (await Promise.race([completion, later])) === "held";
}

describe("a busy mark", () => {
  it("PLT-53 lasts until its end function is called, which may happen twice", () => {
    expect(isBusy()).toBe(false);
    const done = markBusy("form");
    expect(isBusy()).toBe(true);
    done();
    done();
    expect(isBusy()).toBe(false);
  });

  it("PLT-53 overlaps others: the tab is idle after the last one, and reports it once", () => {
    const onTabIdle = vi.fn();
    const end = onIdle(onTabIdle);
    const game = markBusy("game");
    const bet = markBusy("bet");
    const another = markBusy("bet");
    bet();
    bet();
    expect([isBusy(), isBusy("game"), isBusy("bet"), isBusy("deposit")]).toEqual([true, true, true, false]);
    another();
    game();
    expect(isBusy()).toBe(false);
    expect(onTabIdle).toHaveBeenCalledTimes(1);
    end();
    markBusy("form")();
    expect(onTabIdle).toHaveBeenCalledTimes(1);
  });

  it("PLT-53 holds one lock per tab, which busy tabs share", async () => {
    const game = markBusy("game");
    const bet = markBusy("bet");
    expect(locks).toMatchObject([{ name: BUSY_LOCK, mode: "shared" }]);
    game();
    expect(await isHeld(locks[0]!.completion)).toBe(true);
    bet();
    expect(await isHeld(locks[0]!.completion)).toBe(false);
    markBusy("form")();
    expect(locks).toHaveLength(2);
    expect(await isHeld(locks[1]!.completion)).toBe(false);
  });

  it("PLT-53 works when locks are missing or blocked", async () => {
    vi.stubGlobal("navigator", {});
    const done = markBusy("deposit");
    expect(isBusy("deposit")).toBe(true);
    done();
    vi.stubGlobal("navigator", {
      locks: { request: () => Promise.reject(new DOMException("", "SecurityError")) },
    });
    markBusy("deposit")();
    await Promise.resolve();
    expect(isBusy()).toBe(false);
  });
});
