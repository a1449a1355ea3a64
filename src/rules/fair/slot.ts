import type { Draw } from "./draw.ts";

/** From the dearest to the cheapest; a wild stands for any of them, a scatter for itself. */
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
type Paying = Exclude<SlotSymbol, "scatter">;

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

/** Reels from the left, each a circle. No window of three shows two scatters. */
export const STRIPS: readonly (readonly SlotSymbol[])[] = [
  "CJQAKGJHQBKAJSQKGAJHKQCJBAQKHJ",
  "GQJKWAHJQBKCAJQSKJGAQHKJBQAKJC",
  "QKJGAWHQJKBAQCJKSAQGJKHAQBJKWJ",
  "JAKQGHJWKQABJKCQAJSKGQHJAKBQJK",
  "KQAJGHKBQJACKQJHSAKQJGBKAQJHKC",
].map((strip) => Array.from(strip, (letter) => LETTERS[letter]!));

/** Rows that each line goes through, from the left. */
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

/** For three, four and five of a kind from the left, in tenths of the stake: one for each line. */
export const PAYS: Record<Paying, readonly [number, number, number]> = {
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

/** Scatters anywhere that give free spins; what those win is multiplied. */
export const FREE_SPINS = { scatters: 3, count: 8, multiplier: 2 };

export interface LineWin {
  line: number;
  symbol: SlotSymbol;
  count: number;
  /** In tenths of the stake. */
  tenths: number;
}

export interface Spin {
  /** Of each reel: the place on its strip that stands in the top row. */
  stops: number[];
  lines: LineWin[];
  scatters: number;
  /** Of all lines, multiplied where the spin was free; in tenths of the stake. */
  tenths: number;
}

export interface SlotOutcome {
  /** The paid one, then the free ones. */
  spins: Spin[];
}

/** What stands in each row of each reel. */
export const windowOf = (stops: readonly number[]): SlotSymbol[][] =>
  stops.map((stop, reel) => {
    const strip = STRIPS[reel]!;
    return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]!);
  });

/** What a line of symbols pays, from the left. */
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

/** A whole round: the paid spin, and the free ones where it gives some. Those give no more. */
export async function spinSlot(draw: Draw): Promise<SlotOutcome> {
  const spins = [await spin(draw, 1)];
  if (spins[0]!.scatters >= FREE_SPINS.scatters)
    for (let n = 0; n < FREE_SPINS.count; n++) spins.push(await spin(draw, FREE_SPINS.multiplier));
  return { spins };
}

/** Minor units that a round pays; the stake is a multiple of ten of them. */
export const slotWin = (stake: bigint, { spins }: SlotOutcome): bigint =>
  (stake / 10n) * BigInt(spins.reduce((sum, { tenths }) => sum + tenths, 0));

/** How often each symbol stands on a reel's strip. */
const countsOf = (strip: readonly SlotSymbol[]) =>
  SYMBOLS.map((symbol) => strip.filter((one) => one === symbol).length);

/**
 * What comes back of all stakes, exactly: a fraction. A line is one symbol of each reel, each place as likely as any
 * other, so that all lines return alike; and how many of the stops show a scatter gives how often spins are free.
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
  // A tenth of the stake for each line; a free round's spins return as much as a paid one, multiplied.
  return { part: perSpin * (all + free), of: 10n * all * all };
}

/** How many of all the reels' stops give free spins. */
export function freeSpinWays(): bigint {
  let ways = [1n];
  for (const strip of STRIPS) {
    const showing = BigInt(strip.filter((symbol) => symbol === "scatter").length * ROWS);
    const hidden = BigInt(strip.length) - showing;
    ways = Array.from(
      { length: ways.length + 1 },
      (_, shown) => (ways[shown] ?? 0n) * hidden + (ways[shown - 1] ?? 0n) * showing,
    );
  }
  return ways.slice(FREE_SPINS.scatters).reduce((sum, count) => sum + count, 0n);
}

/** The dearest line: five of it, and on average one in so many spins. */
export function slotTopPrize(): { tenths: number; oneIn: number } {
  const ways = STRIPS.reduce(
    (product, strip) => product * strip.filter((symbol) => symbol === "crown" || symbol === "wild").length,
    1,
  );
  const all = STRIPS.reduce((product, strip) => product * strip.length, 1);
  return { tenths: PAYS.crown[2], oneIn: Math.round(all / (ways * LINES.length)) };
}
