import type { Draw } from "./draw.ts";

/** Symbols from the highest- to the lowest-paying, then the wild, which counts as any of them, and the scatter. */
export const SYMBOLS = [
  "crown",
  "gem",
  "bell",
  "horn",
  "ace",
  "king",
  "queen",
  "jack",
  "wild",
  "scatter",
] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];
export type PayingSymbol = Exclude<SlotSymbol, "scatter">;

export const REELS = 5;
export const ROWS = 3;

/** Weights and prizes of one slot. */
export interface SlotTable {
  /** Circular reel strips, from the left, all of the same length. No window of three shows two scatters. */
  strips: readonly (readonly SlotSymbol[])[];
  /** Rows of each payline, from the left. */
  lines: readonly (readonly number[])[];
  /** Pays for three, four and five of a kind from the left, in tenths of the total stake. */
  pays: Readonly<Record<PayingSymbol, readonly [number, number, number]>>;
  /** Scatters anywhere on the window award free spins, whose wins are multiplied. */
  freeSpins: { scatters: number; count: number; multiplier: number };
}

export interface LineWin {
  line: number;
  symbol: SlotSymbol;
  count: number;
  /** In tenths of the stake. */
  tenths: number;
}

export interface Spin {
  /** For each reel, the strip index shown in the top row. */
  stops: number[];
  lines: LineWin[];
  scatters: number;
  /** Sum of all lines, multiplied for a free spin; in tenths of the stake. */
  tenths: number;
}

export interface SlotOutcome {
  /** The paid spin, then the free spins. */
  spins: Spin[];
}

/** The visible symbols of each reel. */
export const windowOf = ({ strips }: SlotTable, stops: readonly number[]): SlotSymbol[][] =>
  stops.map((stop, reel) => {
    const strip = strips[reel]!;
    return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]!);
  });

/** Win of a payline for equal symbols from the left; null for none. */
export function lineWin({ pays }: SlotTable, symbols: readonly SlotSymbol[]): Omit<LineWin, "line"> | null {
  const symbol = symbols.find((one) => one !== "wild") ?? "crown";
  if (symbol === "scatter") return null;
  const other = symbols.findIndex((one) => one !== symbol && one !== "wild");
  const count = other === -1 ? symbols.length : other;
  const tenths = count < 3 ? 0 : pays[symbol][count - 3]!;
  return tenths > 0 ? { symbol, count, tenths } : null;
}

function spinAt(table: SlotTable, stops: number[], multiplier: number): Spin {
  const window = windowOf(table, stops);
  const lines = table.lines.flatMap((rows, line) => {
    const win = lineWin(
      table,
      rows.map((row, reel) => window[reel]![row]!),
    );
    return win ? [{ line, ...win }] : [];
  });
  const scatters = window.flat().filter((symbol) => symbol === "scatter").length;
  return { stops, lines, scatters, tenths: lines.reduce((sum, { tenths }) => sum + tenths, 0) * multiplier };
}

async function spin(table: SlotTable, draw: Draw, multiplier: number): Promise<Spin> {
  const stops: number[] = [];
  for (const strip of table.strips) stops.push(await draw(strip.length));
  return spinAt(table, stops, multiplier);
}

/** A whole round: the paid spin and its free spins, which don't retrigger. */
export async function spinSlot(table: SlotTable, draw: Draw): Promise<SlotOutcome> {
  const { scatters, count, multiplier } = table.freeSpins;
  const spins = [await spin(table, draw, 1)];
  if (spins[0]!.scatters >= scatters)
    for (let n = 0; n < count; n++) spins.push(await spin(table, draw, multiplier));
  return { spins };
}

/** Payout in minor units; the stake is a multiple of ten. */
export const slotWin = (stake: bigint, { spins }: SlotOutcome): bigint =>
  (stake / 10n) * BigInt(spins.reduce((sum, { tenths }) => sum + tenths, 0));

/** Number of each symbol on a strip. */
const countsOf = (strip: readonly SlotSymbol[]) =>
  SYMBOLS.map((symbol) => strip.filter((one) => one === symbol).length);

/**
 * Exact return to player, as a fraction. Each line sees one uniform symbol per reel, so all lines return
 * alike; the number of stops that show a scatter determines the odds of free spins.
 */
export function slotReturn(table: SlotTable): { part: bigint; of: bigint } {
  const counts = table.strips.map(countsOf);
  const all = table.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  let tenths = 0n;
  const visit = (reel: number, symbols: SlotSymbol[], ways: number): void => {
    if (ways === 0) return;
    const unlike = new Set(symbols.filter((symbol) => symbol !== "wild"));
    // The following reels change nothing.
    if (reel === REELS || unlike.size > 1 || unlike.has("scatter")) {
      const rest = table.strips.slice(reel).reduce((product, { length }) => product * length, 1);
      tenths += BigInt(ways * rest * (lineWin(table, symbols)?.tenths ?? 0));
      return;
    }
    SYMBOLS.forEach((symbol, i) => {
      visit(reel + 1, [...symbols, symbol], ways * counts[reel]![i]!);
    });
  };
  visit(0, [], 1);
  const perSpin = tenths * BigInt(table.lines.length);
  const free = freeSpinWays(table) * BigInt(table.freeSpins.count * table.freeSpins.multiplier);
  // Pays are in tenths of the stake; free spins return as much as a paid spin, multiplied.
  return { part: perSpin * (all + free), of: 10n * all * all };
}

/** Number of reel stop combinations that award free spins. */
export function freeSpinWays({ strips, freeSpins }: SlotTable): bigint {
  let ways = [1n];
  for (const strip of strips) {
    const showing = BigInt(strip.filter((symbol) => symbol === "scatter").length * ROWS);
    const hidden = BigInt(strip.length) - showing;
    ways = Array.from(
      { length: ways.length + 1 },
      (_, shownCount) => (ways[shownCount] ?? 0n) * hidden + (ways[shownCount - 1] ?? 0n) * showing,
    );
  }
  return ways.slice(freeSpins.scatters).reduce((sum, count) => sum + count, 0n);
}

/** Top prize of a line: five of the highest-paying symbol, and its odds of one in so many spins. */
export function slotTopPrize({ strips, lines, pays }: SlotTable): { tenths: number; oneIn: number } {
  const ways = strips.reduce(
    (product, strip) => product * strip.filter((symbol) => symbol === "crown" || symbol === "wild").length,
    1,
  );
  const all = strips.reduce((product, strip) => product * strip.length, 1);
  return { tenths: pays.crown[2], oneIn: Math.round(all / (ways * lines.length)) };
}
