import { beforeEach, expect, it, vi } from "vitest";
import { DISMISSAL } from "../../rules/bonuses/offers.ts";
import { storeDismissal, storedDismissals } from "./dismissed-offers.ts";

const NOW = Date.UTC(2026, 10, 21);
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it("ANC-51 dismissals are stored by player, and expired ones are dropped", () => {
  storeDismissal(1, "old", NOW - DISMISSAL);
  expect(storeDismissal(1, "winter", NOW)).toEqual({ winter: NOW });
  expect(storedDismissals(1)).toEqual({ winter: NOW });
  expect(storedDismissals(2)).toEqual({});
});

it.each(["", "null", "[]", "7", '{"winter":"soon"}', "{"])(
  "ANC-51 malformed storage %j counts as empty",
  (text) => {
    stored.set("dismissed-offers:1", text);
    expect(storedDismissals(1)).toEqual({});
  },
);
