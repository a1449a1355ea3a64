import { describe, expect, it } from "vitest";
import { randomStream } from "../web/hash.ts";
import { pickRandom, RANDOM_POOL, randomCardIndex } from "./random-pick.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

describe("pickRandom", () => {
  it.each([1, 99, 100, 101, 5_000])(
    "CAT-24 with %i entries, picks each of the first 100 equally often",
    (count) => {
      const pool = Math.min(count, RANDOM_POOL);
      expect(pool).toBe(Math.min(count, 100));
      const entries = numbers(count);
      const shares = new Map<number, number>();
      // Ten evenly spaced draws per entry cover the random source's range.
      for (let i = 0; i < pool * 10; i++) {
        const picked = pickRandom(entries, () => (i + 0.5) / (pool * 10))!;
        shares.set(picked, (shares.get(picked) ?? 0) + 1);
      }
      expect([...shares.keys()].sort((a, b) => a - b)).toEqual(numbers(pool));
      expect(new Set(shares.values())).toEqual(new Set([10]));
    },
  );

  it("CAT-24 a random stream passes the chi-square test at 99.9 %", () => {
    const random = randomStream(7);
    const draws = 20_000;
    const counts = new Array<number>(100).fill(0);
    const entries = numbers(150);
    for (let i = 0; i < draws; i++) counts[pickRandom(entries, random)!]!++;
    const expected = draws / 100;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Critical value for 99 degrees of freedom.
    expect(chiSquare).toBeLessThan(148.23);
  });

  it("CAT-24 picks the first and the hundredth entry at the ends of the range, and none from an empty list", () => {
    expect(pickRandom(numbers(500), () => 0)).toBe(0);
    expect(pickRandom(numbers(500), () => 1 - Number.EPSILON / 2)).toBe(99);
    expect(pickRandom([], () => 0.5)).toBeUndefined();
  });
});

describe("randomCardIndex", () => {
  it.each(["all", "pokies", "megaways", "topaz", ""])("CAT-22 is the tenth position in %j", (list) => {
    expect(randomCardIndex(list)).toBe(9);
  });

  it.each(["special", "new", "top", "recommended"])("CAT-22 is the end of %s", (list) => {
    expect(randomCardIndex(list)).toBe(Number.POSITIVE_INFINITY);
  });
});
