/** 0 for a fixed path segment, 1 for a parameter, 2 for a wildcard. */
const rankOf = (segment: string): number =>
  segment === "*" || /\{.*\.[*+].*\}/.test(segment) ? 2 : segment.startsWith(":") ? 1 : 0;

const ranksOf = (path: string): number[] => path.split("/").slice(1).map(rankOf);

/** Compares paths that match the same address; negative if `a` is more specific. */
export function compareSpecificity(a: string, b: string): number {
  const [ranksOfA, ranksOfB] = [ranksOf(a), ranksOf(b)];
  for (const [at, rank] of ranksOfA.entries()) {
    // A shorter path matches the rest with its wildcard.
    const difference = rank - (ranksOfB[at] ?? 2);
    if (difference !== 0) return difference;
  }
  return ranksOfB.length - ranksOfA.length;
}
