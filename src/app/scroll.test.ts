import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SCROLL_RETRY, SCROLL_RETRY_LIMIT, scrollWhenLongEnough } from "./scroll.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pageOf = (height: number) => ({ height: vi.fn(() => height), scrollTo: vi.fn() });

it("CAT-19 scrolling is retried every 200 ms for 5000 ms", () => {
  expect([SCROLL_RETRY, SCROLL_RETRY_LIMIT]).toEqual([200, 5_000]);
});

it.each([800, 801])("CAT-19 a page of %i px scrolls to 800 immediately", (height) => {
  const page = pageOf(height);
  scrollWhenLongEnough(800, page);
  expect(page.scrollTo.mock.calls).toEqual([[800]]);
  vi.advanceTimersByTime(10_000);
  expect(page.scrollTo).toHaveBeenCalledTimes(1);
});

it("CAT-19 a growing page is measured every 200 ms", () => {
  const page = pageOf(799);
  scrollWhenLongEnough(800, page);
  vi.advanceTimersByTime(199);
  expect(page.height).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(page.height).toHaveBeenCalledTimes(2);
  expect(page.scrollTo).not.toHaveBeenCalled();
  page.height.mockReturnValue(800);
  vi.advanceTimersByTime(200);
  expect(page.scrollTo.mock.calls).toEqual([[800]]);
});

it("CAT-19 a page that stays short is scrolled once after 5000 ms, and then left alone", () => {
  const page = pageOf(100);
  scrollWhenLongEnough(800, page);
  vi.advanceTimersByTime(4_999);
  expect(page.scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(page.scrollTo.mock.calls).toEqual([[800]]);
  vi.advanceTimersByTime(10_000);
  expect(page.scrollTo).toHaveBeenCalledTimes(1);
});

it("CAT-19 a page that grows restarts the time limit, and its end is scrolled into view so that it keeps growing", () => {
  const page = { ...pageOf(100), showEnd: vi.fn() };
  scrollWhenLongEnough(800, page);
  expect(page.showEnd).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4_800);
  page.height.mockReturnValue(400);
  vi.advanceTimersByTime(4_800);
  expect(page.showEnd).toHaveBeenCalledTimes(2);
  expect(page.scrollTo).not.toHaveBeenCalled();
  page.height.mockReturnValue(900);
  vi.advanceTimersByTime(200);
  expect(page.scrollTo.mock.calls).toEqual([[800]]);
});

it("CAT-19 scrolling by the player stops the retries", () => {
  const page = pageOf(100);
  const stop = scrollWhenLongEnough(800, page);
  vi.advanceTimersByTime(200);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(page.scrollTo).not.toHaveBeenCalled();
});
