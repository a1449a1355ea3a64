import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RESIZE_DEBOUNCE } from "../lib/page/on-resized.ts";
import { debounce } from "../lib/time/time.ts";
import { LOAD_AHEAD } from "./game/use-near-end.ts";
import { AUTOPLAY } from "./lobby/hero.tsx";
import { SEARCH_DEBOUNCE } from "./search/search.tsx";
import { LOCAL_TIME_REFRESH } from "./shell/menu/use-local-time.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["SHL-31 a resize", RESIZE_DEBOUNCE, 150],
  ["CAT-25 a search", SEARCH_DEBOUNCE, 300],
])("%s is handled once its debounce time has passed", (_, constant, milliseconds) => {
  const run = vi.fn();
  debounce(constant, run)();
  vi.advanceTimersByTime(milliseconds - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it("SHL-13 SHL-29 CAT-18 constants other than debounce times match the specification", () => {
  expect({ LOCAL_TIME_REFRESH, AUTOPLAY, LOAD_AHEAD }).toEqual({
    LOCAL_TIME_REFRESH: 15_000,
    AUTOPLAY: 10_000,
    LOAD_AHEAD: 500,
  });
});
