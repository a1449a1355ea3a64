import type { GameNames } from "../../contract/games.ts";
import { slugify } from "../addresses/slug.ts";
import { type NamedGame, unpackNames } from "./game-names.ts";
import { searchText } from "./search-text.ts";

export type FoundGame = NamedGame & { seo: string };

/** Games as search reads them, by their place in the list: the words of their titles and providers. */
export interface TitleIndex {
  /** Searchable text by game: title, two spaces, provider. */
  texts: string[];
  /** Every word of the texts once, and beside it the places of the games that have it. */
  words: string[];
  places: number[][];
}

/** What is searched on the device. */
export interface NameIndex extends TitleIndex {
  games: NamedGame[];
}

/** So much of a query counts: nobody types more, and each word costs a look at every word of the catalogue. */
const MAX_TERMS = 6;
const MAX_TERM_LENGTH = 40;

/** Prepares games, in order of popularity, for `findPlaces`; some milliseconds for ten thousand, kept by the caller. */
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
  const places = new Map<string, number[]>();
  texts.forEach((text, place) => {
    for (const word of text.split(" ")) {
      const known = places.get(word);
      if (known) known.push(place);
      else if (word) places.set(word, [place]);
    }
  });
  return { texts, words: [...places.keys()], places: [...places.values()] };
}

/** Prepares the names for `searchNames`. */
export function indexNames(names: GameNames): NameIndex {
  const games = unpackNames(names);
  return { games, ...indexTitles(games) };
}

/** Three rows of a distance table, used again by every comparison: a search makes thousands of them. */
const rows: [number[], number[], number[]] = [[], [], []];

/** True when `a` and `b` are at most `limit` edits apart (insert, delete, replace, swap of neighbours). */
export function isClose(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  const tooFar = limit + 1;
  let [before, previous, row] = rows;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    // Only cells within `limit` of the diagonal can lead to an end within it; their neighbours count as too far.
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

/** The word, or for more than three letters its beginning, is the term with a typing error or two. */
function isNear(word: string, term: string): boolean {
  const limit = tolerance(term.length);
  if (isClose(word, term, limit)) return true;
  return (
    term.length > 3 &&
    word.length > term.length &&
    isClose(word.slice(0, term.length), term, Math.min(limit, 1))
  );
}

/** One or two letters stand inside of most words; they mean a beginning. */
const holds = (word: string, term: string) => (term.length < 3 ? word.startsWith(term) : word.includes(term));
const resembles = (word: string, term: string) => holds(word, term) || isNear(word, term);

/**
 * Places of the games that have a fitting word for every term, in their order. A term is compared with each word once
 * instead of with each game: there are many more games than words, and a term has no space that could span two.
 */
function placesWith(
  { texts, words, places }: TitleIndex,
  terms: string[],
  fits: (word: string, term: string) => boolean,
): number[] {
  /** By place: how many of the terms, from the first one on, the game has. */
  const fitting = new Uint16Array(texts.length);
  terms.forEach((term, i) => {
    words.forEach((word, w) => {
      if (!fits(word, term)) return;
      for (const place of places[w]!) if (fitting[place] === i) fitting[place] = i + 1;
    });
  });
  const found: number[] = [];
  fitting.forEach((count, place) => {
    if (count === terms.length) found.push(place);
  });
  return found;
}

/**
 * Places of the games for `query`, best first: the exact title, titles that begin with it, titles and providers that
 * hold every word; only when there are none, words with typing errors are forgiven. Within a kind, by popularity. Case,
 * accents and punctuation do not count. An empty query finds nothing.
 */
export function findPlaces(index: TitleIndex, query: string): number[] {
  const text = searchText(query);
  if (!text) return [];
  const terms = text
    .split(" ")
    .slice(0, MAX_TERMS)
    .map((term) => term.slice(0, MAX_TERM_LENGTH));
  const groups: [number[], number[], number[]] = [[], [], []];
  for (const place of placesWith(index, terms, holds)) {
    const candidate = index.texts[place]!;
    const rank = candidate.startsWith(`${text}  `) ? 0 : candidate.startsWith(text) ? 1 : 2;
    groups[rank].push(place);
  }
  const exact = groups.flat();
  return exact.length > 0 ? exact : placesWith(index, terms, resembles);
}

/** The best `limit` games for `query`, best first, and how many there are. */
export function searchNames(
  index: NameIndex,
  query: string,
  limit: number,
): { games: FoundGame[]; total: number } {
  const places = findPlaces(index, query);
  const games = places.slice(0, limit).map((place) => {
    const game = index.games[place]!;
    return { ...game, seo: game.seo ?? slugify(game.title) };
  });
  return { games, total: places.length };
}
