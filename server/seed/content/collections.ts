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
  /** Skips games that earlier rows begin with, and themes among its last three games. */
  varied: boolean;
  matches: (game: Candidate) => boolean;
}

const inCategory = (id: string) => (game: Candidate) => game.categories.includes(id);
const hasTheme =
  (...themes: Theme[]) =>
  (game: Candidate) =>
    themes.includes(game.theme);
const isSlot = inCategory("pokies");

function rule(id: string, title: string, size: number, has: Rule["matches"], more: Partial<Rule> = {}): Rule {
  return { id, title, size, matches: has, on_lobby: true, sort: "popular", varied: false, ...more };
}

const NOT_ON_LOBBY = { on_lobby: false };
const VARIED = { varied: true };

/** In lobby order. */
const RULES: readonly Rule[] = [
  rule("top", "Top Games", 60, () => true),
  rule("new", "New Releases", 120, (game) => !game.categories.includes("prerelease"), { sort: "new" }),
  rule("recommended", "Recommended", 80, (game) => isSlot(game) && game.id % 7 === 3, VARIED),
  rule("top-10", "Top 10 Pokies", 10, isSlot),
  rule("special", "Only at Apogee", 48, inCategory("exclusive"), VARIED),
  rule("live", "Live Casino", 60, inCategory("live")),
  rule("jackpots", "Jackpots", 60, inCategory("jackpots"), VARIED),
  rule("mystic", "Mystic Jackpots", 90, (game) => isSlot(game) && game.id % 11 === 5),
  rule("megaways-hits", "Megaways Hits", 60, inCategory("megaways"), VARIED),
  rule("crash", "Crash & Instant", 60, inCategory("crash")),
  rule("hold-and-win", "Hold & Win", 60, inCategory("hold-and-win"), VARIED),
  rule("bonus-buy", "Bonus Buy", 60, inCategory("bonus-buy"), VARIED),
  rule("table", "Table Games", 60, inCategory("table")),
  rule(
    "fruit-classics",
    "Fruit & Classics",
    60,
    (game) => isSlot(game) && hasTheme("fruit", "classic")(game),
  ),
  rule("bingo", "Bingo, Keno & Scratch", 60, inCategory("bingo")),
  rule("early-access", "Early Access", 40, inCategory("prerelease"), { ...NOT_ON_LOBBY, sort: "new" }),
  rule("book-club", "Book Club", 60, inCategory("book-games"), NOT_ON_LOBBY),
  rule("on-the-water", "On the Water", 60, hasTheme("fishing", "ocean", "pirates"), NOT_ON_LOBBY),
  rule(
    "wild-animals",
    "Wild Animals",
    60,
    hasTheme("wolves", "bears", "cats", "horses", "bulls"),
    NOT_ON_LOBBY,
  ),
  rule("legends", "Gods & Legends", 60, hasTheme("greece", "vikings", "egypt", "rome"), NOT_ON_LOBBY),
  rule("spooky-nights", "Spooky Nights", 60, hasTheme("halloween", "vampires"), NOT_ON_LOBBY),
  rule("winter-tales", "Winter Tales", 60, hasTheme("christmas", "ice"), NOT_ON_LOBBY),
  rule("game-shows", "Game Shows", 40, inCategory("game-shows"), NOT_ON_LOBBY),
  rule("roulette-room", "Roulette Room", 40, inCategory("roulette"), NOT_ON_LOBBY),
  rule("blackjack-room", "Blackjack Room", 40, inCategory("blackjack"), NOT_ON_LOBBY),
];

export const COLLECTIONS: readonly SeedCollection[] = RULES.map(({ id, title, on_lobby, sort }, index) => ({
  id,
  title,
  order: (index + 1) * 10,
  on_lobby,
  sort,
}));

/** Maximum share of one studio in a collection, for variety. */
const MAX_STUDIO_SHARE = 0.12;
const UNCAPPED_COLLECTIONS = [
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

/** Games that a row shows before it's scrolled on the widest screens. */
const ROW_HEAD = 8;
/** Games of a varied row with different themes, one after another. */
const THEME_DISTANCE = 4;

/** Collection ids by game id. `games` come in order of popularity. */
export function chooseCollections(games: readonly Candidate[]): Map<number, string[]> {
  const collectionsByGame = new Map<number, string[]>();
  const byAge = games.toSorted(
    (a, b) => b.released_at.localeCompare(a.released_at) || a.popularity - b.popularity,
  );
  const heads = new Set<number>();
  for (const rule of RULES) {
    const chosen = firstOf(rule.sort === "new" ? byAge : games, rule, heads);
    if (rule.on_lobby) for (const { id } of chosen.slice(0, ROW_HEAD)) heads.add(id);
    for (const { id } of chosen) {
      const ids = collectionsByGame.get(id);
      if (ids) ids.push(rule.id);
      else collectionsByGame.set(id, [rule.id]);
    }
  }
  return collectionsByGame;
}

function firstOf(games: readonly Candidate[], rule: Rule, heads: ReadonlySet<number>): Candidate[] {
  const cap = UNCAPPED_COLLECTIONS.includes(rule.id) ? rule.size : Math.ceil(rule.size * MAX_STUDIO_SHARE);
  const chosenGames: Candidate[] = [];
  const countByProvider = new Map<string, number>();
  const isRepeated = ({ id, theme }: Candidate) =>
    heads.has(id) || chosenGames.slice(1 - THEME_DISTANCE).some((game) => game.theme === theme);
  for (const game of games) {
    if (chosenGames.length >= rule.size) break;
    const count = countByProvider.get(game.provider) ?? 0;
    if (count >= cap || !rule.matches(game) || (rule.varied && isRepeated(game))) continue;
    countByProvider.set(game.provider, count + 1);
    chosenGames.push(game);
  }
  return chosenGames;
}
