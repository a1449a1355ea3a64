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
type PayingSymbol = Exclude<SlotSymbol, "scatter">;

export const REELS = 5;
export const ROWS = 3;

const LETTERS: Record<string, SlotSymbol> = {
  C: "crown",
  G: "gem",
  B: "bell",
  H: "horn",
  A: "ace",
  K: "king",
  Q: "queen",
  J: "jack",
  W: "wild",
  S: "scatter",
};

/** Circular reel strips, from the left. No window of three shows two scatters. */
export const STRIPS: readonly (readonly SlotSymbol[])[] = [
  "CJQAKGJHQBKAJSQKGAJHKQCJBAQKHJ",
  "GQJKWAHJQBKCAJQSKJGAQHKJBQAKJC",
  "QKJGAWHQJKBAQCJKSAQGJKHAQBJKWJ",
  "JAKQGHJWKQABJKCQAJSKGQHJAKBQJK",
  "KQAJGHKBQJACKQJHSAKQJGBKAQJHKC",
].map((strip) => Array.from(strip, (letter) => LETTERS[letter]!));

/** Rows of each payline, from the left. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** Pays for three, four and five of a kind from the left, in tenths of the total stake; each line costs one tenth. */
export const PAYS: Record<PayingSymbol, readonly [number, number, number]> = {
  wild: [0, 0, 0],
  crown: [60, 400, 5_000],
  gem: [45, 200, 1_000],
  bell: [35, 120, 500],
  horn: [28, 100, 400],
  ace: [14, 50, 200],
  king: [12, 40, 150],
  queen: [10, 35, 120],
  jack: [9, 25, 100],
};

/** Scatters anywhere on the window award free spins, whose wins are multiplied. */
export const FREE_SPINS = { scatters: 3, count: 8, multiplier: 2 };

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
export const windowOf = (stops: readonly number[]): SlotSymbol[][] =>
  stops.map((stop, reel) => {
    const strip = STRIPS[reel]!;
    return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]!);
  });

/** Win of a payline for equal symbols from the left; null for none. */
export function lineWin(symbols: readonly SlotSymbol[]): Omit<LineWin, "line"> | null {
  const symbol = symbols.find((one) => one !== "wild") ?? "crown";
  if (symbol === "scatter") return null;
  const other = symbols.findIndex((one) => one !== symbol && one !== "wild");
  const count = other === -1 ? symbols.length : other;
  const tenths = count < 3 ? 0 : PAYS[symbol][count - 3]!;
  return tenths > 0 ? { symbol, count, tenths } : null;
}

function spinAt(stops: number[], multiplier: number): Spin {
  const window = windowOf(stops);
  const lines = LINES.flatMap((rows, line) => {
    const win = lineWin(rows.map((row, reel) => window[reel]![row]!));
    return win ? [{ line, ...win }] : [];
  });
  const scatters = window.flat().filter((symbol) => symbol === "scatter").length;
  return { stops, lines, scatters, tenths: lines.reduce((sum, { tenths }) => sum + tenths, 0) * multiplier };
}

async function spin(draw: Draw, multiplier: number): Promise<Spin> {
  const stops: number[] = [];
  for (const strip of STRIPS) stops.push(await draw(strip.length));
  return spinAt(stops, multiplier);
}

/** A whole round: the paid spin and its free spins, which don't retrigger. */
export async function spinSlot(draw: Draw): Promise<SlotOutcome> {
  const spins = [await spin(draw, 1)];
  if (spins[0]!.scatters >= FREE_SPINS.scatters)
    for (let n = 0; n < FREE_SPINS.count; n++) spins.push(await spin(draw, FREE_SPINS.multiplier));
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
export function slotReturn(): { part: bigint; of: bigint } {
  const counts = STRIPS.map(countsOf);
  const all = STRIPS.reduce((product, strip) => product * BigInt(strip.length), 1n);
  let tenths = 0n;
  const visit = (reel: number, symbols: SlotSymbol[], ways: number): void => {
    if (ways === 0) return;
    if (reel === REELS) {
      tenths += BigInt(ways * (lineWin(symbols)?.tenths ?? 0));
      return;
    }
    SYMBOLS.forEach((symbol, i) => {
      visit(reel + 1, [...symbols, symbol], ways * counts[reel]![i]!);
    });
  };
  visit(0, [], 1);
  const perSpin = tenths * BigInt(LINES.length);
  const free = freeSpinWays() * BigInt(FREE_SPINS.count * FREE_SPINS.multiplier);
  // Each line costs a tenth of the stake; free spins return as much as a paid spin, multiplied.
  return { part: perSpin * (all + free), of: 10n * all * all };
}

/** Number of reel stop combinations that award free spins. */
export function freeSpinWays(): bigint {
  let ways = [1n];
  for (const strip of STRIPS) {
    const showing = BigInt(strip.filter((symbol) => symbol === "scatter").length * ROWS);
    const hidden = BigInt(strip.length) - showing;
    ways = Array.from(
      { length: ways.length + 1 },
      (_, shownCount) => (ways[shownCount] ?? 0n) * hidden + (ways[shownCount - 1] ?? 0n) * showing,
    );
  }
  return ways.slice(FREE_SPINS.scatters).reduce((sum, count) => sum + count, 0n);
}

/** Top prize of a line: five of the highest-paying symbol, and its odds of one in so many spins. */
export function slotTopPrize(): { tenths: number; oneIn: number } {
  const ways = STRIPS.reduce(
    (product, strip) => product * strip.filter((symbol) => symbol === "crown" || symbol === "wild").length,
    1,
  );
  const all = STRIPS.reduce((product, strip) => product * strip.length, 1);
  return { tenths: PAYS.crown[2], oneIn: Math.round(all / (ways * LINES.length)) };
}
