import { expect, it } from "vitest";
import { fittingItems, MORE_WITH_TITLE, MORE_WITHOUT_TITLE } from "./overflow.ts";

it("SHL-07 More takes 115 px with its title and 60 px without", () => {
  expect([MORE_WITH_TITLE, MORE_WITHOUT_TITLE]).toEqual([115, 60]);
});

it("SHL-07 all items are shown when they fit exactly, without space for More", () => {
  expect(fittingItems([100, 100, 100], 301, true)).toBe(3);
  expect(fittingItems([100, 100, 100], 300, true)).toBe(3);
  expect(fittingItems([100, 100, 100], 299, true)).toBe(1);
});

it.each([
  [true, 115],
  [false, 60],
])(
  "SHL-07 an item is shown as long as it leaves room for More (with its title: %s, %i px)",
  (withTitle, margin) => {
    const widths = [100, 100, 500];
    expect(fittingItems(widths, 200 + margin - 1, withTitle)).toBe(1);
    expect(fittingItems(widths, 200 + margin, withTitle)).toBe(2);
    expect(fittingItems(widths, 200 + margin + 1, withTitle)).toBe(2);
  },
);

it("SHL-07 a very narrow line shows nothing, and a later small item doesn't skip ahead", () => {
  expect(fittingItems([100, 100], 50, true)).toBe(0);
  expect(fittingItems([300, 10], 305, true)).toBe(0);
  expect(fittingItems([], 0, true)).toBe(0);
});
