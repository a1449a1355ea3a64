import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  dismissNavigationToasts,
  dismissToast,
  pauseToast,
  resumeToast,
  showToast,
  TOAST_TIME,
} from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Shows a toast. @returns the existing toast's id if the text is on screen, otherwise a new id */
const show = (text: string, persistent?: boolean) => showToast({ text, kind: "info" }, persistent);

it("SHL-26 a toast disappears after 10 s", () => {
  expect(TOAST_TIME).toBe(10_000);
  const id = show("once");
  vi.advanceTimersByTime(9_999);
  expect(show("once")).toBe(id);
  vi.advanceTimersByTime(1);
  expect(show("once")).not.toBe(id);
});

it("SHL-26 a text on screen isn't shown twice, another text is added", () => {
  const id = show("same");
  expect(show("same")).toBe(id);
  expect(show("other")).not.toBe(id);
});

it("SHL-26 a persistent toast stays until it is dismissed", () => {
  const id = show("limit reached", true);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(show("limit reached", true)).toBe(id);
  dismissToast(id);
  const next = show("limit reached", true);
  expect(next).not.toBe(id);
  dismissToast(next);
});

it("SHL-26 a toast that is repeated as persistent stays", () => {
  const id = show("update");
  expect(show("update", true)).toBe(id);
  vi.advanceTimersByTime(60_000);
  expect(show("update", true)).toBe(id);
  dismissToast(id);
});

it("SHL-26 a dismissed toast's timer doesn't remove the next one with its text", () => {
  dismissToast(show("again"));
  vi.advanceTimersByTime(5_000);
  const second = show("again");
  vi.advanceTimersByTime(9_999);
  expect(show("again")).toBe(second);
});

it("SHL-26 a toast stays while it has the focus, and then for its display time", () => {
  const id = showToast({ text: "brief", kind: "info", time: 4_000 });
  vi.advanceTimersByTime(3_999);
  pauseToast(id);
  vi.advanceTimersByTime(60_000);
  resumeToast(id);
  vi.advanceTimersByTime(3_999);
  expect(show("brief")).toBe(id);
  vi.advanceTimersByTime(1);
  expect(show("brief")).not.toBe(id);
});

it("SHL-26 focus on a persistent toast doesn't give it a display time", () => {
  const first = show("stays");
  const id = show("stays", true);
  expect(id).toBe(first);
  pauseToast(id);
  resumeToast(id);
  vi.advanceTimersByTime(60_000);
  expect(show("stays")).toBe(id);
  dismissToast(id);
});

it("AUTH-16 toasts that navigate are dismissed with the session, others stay", () => {
  const plainId = show("an update", true);
  const action = { label: "Open", run: () => {}, navigates: true };
  const navigatingId = showToast({ text: "elsewhere", kind: "info", action }, true);
  dismissNavigationToasts();
  expect(show("an update", true)).toBe(plainId);
  expect(show("elsewhere")).not.toBe(navigatingId);
  dismissToast(plainId);
});
