import { median, type Row, summarise } from "./rows.ts";
import { formatSignificant } from "./verdict.ts";

/** A row without its measurement. */
export type Goal = Pick<Row, "id" | "name" | "target" | "stretch" | "atLeast" | "note">;

/** Runs every task once per round, alternating the direction, so that none always follows the same one. */
export async function interleaved<Name extends string>(
  rounds: number,
  measures: Record<Name, (round: number) => Promise<void> | void>,
  prepare?: () => Promise<void>,
): Promise<void> {
  const names = Object.keys(measures) as Name[];
  for (let round = 0; round < rounds; round++) {
    await prepare?.();
    for (const name of round % 2 ? names.toReversed() : names) await measures[name](round);
  }
}

/** Results of every task, by round; `prepare` runs before each round. */
export async function inRounds<Name extends string, Result>(
  rounds: number,
  measures: Record<Name, () => Promise<Result>>,
  prepare?: () => Promise<void>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(measures) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  const steps = names.map((name) => [name, async () => void results[name].push(await measures[name]())]);
  const tasks = Object.fromEntries(steps) as Record<Name, () => Promise<void>>;
  await interleaved(rounds, tasks, prepare);
  return results;
}

/** Ratios within a round, so that shared noise cancels out. The note gives the medians. */
export function ratioRow({ note, ...goal }: Goal, ours: number[], baselines: number[], unit: string): Row {
  const medians = `${formatSignificant(median(ours))} to ${formatSignificant(median(baselines))} ${unit}`;
  return {
    ...goal,
    unit: "x",
    ...summarise(ours.map((value, round) => value / baselines[round]!)),
    note: note ? `${medians}; ${note}` : medians,
  };
}
