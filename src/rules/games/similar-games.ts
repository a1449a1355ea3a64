/** What games are compared by. */
export interface ComparedGame {
  id: number;
  theme: string;
  categories: readonly string[];
}

const SECTIONS: readonly string[] = ["pokies", "live", "table"];
/** Categories that say nothing about how a game plays. */
const LABELS: readonly string[] = [
  ...SECTIONS,
  "animated",
  "exclusive",
  "prerelease",
  "pragmatic-drop-wins",
  "pragmatic-drop-wins-live",
];

const sectionOf = ({ categories }: ComparedGame) => SECTIONS.find((section) => categories.includes(section));

/**
 * Games like another one, the most alike first: of its section, with its theme before others, and then with the most
 * features in common. Games that share neither aren't like it.
 * @param ranked the catalogue by popularity, which decides between games that are equally alike
 */
export function similarGames<Game extends ComparedGame>(
  game: ComparedGame,
  ranked: readonly Game[],
  count: number,
): Game[] {
  const features = game.categories.filter((category) => !LABELS.includes(category));
  const likeness = (other: Game) =>
    (other.theme === game.theme ? features.length + 1 : 0) +
    features.filter((feature) => other.categories.includes(feature)).length;
  return ranked
    .filter((other) => other.id !== game.id && sectionOf(other) === sectionOf(game))
    .map((other) => ({ other, likeness: likeness(other) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ other }) => other);
}
