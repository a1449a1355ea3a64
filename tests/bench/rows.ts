/** One line of the scoreboard. */
export interface Row {
  /** Short stable name, as in the results' JSON: `first.list`. */
  id: string;
  /** What is measured, for the table. */
  name: string;
  /** How `value` is written: `x` a ratio, `ms`, `%`, `kB`, or a plain count. */
  unit: "x" | "ms" | "%" | "kB" | "";
  /** Median over the rounds; of paired ratios where the unit is `x`. */
  value: number;
  /** Smallest and largest of the rounds. */
  spread: [number, number];
  /** Met when `value` is at most this; with `atLeast`, at least. */
  target: number;
  stretch: number;
  atLeast?: boolean;
  /** Medians behind a ratio, or what stood in the way. */
  note?: string;
}

export interface BenchOptions {
  /** Rounds of each measurement; ratios are taken inside a round. */
  rounds: number;
  log: (text: string) => void;
}

/** A part of the bench that can be run alone. */
export type Part = (options: BenchOptions) => Promise<Row[]>;

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Median and spread of the rounds' values. */
export function summarise(values: number[]): Pick<Row, "value" | "spread"> {
  return { value: median(values), spread: [Math.min(...values), Math.max(...values)] };
}
