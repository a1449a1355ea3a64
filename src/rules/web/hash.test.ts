import { expect, it } from "vitest";
import { hash, randomStream } from "./hash.ts";

it.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("CAT-34 the hash of %j is its FNV-1a value", (text, value) => {
  expect(hash(text)).toBe(value);
});

it("CAT-24 a random stream repeats for its seed, differs for another, and stays in [0, 1)", () => {
  const draw = (seed: number) => Array.from({ length: 1_000 }, randomStream(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  const values = draw(3);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(values.reduce((sum, value) => sum + value) / values.length).toBeCloseTo(0.5, 1);
});
