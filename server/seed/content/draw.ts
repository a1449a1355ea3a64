/** A stream of numbers in [0, 1), as `randomStream` gives. */
export type Draw = () => number;

export function pick<T>(list: readonly T[], draw: Draw): T {
  const item = list[Math.floor(draw() * list.length)];
  if (item === undefined) throw new Error("Can't pick from an empty list");
  return item;
}

/** Picks a key with a chance in proportion to its weight; weights need not sum to one. */
export function pickWeighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>, draw: Draw): K {
  const entries = Object.entries(weights) as [K, number][];
  let rest = draw() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    rest -= weight;
    if (rest < 0) return key;
  }
  return entries[entries.length - 1]![0];
}

/** A whole number from `low` to `high`, both included. */
export function between(low: number, high: number, draw: Draw): number {
  return low + Math.floor(draw() * (high - low + 1));
}
