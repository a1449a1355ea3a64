import { describe, expect, it } from "vitest";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import type * as Rules from "./usual-play.ts";
import { MIN_ROUNDS, usualPlay } from "./usual-play.ts";

const START = Date.parse("2026-11-20T20:00:00Z");

/** Rounds with these gaps between their starts, milliseconds; newest first, as the history has them. */
function roundsWith(gaps: readonly number[], stakeOf: (index: number) => number | string, currency = "EUR") {
  let at = START;
  return gaps
    .map((gap, index) => {
      at += gap;
      return { currency, stake_cents: stakeOf(index), opened_at: new Date(at).toISOString() };
    })
    .toReversed();
}

const gapsOf = (count: number, gap: number) => new Array<number>(count).fill(gap);

describe("the usual play", () => {
  it("NEW-17 is the median stake and the median gap of recent rounds", () => {
    const gaps = [...gapsOf(11, 4_000), ...gapsOf(10, 9_000)];
    const stakes = [...gapsOf(10, 20), ...gapsOf(10, 200), 100];
    const rounds = roundsWith(gaps, (index) => stakes[index]!);
    expect(usualPlay(rounds, "EUR")).toEqual({ stake: 100n, pace: 4_000 });
  });

  it("NEW-17 ignores one large bet, and pauses between rounds", () => {
    const gaps = gapsOf(MIN_ROUNDS, 5_000).map((gap, index) => (index % 3 === 0 ? 3_600_000 : gap));
    const rounds = roundsWith(gaps, (index) => (index === 7 ? "100000" : "50"));
    expect(usualPlay(rounds, "EUR")).toEqual({ stake: 50n, pace: 5_000 });
  });

  it("NEW-17 is unknown of few rounds, and counts only paid ones in the currency", () => {
    const few = roundsWith(gapsOf(MIN_ROUNDS - 1, 5_000), () => 50);
    const others = roundsWith(gapsOf(MIN_ROUNDS, 2_000), () => 5_000, "CAD");
    const free = roundsWith(gapsOf(MIN_ROUNDS, 2_000), () => 0);
    expect(usualPlay([...few, ...others, ...free], "EUR")).toBeNull();
    expect(usualPlay(others, "CAD")).toEqual({ stake: 5_000n, pace: 2_000 });
  });

  it("NEW-17 is unknown if no round follows another one soon", () => {
    expect(
      usualPlay(
        roundsWith(gapsOf(MIN_ROUNDS, 60_001), () => 50),
        "EUR",
      ),
    ).toBeNull();
  });

  it("NEW-17 takes the lower one of two middle stakes, so that the time isn't shown shorter", () => {
    const rounds = roundsWith(gapsOf(MIN_ROUNDS, 5_000), (index) => (index < MIN_ROUNDS / 2 ? 20 : 40));
    expect(usualPlay(rounds, "EUR")!.stake).toBe(20n);
  });

  it("NEW-17 mutant pauses-count: a pause of an hour is part of the pace", () =>
    expectCaught<typeof Rules>(
      "src/rules/bonus-outlook/usual-play.ts",
      ({ usualPlay }) => {
        const gaps = gapsOf(MIN_ROUNDS, 5_000).map((gap, index) => (index % 3 === 0 ? gap : 3_600_000));
        expect(
          usualPlay(
            roundsWith(gaps, () => 50),
            "EUR",
          )!.pace,
        ).toBe(5_000);
      },
      "gap > 0 && gap <= PAUSE",
      "gap > 0",
    ));
});
