import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { COUNT_TIME, countUp } from "./count-up.ts";

const FRAME = 16;
let now = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  now = 0;
  vi.stubGlobal("requestAnimationFrame", (call: (time: number) => void) =>
    setTimeout(() => {
      now += FRAME;
      call(now);
    }, FRAME),
  );
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Counts and returns what is shown after each of the times, in milliseconds. */
function shownDuring(from: bigint, to: bigint): bigint[] {
  const shown: bigint[] = [];
  countUp(from, to, (amount) => shown.push(amount));
  vi.advanceTimersByTime(2 * COUNT_TIME);
  return shown;
}

it("an amount counts up in 400 ms, never past the new one, and ends with it exactly", () => {
  const shown = shownDuring(1_000n, 123_457n);
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.length).toBeLessThan(COUNT_TIME / FRAME + 3);
  expect(shown.toSorted((a, b) => Number(a - b))).toEqual(shown);
  expect(shown.at(-1)).toBe(123_457n);
  expect(shown.every((amount) => amount >= 1_000n && amount <= 123_457n)).toBe(true);
});

it("without frames, as in a hidden tab, the amount is whole after half a second", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const shown = shownDuring(0n, 500n);
  expect(shown).toEqual([500n]);
});

it("a stopped count shows nothing more", () => {
  const show = vi.fn();
  const stop = countUp(0n, 100n, show);
  vi.advanceTimersByTime(100);
  stop();
  const calls = show.mock.calls.length;
  vi.advanceTimersByTime(2 * COUNT_TIME);
  expect(show).toHaveBeenCalledTimes(calls);
});
