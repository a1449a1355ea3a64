/** Letters that decomposition leaves alone, in the spelling people type. */
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

/** What search compares: lower case, no accents, words of letters and digits with one space between. */
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

/** Fewest characters that start a search. */
export const MIN_SEARCH_LENGTH = 3;

/** True when there is enough to search for: three user-perceived characters after trimming. */
export function isSearchable(text: string): boolean {
  const trimmed = text.trim();
  if (typeof Intl !== "undefined" && "Segmenter" in Intl) {
    let count = 0;
    for (const _ of new Intl.Segmenter().segment(trimmed)) if (++count >= MIN_SEARCH_LENGTH) return true;
    return false;
  }
  return [...trimmed].length >= MIN_SEARCH_LENGTH;
}
