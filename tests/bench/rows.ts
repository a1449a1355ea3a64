/** One line of the scoreboard. */
export interface Row {
  /** Short stable name, as in the results' JSON: `first.list`. */
  id: string;
  /** Description in the table. */
  name: string;
  /** Format of `value`: `x` is a ratio, empty a count. */
  unit: "x" | "ms" | "%" | "kB" | "";
  /** Median over the rounds; with unit `x`, of paired ratios. */
  value: number;
  /** Minimum and maximum of the rounds. */
  spread: [number, number];
  /** Met if `value` is at most this; with `atLeast`, at least. */
  target: number;
  stretch: number;
  atLeast?: boolean;
  /** Medians of a ratio, or the reason why nothing was measured. */
  note?: string;
}

export interface BenchOptions {
  /** Rounds of each measurement; ratios are taken within a round. */
  rounds: number;
  log: (text: string) => void;
}

/** A part of the bench that can run alone. */
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
