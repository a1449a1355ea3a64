/** Steps of a scale that its texts, with one decimal, show exactly from 0.1: no quarters. */
const STEPS = Array.from({ length: 20 }, (_, i) => i - 8).flatMap((power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
);

/**
 * Values of a chart's gridlines, at most `room` steps from the one below all values to the one above them, with zero
 * among them.
 */
export function gridOf(values: readonly number[], room: number): number[] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values) || (least === 0 ? 1 : 0);
  const boundsIn = (step: number) => [Math.floor(least / step), Math.ceil(most / step)] as const;
  const fits = (step: number) => {
    const [first, last] = boundsIn(step);
    return last - first <= room;
  };
  const step = STEPS.find(fits) ?? most - least;
  const [first, last] = boundsIn(step);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
