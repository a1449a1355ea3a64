import { expect, it } from "vitest";
import { pageNumber } from "./page-number.ts";

it.each([
  ["1", 1],
  ["2", 2],
  ["10", 10],
  ["9999999", 9_999_999],
])("AMB-RTE-13 %s is a page", (text, page) => {
  expect(pageNumber(text)).toBe(page);
});

it.each(["0", "-1", "01", "1.5", "1e3", "", " 1", "1 ", "+1", "two", "10000000", "١"])(
  "AMB-RTE-13 %j is not found",
  (text) => {
    expect(pageNumber(text)).toBeNull();
  },
);
