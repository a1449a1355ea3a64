import type { Contribution, Contributions } from "../../contract/bonuses.ts";

/** The facts of a game that its contribution depends on. */
export interface WageredGame {
  identifier: string;
  provider: string;
  categories: readonly string[];
  /** True if progress made in one round, such as collected symbols, is worth money in a later one. */
  savesState: boolean;
}

/** The lowest of several contributions; `excluded` is below all. */
const lowest = (one: Contribution, other: Contribution): Contribution =>
  one === "excluded" || other === "excluded" ? "excluded" : Math.min(one, other);

const own = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/**
 * Share of a game's stakes that counts, in ten-thousandths. The most specific rule applies: of the game, its provider,
 * its categories (the lowest of several), or the default. Games that save state are excluded: progress
 * paid with bonus money would win after the bonus has ended.
 */
export function contributionOf(contributions: Contributions, game: WageredGame): Contribution {
  if (game.savesState) return "excluded";
  const { games, providers, categories } = contributions;
  const ofCategories = game.categories.flatMap((category) => own(categories, category) ?? []);
  return (
    own(games, game.identifier) ??
    own(providers, game.provider) ??
    (ofCategories.length > 0 ? ofCategories.reduce(lowest) : contributions.default)
  );
}
