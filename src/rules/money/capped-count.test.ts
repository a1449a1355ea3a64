import { expect, it } from "vitest";
import { cappedCount } from "./capped-count.ts";

it("PLT-18 counts to nine, then shows 9+", () => {
  expect([0, 1, 9, 10, 250].map((count) => cappedCount(count, 9))).toEqual(["0", "1", "9", "9+", "9+"]);
});

it("SHL-25 the support counter shows 1+ above one", () => {
  expect([1, 2, 30].map((count) => cappedCount(count, 1))).toEqual(["1", "1+", "1+"]);
});
