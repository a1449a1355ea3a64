import type { Theme } from "../../../src/rules/games/themes.ts";
import type { SeedCollection, SeedGame, SortOrder } from "./catalogue-types.ts";

/** The fields that collections are chosen by. */
type Candidate = Pick<
  SeedGame,
  "id" | "kind" | "theme" | "categories" | "popularity" | "released_at" | "provider"
>;

interface Rule {
  id: string;
  title: string;
  on_lobby: boolean;
  sort: SortOrder;
  size: number;
  has: (game: Candidate) => boolean;
}

const inCategory = (id: string) => (game: Candidate) => game.categories.includes(id);
const about =
  (...themes: Theme[]) =>
  (game: Candidate) =>
    themes.includes(game.theme);
const isSlot = inCategory("pokies");

function rule(id: string, title: string, size: number, has: Rule["has"], more: Partial<Rule> = {}): Rule {
  return { id, title, size, has, on_lobby: true, sort: "popular", ...more };
}

const OFF = { on_lobby: false };

/** In lobby order. */
const RULES: readonly Rule[] = [
  rule("top", "Top Games", 60, () => true),
  rule("new", "New Releases", 120, (game) => !game.categories.includes("prerelease"), { sort: "new" }),
  rule("recommended", "Recommended", 80, (game) => isSlot(game) && game.id % 7 === 3),
  rule("special", "Only at Apogee", 48, inCategory("exclusive")),
  rule("live", "Live Casino", 60, inCategory("live")),
  rule("jackpots", "Jackpots", 60, inCategory("jackpots")),
  rule("mystic", "Mystic Jackpots", 90, (game) => isSlot(game) && game.id % 11 === 5),
  rule("megaways-hits", "Megaways Hits", 60, inCategory("megaways")),
  rule("crash", "Crash & Instant", 60, inCategory("crash")),
  rule("hold-and-win", "Hold & Win", 60, inCategory("hold-and-win")),
  rule("bonus-buy", "Bonus Buy", 60, inCategory("bonus-buy")),
  rule("table", "Table Games", 60, inCategory("table")),
  rule("fruit-classics", "Fruit & Classics", 60, (game) => isSlot(game) && about("fruit", "classic")(game)),
  rule("bingo", "Bingo, Keno & Scratch", 60, inCategory("bingo")),
  rule("early-access", "Early Access", 40, inCategory("prerelease"), { ...OFF, sort: "new" }),
  rule("book-club", "Book Club", 60, inCategory("book-games"), OFF),
  rule("on-the-water", "On the Water", 60, about("fishing", "ocean", "pirates"), OFF),
  rule("wild-animals", "Wild Animals", 60, about("wolves", "bears", "cats", "horses", "bulls"), OFF),
  rule("legends", "Gods & Legends", 60, about("greece", "vikings", "egypt", "rome"), OFF),
  rule("spooky-nights", "Spooky Nights", 60, about("halloween", "vampires"), OFF),
  rule("winter-tales", "Winter Tales", 60, about("christmas", "ice"), OFF),
  rule("game-shows", "Game Shows", 40, inCategory("game-shows"), OFF),
  rule("roulette-room", "Roulette Room", 40, inCategory("roulette"), OFF),
  rule("blackjack-room", "Blackjack Room", 40, inCategory("blackjack"), OFF),
];

export const COLLECTIONS: readonly SeedCollection[] = RULES.map(({ id, title, on_lobby, sort }, index) => ({
  id,
  title,
  order: (index + 1) * 10,
  on_lobby,
  sort,
}));

/** Maximum share of one studio in a collection, for variety. */
const MOST_OF_ONE_STUDIO = 0.12;
const ONE_HAND_IS_FINE = [
  "live",
  "book-club",
  "winter-tales",
  "game-shows",
  "roulette-room",
  "blackjack-room",
  "table",
  "crash",
  "bingo",
];

/** Collection ids by game id. `games` come in order of popularity. */
export function chooseCollections(games: readonly Candidate[]): Map<number, string[]> {
  const collectionsByGame = new Map<number, string[]>();
  const byAge = games.toSorted(
    (a, b) => b.released_at.localeCompare(a.released_at) || a.popularity - b.popularity,
  );
  for (const { id, sort, size, has } of RULES) {
    const cap = ONE_HAND_IS_FINE.includes(id) ? size : Math.ceil(size * MOST_OF_ONE_STUDIO);
    for (const game of firstOf(sort === "new" ? byAge : games, size, cap, has)) {
      const ids = collectionsByGame.get(game.id);
      if (ids) ids.push(id);
      else collectionsByGame.set(game.id, [id]);
    }
  }
  return collectionsByGame;
}

function firstOf(games: readonly Candidate[], size: number, cap: number, has: Rule["has"]): Candidate[] {
  const chosenIds: Candidate[] = [];
  const hands = new Map<string, number>();
  for (const game of games) {
    if (chosenIds.length >= size) break;
    const count = hands.get(game.provider) ?? 0;
    if (count >= cap || !has(game)) continue;
    hands.set(game.provider, count + 1);
    chosenIds.push(game);
  }
  return chosenIds;
}
