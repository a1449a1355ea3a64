import { expect, it } from "vitest";
import { readAmount } from "./amounts.ts";

it.each([
  ["1", 100, 100n],
  ["1.5", 100, 150n],
  ["1.50", 100, 150n],
  ["0.01", 100, 1n],
  ["7", 1, 7n],
  ["0.00000001", 100_000_000, 1n],
  ["1.500", 100, undefined],
  ["1.0", 1, undefined],
  ["0", 100, undefined],
  ["0.00", 100, undefined],
  ["-1", 100, undefined],
  ["1.2.3", 100, undefined],
  ["", 100, undefined],
])("MI-14 parses a provider's %j with %i minor units per unit as %s", (text, subunits, amount) => {
  expect(readAmount(text, subunits)).toBe(amount);
});
