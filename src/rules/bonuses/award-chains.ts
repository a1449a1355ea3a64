import type { Award } from "../../contract/awards.ts";

/** An award with those that came from it, oldest first. */
export interface AwardChain {
  award: Award;
  children: AwardChain[];
}

/**
 * Groups awards by what they came from. An award whose parent isn't among them begins a chain itself.
 * @param awards newest first
 * @returns chains, by their first award, newest first
 */
export function chainsOf(awards: readonly Award[]): AwardChain[] {
  const known = new Set(awards.map(({ id }) => id));
  const byParent = Map.groupBy(awards, ({ parent_id }) => parent_id);
  const chainOf = (award: Award): AwardChain => ({
    award,
    children: (byParent.get(award.id) ?? []).map(chainOf).toReversed(),
  });
  return awards.filter(({ parent_id }) => parent_id === null || !known.has(parent_id)).map(chainOf);
}
