import type { Contribution, Contributions } from "../../contract/bonuses.ts";

type Scope = "categories" | "providers" | "games";
const SCOPES: readonly Scope[] = ["categories", "providers", "games"];

/** Games with the same contribution, except the default. */
export interface ContributionGroup {
  contribution: Contribution;
  members: { scope: Scope; id: string }[];
}

const rank = (contribution: Contribution) => (contribution === "excluded" ? -1 : contribution);

/** Exceptions from the default contribution, highest first and excluded ones last. */
export function contributionGroups(contributions: Contributions): ContributionGroup[] {
  const groups = new Map<Contribution, ContributionGroup>();
  for (const scope of SCOPES)
    for (const [id, contribution] of Object.entries(contributions[scope])) {
      if (contribution === contributions.default) continue;
      const group = groups.get(contribution) ?? { contribution, members: [] };
      group.members.push({ scope, id });
      groups.set(contribution, group);
    }
  return [...groups.values()].toSorted((a, b) => rank(b.contribution) - rank(a.contribution));
}
