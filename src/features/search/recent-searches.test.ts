import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addSearch, eraseSearches, recentSearches } from "./recent-searches.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("CAT-25 the last six searches are kept, latest first, each once, and can be erased", () => {
  for (const text of ["a", "b", "c", "d", "e", "f", "g", " C ", "  "]) addSearch(text);
  expect(recentSearches()).toEqual(["C", "g", "f", "e", "d", "b"]);
  // Keys with this prefix are erased at logout.
  expect([...stored.keys()]).toEqual(["private:searches"]);
  eraseSearches();
  expect(recentSearches()).toEqual([]);
});

it.each(["{", "{}", "null", '[1,{"a":2}]'])(
  "CAT-25 stored searches that aren't a list count as none: %s",
  (value) => {
    stored.set("private:searches", value);
    expect(recentSearches()).toEqual([]);
  },
);
