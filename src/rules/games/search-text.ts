/** Letters that Unicode decomposition doesn't split, spelled as people type them. */
const LETTERS: Record<string, string> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ð: "d",
  þ: "th",
  ł: "l",
  đ: "d",
};

/** Normalised text for search: lower case, no accents, words of letters and digits separated by one space. */
export function searchText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[øæœßðþłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Minimum characters of a search. */
export const MIN_SEARCH_LENGTH = 3;

/** Maximum results of a search; more are counted as "400+". */
export const MAX_SEARCH_RESULTS = 400;

/** True if the trimmed text has at least three user-perceived characters. */
export function isSearchable(text: string): boolean {
  const trimmed = text.trim();
  if (typeof Intl !== "undefined" && "Segmenter" in Intl) {
    let count = 0;
    for (const _ of new Intl.Segmenter().segment(trimmed)) if (++count >= MIN_SEARCH_LENGTH) return true;
    return false;
  }
  return [...trimmed].length >= MIN_SEARCH_LENGTH;
}
