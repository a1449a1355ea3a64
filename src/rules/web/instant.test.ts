import { expect, it } from "vitest";
import { parseInstant } from "./instant.ts";

it.each([
  ["21/11/2026 12:34", Date.UTC(2026, 10, 21, 12, 34)],
  ["21/11/2026", Date.UTC(2026, 10, 21)],
  [" 01/02/2026 00:00 ", Date.UTC(2026, 1, 1)],
  ["31/12/2026 23:59", Date.UTC(2026, 11, 31, 23, 59)],
  ["29/02/2028", Date.UTC(2028, 1, 29)],
])("I18N-15 %j is parsed as UTC", (text, time) => {
  expect(parseInstant(text)).toBe(time);
});

it.each([
  "29/02/2026",
  "31/04/2026",
  "00/01/2026",
  "01/00/2026",
  "01/13/2026",
  "01/01/2026 24:00",
  "01/01/2026 99:00",
  "x01/01/2026",
  "32/01/2026",
  "01/01/2026 23:60",
  "01/01/2026 10:60",
  "1/1/2026",
  "2026-01-01",
  "01/01/2026 12:00:00",
  "01/01/26",
  "",
])("I18N-15 %j is rejected", (text) => {
  expect(parseInstant(text)).toBeNull();
});

it("I18N-15 a day beyond its month's end is rejected", () => {
  expect(parseInstant("31/11/2026 23:59")).toBeNull();
});
