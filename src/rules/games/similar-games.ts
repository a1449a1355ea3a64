/** What games are compared by. */
export interface ComparedGame {
  id: number;
  title: string;
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
/** Words in more titles than this say little about a game: "gold", "megaways". */
const MAX_TITLES_OF_WORD = 40;
/** Games that only share a word come first, but a row of them would look like one game. */
const MAX_NAMESAKES = 4;

const sectionOf = ({ categories }: ComparedGame) => SECTIONS.find((section) => categories.includes(section));

/** The words of a title that may name what it is about; short ones don't. */
const wordsOf = ({ title }: ComparedGame) => new Set(title.toLowerCase().match(/\p{L}{4,}/gu));

/** The title's words that only a few other titles have. */
function rareWords(game: ComparedGame, others: readonly ComparedGame[]): string[] {
  const titles = others.map(wordsOf);
  return [...wordsOf(game)].filter(
    (word) => titles.filter((words) => words.has(word)).length <= MAX_TITLES_OF_WORD,
  );
}

/** The games with a score above 0, the highest first; equal ones stay in their order. */
const best = <Game>(games: readonly Game[], scoreOf: (game: Game) => number): Game[] =>
  games
    .map((game) => ({ game, score: scoreOf(game) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ game }) => game);

/**
 * Games of another one's section that are like it, the most alike first: a few that share rare words of its title, such
 * as its sequels; then those of its theme, and then those with the most features in common.
 * @param ranked the catalogue by popularity, which decides between games that are equally alike
 */
export function similarGames<Game extends ComparedGame>(
  game: ComparedGame,
  ranked: readonly Game[],
  count: number,
): Game[] {
  const others = ranked.filter((other) => other.id !== game.id && sectionOf(other) === sectionOf(game));
  const words = rareWords(game, others);
  const features = game.categories.filter((category) => !LABELS.includes(category));
  const namesakes = best(others, (other) => words.filter((word) => wordsOf(other).has(word)).length);
  const alike = best(
    others,
    (other) =>
      (other.theme === game.theme ? features.length + 1 : 0) +
      features.filter((feature) => other.categories.includes(feature)).length,
  );
  return [...new Set([...namesakes.slice(0, MAX_NAMESAKES), ...alike])].slice(0, count);
}
