import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showNoticeWhenIdle } from "./watch-notice.ts";

let idle: boolean;
const show = vi.fn();
const watch = () => showNoticeWhenIdle({ isIdle: () => idle, show });

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  show.mockClear();
  idle = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("NEW-14 the notice is shown immediately when the page is idle, and once a session", () => {
  watch();
  watch();
  vi.advanceTimersByTime(60_000);
  expect(show).toHaveBeenCalledTimes(1);
});

it("NEW-14 the notice waits until the page is idle, and the wait stops with the page", () => {
  idle = false;
  const end = watch();
  vi.advanceTimersByTime(60_000);
  expect(show).not.toHaveBeenCalled();
  idle = true;
  vi.advanceTimersByTime(5_000);
  expect(show).toHaveBeenCalledTimes(1);
  end();
  idle = false;
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
  watch()();
  idle = true;
  vi.advanceTimersByTime(60_000);
  expect(show).toHaveBeenCalledTimes(1);
});
