import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { payment } from "../../../tests/support/data/payment-answers.ts";
import { isFirstOffer, MAX_NEWS_AGE, markNotified, unseenCanceled } from "./seen-payments.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
let stored: Map<string, string>;
let isFull = false;
beforeEach(() => {
  stored = new Map();
  isFull = false;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error("full");
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ended = (id: string, ago: number, changes = {}) =>
  payment({ id, state: "canceled", finished_at: new Date(NOW - ago).toISOString(), ...changes });
const unseenIds = (...deposits: ReturnType<typeof ended>[]) =>
  unseenCanceled(deposits, NOW).map(({ id }) => id);

it("CASH-19 a deposit cancelled within the last five minutes is reported", () => {
  expect(unseenIds(ended("a", 0), ended("b", MAX_NEWS_AGE), ended("c", MAX_NEWS_AGE + 1))).toEqual([
    "a",
    "b",
  ]);
});

it("CASH-19 each cancelled deposit is reported once", () => {
  markNotified("a");
  markNotified("b");
  expect(unseenIds(ended("a", 1), ended("b", 1), ended("c", 1))).toEqual(["c"]);
});

it("CASH-19 other states and other payments aren't reported", () => {
  expect(
    unseenIds(
      ended("a", 0, { state: "declined" }),
      ended("b", 0, { action: "cashout" }),
      ended("c", 0, { finished_at: null }),
    ),
  ).toEqual([]);
});

it("CASH-19 the page remembers reported deposits when the storage fails", () => {
  isFull = true;
  markNotified("z");
  expect(unseenIds(ended("z", 0))).toEqual([]);
});

it("an unfinished payment is offered once a session", () => {
  expect([isFirstOffer("p"), isFirstOffer("p"), isFirstOffer("q")]).toEqual([true, false, true]);
});
