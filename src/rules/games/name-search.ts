import type { GameNames } from "../../contract/games.ts";
import { slugify } from "../web/slug.ts";
import { type NamedGame, unpackNames } from "./game-names.ts";
import { searchText } from "./search-text.ts";

export type FoundGame = NamedGame & { seo: string };

/** Search index: games are identified by their index in the list. */
export interface TitleIndex {
  /** Searchable text by game: title, two spaces, provider. */
  texts: string[];
  /** Distinct words of the texts, and for each the indexes of its games. */
  words: string[];
  indexes: number[][];
}

/** Search index on the device. */
export interface NameIndex extends TitleIndex {
  games: NamedGame[];
}

/** Query bounds: each term is compared with every distinct word of the catalogue. */
const MAX_TERMS = 6;
const MAX_TERM_LENGTH = 40;

/**
 * Builds the index of games in order of popularity; takes some milliseconds for ten thousand games, so cache
 * it.
 */
export function indexTitles(games: { title: string; providerTitle: string }[]): TitleIndex {
  const providerTexts = new Map<string, string>();
  const providerText = (title: string) => {
    const text = providerTexts.get(title) ?? searchText(title);
    providerTexts.set(title, text);
    return text;
  };
  const texts = games.map(
    ({ title, providerTitle }) => `${searchText(title)}  ${providerText(providerTitle)}`,
  );
  const indexesByWord = new Map<string, number[]>();
  texts.forEach((text, gameIndex) => {
    for (const word of text.split(" ")) {
      const indexes = indexesByWord.get(word);
      if (indexes) indexes.push(gameIndex);
      else if (word) indexesByWord.set(word, [gameIndex]);
    }
  });
  return { texts, words: [...indexesByWord.keys()], indexes: [...indexesByWord.values()] };
}

/** Builds the index for `searchNames`. */
export function indexNames(names: GameNames): NameIndex {
  const games = unpackNames(names);
  return { games, ...indexTitles(games) };
}

/** Rows of the edit distance table, reused because a search makes thousands of comparisons. */
const rows: [number[], number[], number[]] = [[], [], []];

/** True if `a` and `b` are within `limit` edits (insertion, deletion, substitution, transposition). */
export function isClose(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  const tooFar = limit + 1;
  let [before, previous, row] = rows;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    // Only cells within `limit` of the diagonal can lead to a result within it; cells beyond count as too far.
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    let best = from === 1 ? i : tooFar;
    row[from - 1] = best;
    for (let j = from; j <= to; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1);
      row[j] = value;
      if (value < best) best = value;
    }
    row[to + 1] = tooFar;
    if (best > limit) return false;
    [before, previous, row] = [previous, row, before];
  }
  return previous[b.length]! <= limit;
}

function tolerance(length: number): number {
  if (length < 3) return 0;
  return length < 7 ? 1 : 2;
}

/** True if the word (or, for terms over three letters, its prefix) matches with a typo or two. */
function isNear(word: string, term: string): boolean {
  const limit = tolerance(term.length);
  if (isClose(word, term, limit)) return true;
  return (
    term.length > 3 &&
    word.length > term.length &&
    isClose(word.slice(0, term.length), term, Math.min(limit, 1))
  );
}

/** Terms of one or two letters match only as a prefix, because most words contain them. */
const contains = (word: string, term: string) =>
  term.length < 3 ? word.startsWith(term) : word.includes(term);
const resembles = (word: string, term: string) => contains(word, term) || isNear(word, term);

/**
 * Indexes of the games, in order, that have a matching word for every term. Compares terms with the distinct words,
 * which are far fewer than the words of all games; a term never spans two words.
 */
function findMatches(
  { texts, words, indexes }: TitleIndex,
  terms: string[],
  matches: (word: string, term: string) => boolean,
): number[] {
  /** By game: number of leading terms that match. */
  const matchedTerms = new Uint16Array(texts.length);
  terms.forEach((term, i) => {
    words.forEach((word, w) => {
      if (!matches(word, term)) return;
      for (const gameIndex of indexes[w]!) if (matchedTerms[gameIndex] === i) matchedTerms[gameIndex] = i + 1;
    });
  });
  const found: number[] = [];
  matchedTerms.forEach((count, gameIndex) => {
    if (count === terms.length) found.push(gameIndex);
  });
  return found;
}

/**
 * Place of a game that matches every term: whole words come before words that only start with the text.
 * @param candidate The game's searchable text: title, two spaces, provider.
 */
function rankOf(candidate: string, text: string): 0 | 1 | 2 | 3 | 4 {
  const title = ` ${candidate.slice(0, candidate.indexOf("  "))} `;
  const words = ` ${text} `;
  if (title === words) return 0;
  if (title.startsWith(words)) return 1;
  if (title.includes(words)) return 2;
  return candidate.startsWith(text) ? 3 : 4;
}

/**
 * Indexes of the games for `query`, best first: exact title, its first words, other words of it, title prefix, all
 * terms anywhere; typos only without a match. Ties by popularity. Ignores case, accents and punctuation; an empty
 * query finds nothing.
 */
export function findIndexes(index: TitleIndex, query: string): number[] {
  const text = searchText(query);
  if (!text) return [];
  const terms = text
    .split(" ")
    .slice(0, MAX_TERMS)
    .map((term) => term.slice(0, MAX_TERM_LENGTH));
  const groups: [number[], number[], number[], number[], number[]] = [[], [], [], [], []];
  for (const gameIndex of findMatches(index, terms, contains))
    groups[rankOf(index.texts[gameIndex]!, text)].push(gameIndex);
  const exact = groups.flat();
  return exact.length > 0 ? exact : findMatches(index, terms, resembles);
}

/** The best `limit` games for `query`, and the total number of matches. */
export function searchNames(
  index: NameIndex,
  query: string,
  limit: number,
): { games: FoundGame[]; total: number } {
  const indexes = findIndexes(index, query);
  const games = indexes.slice(0, limit).map((gameIndex) => {
    const game = index.games[gameIndex]!;
    return { ...game, seo: game.seo ?? slugify(game.title) };
  });
  return { games, total: indexes.length };
}
