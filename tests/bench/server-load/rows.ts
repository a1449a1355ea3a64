import { median, type Part, type Row, summarise } from "../rows.ts";

export type Goal = Pick<Row, "id" | "name" | "target" | "stretch" | "atLeast" | "note">;

export function written(value: number): string {
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

/** A ratio taken inside each round; the medians behind it, in `unit`, are its note. */
export function ratioRow({ note, ...goal }: Goal, ours: number[], theirs: number[], unit: string): Row {
  const medians = `${written(median(ours))} to ${written(median(theirs))} ${unit}`;
  return {
    ...goal,
    unit: "x",
    ...summarise(ours.map((value, round) => value / theirs[round]!)),
    note: note ? `${medians}; ${note}` : medians,
  };
}

/** Runs `measures` once in each round, in turns from either end, so that none always comes after the same one. */
export async function interleaved<K extends string>(
  rounds: number,
  measures: Record<K, (round: number) => Promise<void> | void>,
): Promise<void> {
  const names = Object.keys(measures) as K[];
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 ? names.toReversed() : names) await measures[name](round);
  }
}

function isMet({ value, target, atLeast }: Row): boolean {
  return atLeast ? value >= target : value <= target;
}

function line(row: Row): string {
  const spread = row.spread.map(written).join("-");
  const goal = `${row.atLeast ? ">=" : "<="} ${row.target}/${row.stretch}`;
  const verdict = isMet(row) ? "met " : "MISSED";
  return `${verdict} ${row.id} = ${written(row.value)} ${row.unit} (${spread}; ${goal}) ${row.note ?? ""}`;
}

/** `node tests/bench/<part>.ts [rounds]`: one part by itself, without the table of a whole run. */
export async function runAlone(part: Part): Promise<void> {
  const log = (text: string) => void process.stdout.write(`${text}\n`);
  const rows = await part({ rounds: Number(process.argv[2] ?? 3), log });
  for (const row of rows) log(line(row));
}
