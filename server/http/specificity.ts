/** 0 for a fixed segment of a path, 1 for a parameter, 2 for what takes several segments. */
const rankOf = (segment: string): number =>
  segment === "*" || /\{.*\.[*+].*\}/.test(segment) ? 2 : segment.startsWith(":") ? 1 : 0;

const ranksOf = (path: string): number[] => path.split("/").slice(1).map(rankOf);

/** Compares paths that fit one address: negative where `a` is the more specific one, by the first segment that differs. */
export function compareSpecificity(a: string, b: string): number {
  const [ranksOfA, ranksOfB] = [ranksOf(a), ranksOf(b)];
  for (const [at, rank] of ranksOfA.entries()) {
    // A path that ends here takes the rest of the address by its last segment.
    const difference = rank - (ranksOfB[at] ?? 2);
    if (difference !== 0) return difference;
  }
  return ranksOfB.length - ranksOfA.length;
}
