import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissNavigationToasts, dismissToast, showToast, TOAST_TIME } from "./toasts.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A text that is on screen gives its toast's id back, one that is not gets a new toast: so this shows which. */
const show = (text: string, persistent?: boolean) => showToast({ text, kind: "info" }, persistent);

it("SHL-26 a toast stays 10 s and not longer", () => {
  expect(TOAST_TIME).toBe(10_000);
  const id = show("once");
  vi.advanceTimersByTime(9_999);
  expect(show("once")).toBe(id);
  vi.advanceTimersByTime(1);
  expect(show("once")).not.toBe(id);
});

it("SHL-26 the same text is not shown twice at once, another text is", () => {
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

it("SHL-26 a toast that is said again to stay does not leave after its first time", () => {
  const id = show("update");
  expect(show("update", true)).toBe(id);
  vi.advanceTimersByTime(60_000);
  expect(show("update", true)).toBe(id);
  dismissToast(id);
});

it("SHL-26 a dismissed toast's time does not take away the next one of the same text", () => {
  dismissToast(show("again"));
  vi.advanceTimersByTime(5_000);
  const second = show("again");
  vi.advanceTimersByTime(9_999);
  expect(show("again")).toBe(second);
});

it("AUTH-16 what leads elsewhere goes with the session, the rest stays", () => {
  const stays = show("an update", true);
  const way = { label: "Open", run: () => {}, leads: true };
  const leads = showToast({ text: "elsewhere", kind: "info", action: way }, true);
  dismissNavigationToasts();
  expect(show("an update", true)).toBe(stays);
  expect(show("elsewhere")).not.toBe(leads);
  dismissToast(stays);
});
