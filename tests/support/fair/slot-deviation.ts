import {
  freeSpinWays,
  REELS,
  type SlotSymbol,
  type SlotTable,
  slotReturn,
} from "../../../src/rules/fair/slot.ts";

/** A line from the left, up to some reel: its symbol so far (null for wilds only), or what it pays once it has ended. */
type LineState = { symbol: SlotSymbol | null } | { pays: number };

const START: LineState = { symbol: null };

/** Tenths that a line of `count` symbols pays. */
const paid = ({ pays }: SlotTable, symbol: SlotSymbol | null, count: number): number =>
  count < 3 || symbol === "scatter" ? 0 : pays[symbol ?? "crown"][count - 3]!;

function advance(table: SlotTable, state: LineState, shown: SlotSymbol, reel: number): LineState {
  if ("pays" in state || shown === "wild") return state;
  if (shown !== "scatter" && (state.symbol === null || state.symbol === shown)) return { symbol: shown };
  // A scatter pays nothing, not even after wilds.
  const symbol = state.symbol ?? shown;
  return { pays: paid(table, symbol, reel) };
}

const isWorthless = (state: LineState) => "pays" in state && state.pays === 0;

/** Average product of what two lines pay in one spin, in square tenths. */
function product(table: SlotTable, a: readonly number[], b: readonly number[]): number {
  let states = new Map([["", { a: START, b: START, chance: 1 }]]);
  for (const [reel, strip] of table.strips.entries()) {
    const next: typeof states = new Map();
    for (const state of states.values())
      for (const stop of strip.keys()) {
        const shown = (row: number) => strip[(stop + row) % strip.length]!;
        const nextA = advance(table, state.a, shown(a[reel]!), reel);
        const nextB = advance(table, state.b, shown(b[reel]!), reel);
        if (isWorthless(nextA) || isWorthless(nextB)) continue;
        const key = JSON.stringify([nextA, nextB]);
        const chance = state.chance / strip.length;
        const known = next.get(key);
        if (known) known.chance += chance;
        else next.set(key, { a: nextA, b: nextB, chance });
      }
    states = next;
  }
  const value = (state: LineState) => ("pays" in state ? state.pays : paid(table, state.symbol, REELS));
  let sum = 0;
  for (const state of states.values()) sum += state.chance * value(state.a) * value(state.b);
  return sum;
}

/**
 * Standard deviation of a round's win, in stakes: from the exact chances of each pair of lines. Takes the paid spin and the
 * number of free spins that it gives as independent, which changes less than a hundredth.
 */
export function deviationOf(table: SlotTable): number {
  const { lines, strips, freeSpins } = table;
  let square = 0;
  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i)) square += (product(table, a, b) * (a === b ? 1 : 2)) / 100;
  const { part, of } = slotReturn(table);
  const average = Number(part) / Number(of);
  const { count, multiplier } = freeSpins;
  const free = Number(freeSpinWays(table)) / strips.reduce((all, { length }) => all * length, 1);
  const spin = average / (1 + free * count * multiplier);
  const freeSquare = multiplier ** 2 * count * (square + (count - 1) * spin ** 2);
  const roundSquare = square + free * (2 * count * multiplier * spin ** 2 + freeSquare);
  return Math.sqrt(roundSquare - average ** 2);
}
