import { searchText } from "../../../src/rules/games/search-text.ts";

/** Typing errors in rotation: a letter omitted, doubled, swapped with its neighbour, or replaced. */
const TYPOS: ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.slice(at - 1),
  (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  (word, at) => `${word.slice(0, at)}e${word.slice(at + 1)}`,
];

/**
 * Distinct search terms for these titles: whole words, prefixes, two words, and one in four with a typing error.
 * Deterministic.
 */
export function typedTerms(titles: string[], count = 400): string[] {
  const terms = new Set<string>();
  // A step that is coprime to most lengths visits the whole catalogue, popular and unpopular games.
  for (let i = 0; terms.size < count && i < titles.length; i++) {
    const words = searchText(titles[(i * 101) % titles.length]!).split(" ");
    const word = words.find((candidate) => candidate.length >= 5) ?? words[0]!;
    const kind = i % 4;
    if (kind === 0) terms.add(word);
    else if (kind === 1) terms.add(word.slice(0, 3 + (i % 3)));
    else if (kind === 2) terms.add(words.slice(0, 2).join(" "));
    else terms.add(word.length >= 5 ? TYPOS[(i >> 2) % TYPOS.length]!(word, 2 + (i % 2)) : word);
  }
  return [...terms].filter((term) => term.length >= 3);
}
