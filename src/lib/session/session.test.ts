import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hasSession, isLeaving, setLeaving } from "./session.ts";

const values = new Map<string, string>();
const storage = {
  getItem: vi.fn((key: string) => values.get(key) ?? null),
  setItem: vi.fn((key: string, value: string) => void values.set(key, value)),
  removeItem: vi.fn((key: string) => void values.delete(key)),
};

beforeEach(() => {
  values.clear();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", { cookie: "other=1; signed_in=first" });
});
afterEach(() => {
  setLeaving(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("AUTH-16 a logout that the server hasn't received is shared through storage until it has", () => {
  expect(isLeaving()).toBe(false);
  setLeaving(true);
  expect(isLeaving()).toBe(true);
  // Simulates another tab that completed the logout.
  values.clear();
  expect(isLeaving()).toBe(false);
});

it("AUTH-16 a new session isn't marked as leaving because the previous one was", () => {
  setLeaving(true);
  expect([isLeaving(), hasSession()]).toEqual([true, false]);
  vi.stubGlobal("document", { cookie: "signed_in=second" });
  expect([isLeaving(), hasSession()]).toEqual([false, true]);
  vi.stubGlobal("document", { cookie: "" });
  expect([isLeaving(), hasSession()]).toEqual([false, false]);
});

it.each([
  ["is full", () => storage.setItem.mockImplementation(() => raise("QuotaExceededError"))],
  ["is unavailable", () => vi.stubGlobal("localStorage", undefined)],
])("AUTH-16 NEW-01 when the storage %s the page remembers the pending logout", (_, breakStorage) => {
  breakStorage();
  setLeaving(true);
  expect(isLeaving()).toBe(true);
  setLeaving(false);
  expect(isLeaving()).toBe(false);
});

function raise(name: string): never {
  throw new DOMException("no", name);
}
