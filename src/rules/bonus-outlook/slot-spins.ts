import { lineWin, REELS, type SlotSymbol, SYMBOLS, windowOf } from "../fair/slot.ts";
import { CLASSIC } from "../fair/slot-tables.ts";

/** Returns the next integer from 0 to `below` - 1. */
export type NextInteger = (below: number) => number;

/** Reels that a line needs to pay anything. */
const SHORTEST = 3;
const { strips: STRIPS, lines: LINES, freeSpins: FREE_SPINS } = CLASSIC;
const STOPS = STRIPS.map((strip) => strip.length);

/** The visible symbols of each stop of a reel, from the top. */
const windows = (): SlotSymbol[][][] =>
  STRIPS.map((strip, reel) =>
    strip.map(
      (_, stop) =>
        windowOf(
          CLASSIC,
          STRIPS.map(() => stop),
        )[reel]!,
    ),
  );

/** Pays of every sequence of symbols on a line, in tenths of the stake; the symbols are digits of the index. */
function linePays(): Uint16Array {
  const pays = new Uint16Array(SYMBOLS.length ** REELS);
  const symbols = new Array<SlotSymbol>(REELS);
  for (let index = 0; index < pays.length; index++) {
    for (let reel = REELS - 1, rest = index; reel >= 0; reel--) {
      symbols[reel] = SYMBOLS[rest % SYMBOLS.length]!;
      rest = Math.floor(rest / SYMBOLS.length);
    }
    pays[index] = lineWin(CLASSIC, symbols)?.tenths ?? 0;
  }
  return pays;
}

/** The lines that pay whatever the last reels show, as bits, by the stops of the first reels. */
function payingLines(shown: readonly SlotSymbol[][][]): Uint16Array {
  const lines = new Uint16Array(STOPS.slice(0, SHORTEST).reduce((product, stops) => product * stops));
  const [first, second, third] = shown as [SlotSymbol[][], SlotSymbol[][], SlotSymbol[][]];
  let index = 0;
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        for (const [line, rows] of LINES.entries())
          if (lineWin(CLASSIC, [a[rows[0]!]!, b[rows[1]!]!, c[rows[2]!]!])) lines[index]! |= 1 << line;
        index++;
      }
  return lines;
}

/**
 * The standard slot without its pictures, for millions of rounds: each call plays a whole round.
 * Draws the same numbers in the same order as `spinSlot`, and pays the same.
 * @returns the win of a round in tenths of the stake
 */
export function createSlotRounds(): (next: NextInteger) => number {
  const shown = windows();
  const pays = linePays();
  const paying = payingLines(shown);
  const digits = shown.map((reel) => reel.map((symbols) => symbols.map((symbol) => SYMBOLS.indexOf(symbol))));
  const scatters = shown.map((reel) => reel.map((symbols) => Number(symbols.includes("scatter"))));
  const stops = new Array<number>(REELS).fill(0);

  function lineTenths(rows: readonly number[]): number {
    let index = 0;
    for (let reel = 0; reel < REELS; reel++)
      index = index * SYMBOLS.length + digits[reel]![stops[reel]!]![rows[reel]!]!;
    return pays[index]!;
  }

  function spin(next: NextInteger): number {
    let start = 0;
    for (let reel = 0; reel < REELS; reel++) {
      stops[reel] = next(STOPS[reel]!);
      if (reel < SHORTEST) start = start * STOPS[reel]! + stops[reel]!;
    }
    let tenths = 0;
    for (let line = 0, lines = paying[start]!; lines > 0; line++, lines >>= 1)
      if (lines & 1) tenths += lineTenths(LINES[line]!);
    return tenths;
  }

  function scattersShown(): number {
    let count = 0;
    for (let reel = 0; reel < REELS; reel++) count += scatters[reel]![stops[reel]!]!;
    return count;
  }

  return (next) => {
    let tenths = spin(next);
    if (scattersShown() < FREE_SPINS.scatters) return tenths;
    for (let n = 0; n < FREE_SPINS.count; n++) tenths += spin(next) * FREE_SPINS.multiplier;
    return tenths;
  };
}
