import { expect, it } from "vitest";
import { jackpotOdds } from "./jackpot-odds.ts";

it.each([
  [100, 2_000, 1_500, 7_500],
  [1_000, 2_000, 1_500, 750],
  [100, 1_000, 4_000_000, 40_000_000],
  [750_000, 2_000, 1_500, 1],
  [10_000_000, 2_000, 1_500, 1],
  [0, 2_000, 1_500, null],
  [100, 0, 1_500, null],
  [100, 2_000, 0, null],
])(
  "JPT-11 a stake of %i, of which %i millionths go to a pot of %i on average, wins one time in %s",
  (stake, ppm, average, odds) => {
    expect(jackpotOdds(stake, { contribution_ppm: ppm, average_cents: average })).toBe(odds);
  },
);
