/** The words a theme's titles are built from. */
export interface ThemeWords {
  /** Adjectives that suit `things` and `core`. */
  adj: string[];
  /** Names, or roles with a leading "the ". */
  hero: string[];
  /** What may follow "of", with a leading "the " where English needs it. */
  place: string[];
  /** Plurals. */
  things: string[];
  /** Singular nouns that may stand before another noun. */
  core: string[];
  /** Whole titles. */
  phrase: string[];
}

const KINDS = ["adj", "hero", "place", "things", "core", "phrase"] as const;

/** Reads the word sheets beside this file: one line a kind, `kind: word, word, word`. */
export function parseWords(sheet: string): ThemeWords {
  const found = new Map<string, string[]>();
  for (const line of sheet.trim().split("\n")) {
    const [kind, words] = line.trim().split(": ", 2);
    if (kind && words) found.set(kind, words.split(", "));
  }
  const words = (kind: (typeof KINDS)[number]) => {
    const list = found.get(kind);
    if (!list) throw new Error(`A word sheet lacks ${kind}: ${sheet.slice(0, 40)}`);
    return list;
  };
  return {
    adj: words("adj"),
    hero: words("hero"),
    place: words("place"),
    things: words("things"),
    core: words("core"),
    phrase: words("phrase"),
  };
}
