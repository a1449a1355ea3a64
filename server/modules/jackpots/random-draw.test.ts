import { describe, expect, it } from "vitest";
import { MILLION, potAmount } from "./contributions.ts";
import { draw, drawFrom } from "./random-draw.ts";

/** Returns the given numbers, one per call, as random bytes. */
function bytesOf(...numbers: bigint[]) {
  return () => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(numbers.shift()!);
    return bytes;
  };
}

describe("a random draw", () => {
  it("NEW-25 uses the random bytes, and draws again where the result would be biased", () => {
    const below = 3n;
    const last = 2n ** 64n - 1n;
    // 2^64 leaves a remainder of 1 when divided by three, so the last number would be biased.
    expect(drawFrom(bytesOf(last, last, 7n))(below)).toBe(1n);
    expect(drawFrom(bytesOf(last - 1n))(below)).toBe(2n);
    expect(drawFrom(bytesOf(last))(2n ** 64n)).toBe(last);
  });

  it("NEW-25 is uniform", () => {
    const counts = Array.from({ length: 10 }, () => 0);
    const draws = 20_000;
    for (let i = 0; i < draws; i++) counts[Number(draw(10n))]!++;
    const expected = draws / counts.length;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Nine degrees of freedom: exceeded about once in ten million runs.
    expect(chiSquare).toBeLessThan(50);
  });

  it("rejects a range that is empty or too large", () => {
    for (const below of [0n, -1n, 2n ** 64n + 1n]) expect(() => draw(below)).toThrow(RangeError);
  });
});

describe("the amount in a pot", () => {
  const pot = (opening: bigint, gathered: bigint, counted = 0n) => ({ opening, gathered, counted });

  it.each([
    [pot(10n * MILLION, 0n), null, 10n, 0n],
    [pot(10n * MILLION, 999_999n), null, 10n, 999_999n],
    [pot(10n * MILLION, 1_000_001n), null, 11n, 1n],
    [pot(10n * MILLION, 7n * MILLION, 5n * MILLION), null, 12n, 0n],
    [pot(10n * MILLION, 5n * MILLION), 12, 12n, 3n * MILLION],
    [pot(10n * MILLION, 2n * MILLION + 5n), 12, 12n, 5n],
    [pot(0n, 0n), 12, 0n, 0n],
  ])(
    "MI-26 JPT-11 of %o with the ceiling %s is %s, and %s remains for the next pot",
    (inputs, ceiling, amount, rest) => {
      expect(potAmount(inputs, ceiling)).toEqual({ amount, rest });
    },
  );
});
