import { expect, it } from "vitest";
import { hoursMinutesSeconds } from "./elapsed.ts";

it.each([
  [0, "00:00:00"],
  [999, "00:00:00"],
  [61_000, "00:01:01"],
  [3_599_999, "00:59:59"],
  [3_600_000, "01:00:00"],
  [360_000_000, "100:00:00"],
  [-5, "00:00:00"],
])("LIC-04 writes %i ms as %s", (milliseconds, text) => {
  expect(hoursMinutesSeconds(milliseconds)).toBe(text);
});
