import type { GameNames } from "../contract/games.ts";
import { searchText } from "./search-text.ts";
import { slugify } from "./slug.ts";

export interface NamedGame {
  id: number;
  title: string;
  seo: string;
  provider: string;
  providerTitle: string;
}

/** The names as search reads them: the normal texts of all games, one a line place by place. */
export interface NameIndex {
  lines: string[];
  /** Searchable text by game: title, two spaces, provider. */
  texts: string[];
  providers: GameNames["providers"];
}

/** Prepares the names for `searchNames`; some milliseconds for ten thousand games, kept by the caller. */
export function indexNames({ games, providers }: GameNames): NameIndex {
  const lines = games.split("\n");
  const providerTexts = providers.map(([, title]) => searchText(title));
  const texts = lines.map((line) => {
    const [title = "", provider = ""] = line.split("\t", 2);
    return `${searchText(title)}  ${providerTexts[Number(provider)] ?? ""}`;
  });
  return { lines, texts, providers };
}

function readGame({ lines, providers }: NameIndex, place: number): NamedGame {
  const [title = "", provider = "0", id = "0", seo] = (lines[place] ?? "").split("\t");
  const [slug, providerTitle] = providers[Number(provider)] ?? ["", ""];
  return { id: Number.parseInt(id, 36), title, seo: seo ?? slugify(title), provider: slug, providerTitle };
}

/** True when `a` and `b` are at most `limit` edits apart (insert, delete, replace, swap of neighbours). */
export function isClose(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1);
      row.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return false;
    before = previous;
    previous = row;
  }
  return previous[b.length]! <= limit;
}

function tolerance(length: number): number {
  if (length < 3) return 0;
  return length < 7 ? 1 : 2;
}

function hasCloseWord(text: string, term: string): boolean {
  const limit = tolerance(term.length);
  return text
    .split(" ")
    .some(
      (word) =>
        isClose(word, term, limit) ||
        (term.length > 3 && isClose(word.slice(0, term.length), term, Math.min(limit, 1))),
    );
}

/**
 * The best `limit` games for `query`, best first: the exact title, titles that begin with it, titles and providers that
 * hold every word; only when there are none, words with typing errors are forgiven. Within a kind, by popularity.
 */
export function searchNames(index: NameIndex, query: string, limit: number): NamedGame[] {
  const text = searchText(query);
  if (!text) return [];
  const terms = text.split(" ");
  const groups: [number[], number[], number[]] = [[], [], []];
  index.texts.forEach((candidate, place) => {
    if (!terms.every((term) => candidate.includes(term))) return;
    const rank = candidate.startsWith(`${text}  `) ? 0 : candidate.startsWith(text) ? 1 : 2;
    groups[rank].push(place);
  });
  const places = groups.flat();
  if (places.length === 0) {
    index.texts.forEach((candidate, place) => {
      if (terms.every((term) => candidate.includes(term) || hasCloseWord(candidate, term)))
        places.push(place);
    });
  }
  return places.slice(0, limit).map((place) => readGame(index, place));
}
