import type { Volatility } from "../../contract/list-options.ts";
import type { SlotSymbol, SlotTable } from "./slot.ts";

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

const stripsOf = (...strips: string[]): SlotSymbol[][] =>
  strips.map((strip) => Array.from(strip, (letter) => LETTERS[letter]!));

const TEN_LINES = [
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
const TWENTY_LINES = [
  ...TEN_LINES,
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
];
const THIRTY_LINES = [
  ...TWENTY_LINES,
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [0, 2, 1, 2, 0],
  [2, 0, 1, 0, 2],
  [0, 1, 2, 2, 2],
];

/** The first table, with ten lines. */
export const CLASSIC: SlotTable = {
  strips: stripsOf(
    "CJQAKGJHQBKAJSQKGAJHKQCJBAQKHJ",
    "GQJKWAHJQBKCAJQSKJGAQHKJBQAKJC",
    "QKJGAWHQJKBAQCJKSAQGJKHAQBJKWJ",
    "JAKQGHJWKQABJKCQAJSKGQHJAKBQJK",
    "KQAJGHKBQJACKQJHSAKQJGBKAQJHKC",
  ),
  lines: TEN_LINES,
  pays: {
    wild: [0, 0, 0],
    crown: [60, 400, 5_000],
    gem: [45, 200, 1_000],
    bell: [35, 120, 500],
    horn: [28, 100, 400],
    ace: [14, 50, 200],
    king: [12, 40, 150],
    queen: [10, 35, 120],
    jack: [9, 25, 100],
  },
  freeSpins: { scatters: 3, count: 8, multiplier: 2 },
};

/** Five lines, and many small prizes. */
const ORCHARD: SlotTable = {
  strips: stripsOf(
    "AQJKAQJKQBJKHJABCQKHAKJQAGQSJK",
    "QKJQKJBQKAQHJSKAJQHKJWQAJGACBA",
    "AQSAJCKGJAWKBQKAJBKJQKJAQJHKQH",
    "ACKJAKJAQSKQWHGKQJAQJHAKJBQKBQ",
    "GAKQJKAJQKSBAQJAQKHQBJQAHKACJK",
  ),
  lines: TEN_LINES.slice(0, 5),
  pays: {
    wild: [0, 0, 0],
    crown: [200, 600, 2_000],
    gem: [150, 350, 1_000],
    bell: [100, 250, 600],
    horn: [90, 200, 500],
    ace: [44, 85, 180],
    king: [38, 75, 150],
    queen: [32, 60, 120],
    jack: [27, 50, 100],
  },
  freeSpins: { scatters: 3, count: 8, multiplier: 1 },
};

/** Twenty lines, and a prize in every other spin. */
const GARDEN: SlotTable = {
  strips: stripsOf(
    "JKAQKJCBQAJQKHQSGJABJKAJKQAHKQ",
    "JKQAJHBQAJQKJGWSAJKAQKBJKQAHCQ",
    "KBQKJQHJKACJAWBAQKHJKQAKQJGASJ",
    "BJAKJHQKJGSQJHAKWQACKQJBKQAKQA",
    "JCAQKAGQAKQSJKQJKAHQJKABQHJBAK",
  ),
  lines: TWENTY_LINES,
  pays: {
    wild: [0, 0, 0],
    crown: [50, 250, 2_500],
    gem: [40, 150, 800],
    bell: [30, 80, 350],
    horn: [25, 60, 250],
    ace: [10, 21, 70],
    king: [8, 19, 60],
    queen: [7, 14, 50],
    jack: [5, 12, 42],
  },
  freeSpins: { scatters: 3, count: 8, multiplier: 1 },
};

/** Thirty lines. */
const HARBOUR: SlotTable = {
  strips: stripsOf(
    "HBKJQGAJHQJKQABJKQHKJGSQCJAKQA",
    "AWJBAKBGQKJQKHACKGSQHJKQHJQAJQ",
    "JAKJQACJGBHQJKWAJGSQHBKJQKHAQK",
    "CGHAJHQGBKJQSKQAWJQKJQKJHABQAK",
    "HACKJQAGHQKJQGAJKQSJQBJQAKBHKJ",
  ),
  lines: THIRTY_LINES,
  pays: {
    wild: [0, 0, 0],
    crown: [50, 300, 10_000],
    gem: [30, 120, 1_500],
    bell: [20, 60, 500],
    horn: [13, 45, 250],
    ace: [7, 16, 70],
    king: [6, 13, 50],
    queen: [3, 10, 40],
    jack: [3, 9, 30],
  },
  freeSpins: { scatters: 3, count: 10, multiplier: 1 },
};

/** Fifteen lines, and two jokers on each reel in the middle. */
const JOKERS: SlotTable = {
  strips: stripsOf(
    "QJKQHGJQAKJAHQKAJKQJSHGBQKAJCB",
    "KAWKHJQKGSACQHAQWKJHGJQBAJKQJB",
    "JKCHJWKHQKJQHGBSJAQJAKGJAQBWQA",
    "JWQJAKQAHQBHQAJKBWHKQJGKSAJKGC",
    "JAQKHJGBQGKAJKQJBKJQAKQJHAQSCH",
  ),
  lines: TWENTY_LINES.slice(0, 15),
  pays: {
    wild: [0, 0, 0],
    crown: [50, 250, 8_000],
    gem: [30, 130, 1_000],
    bell: [25, 90, 400],
    horn: [18, 55, 250],
    ace: [9, 25, 80],
    king: [7, 18, 60],
    queen: [5, 14, 45],
    jack: [4, 12, 35],
  },
  freeSpins: { scatters: 3, count: 8, multiplier: 2 },
};

/** Five lines, rare prizes and the largest one. */
const COMET: SlotTable = {
  strips: stripsOf(
    "JQGAJKBSKQBJKHBGJAQCKAQKAJQHJQSAQJHK",
    "QJGHAQJKQJAQBKWQGJBCAKJQASHJKAJKHQBK",
    "BAQJKHQGCQJAGJBQKJBKAJHQKHAJKSWJQKAQ",
    "QBKJAKQJHQAJQWAHKJBKAJQKSGQKHBQJCAGJ",
    "SHBGJQACKBQJAHJKQAJKBAQHKQAJKSJQKGJQ",
  ),
  lines: TEN_LINES.slice(0, 5),
  pays: {
    wild: [0, 0, 0],
    crown: [300, 3_000, 50_000],
    gem: [160, 1_000, 8_000],
    bell: [90, 400, 3_000],
    horn: [60, 250, 1_500],
    ace: [26, 90, 450],
    king: [20, 75, 350],
    queen: [15, 50, 200],
    jack: [12, 40, 150],
  },
  freeSpins: { scatters: 3, count: 12, multiplier: 3 },
};

/** Twenty lines, and free spins that pay five times as much. */
const DRAGON: SlotTable = {
  strips: stripsOf(
    "KJQKBQJGKQJHAQCHJAKQJKAHJBGSAQ",
    "AQKHBQKJGBAQCSGQJKQHAJQHKJAKWJ",
    "HJKAJWAQHJAQBKQCJKHQBJQGSKAJGK",
    "AQCJWSKQAKJGBQJAQHKJHAQBKQHKJG",
    "KJAQKCJQAJHSQBAKJQKAHQKJGQJBGH",
  ),
  lines: TWENTY_LINES,
  pays: {
    wild: [0, 0, 0],
    crown: [60, 900, 30_000],
    gem: [35, 300, 5_000],
    bell: [20, 130, 1_600],
    horn: [18, 80, 650],
    ace: [5, 18, 105],
    king: [3, 14, 90],
    queen: [2, 10, 55],
    jack: [2, 8, 40],
  },
  freeSpins: { scatters: 3, count: 8, multiplier: 5 },
};

/**
 * All tables, in the order of their versions from 1. Below a standard deviation of 3 stakes a round, volatility is low,
 * above 6 high.
 */
export const SLOT_TABLES: readonly { table: SlotTable; since: string; volatility: Volatility }[] = [
  { table: CLASSIC, since: "2026-11-22", volatility: "medium" },
  { table: ORCHARD, since: "2026-11-27", volatility: "low" },
  { table: GARDEN, since: "2026-11-27", volatility: "low" },
  { table: HARBOUR, since: "2026-11-27", volatility: "medium" },
  { table: JOKERS, since: "2026-11-27", volatility: "medium" },
  { table: COMET, since: "2026-11-27", volatility: "high" },
  { table: DRAGON, since: "2026-11-27", volatility: "high" },
];

/** @throws RangeError for an unknown version */
export function slotTable(version: number): SlotTable {
  const found = SLOT_TABLES[version - 1];
  if (!found) throw new RangeError(`no slot version ${version}`);
  return found.table;
}
