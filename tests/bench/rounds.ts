import { median, type Row, summarise } from "./rows.ts";
import { written } from "./verdict.ts";

/** A row without what is measured. */
export type Goal = Pick<Row, "id" | "name" | "target" | "stretch">;

/** Does everything once a round, each second round in the opposite order, so that nothing always comes first. */
export async function inRounds<Name extends string, Result>(
  rounds: number,
  measures: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(measures) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 ? names.toReversed() : names) results[name].push(await measures[name]());
  }
  return results;
}

/** Ratios of what was measured in the same round; their noise is the same and falls out. */
export function ratioRow(goal: Goal, ours: number[], floors: number[], unit: string): Row {
  return {
    ...goal,
    unit: "x",
    ...summarise(ours.map((value, round) => value / floors[round]!)),
    note: `${written(median(ours))} to ${written(median(floors))} ${unit}`,
  };
}
