/** Word lists for a theme's titles. */
export interface ThemeWords {
  /** Adjectives that fit `things` and `core`. */
  adj: string[];
  /** Names, or roles with a leading "the ". */
  hero: string[];
  /** Phrases after "of", with a leading "the " where needed. */
  place: string[];
  /** Plurals. */
  things: string[];
  /** Singular nouns that can precede another noun. */
  core: string[];
  /** Whole titles. */
  phrase: string[];
}

const KINDS = ["adj", "hero", "place", "things", "core", "phrase"] as const;

/** Parses a word sheet: one `kind: word, word, word` per line. */
export function parseWords(sheet: string): ThemeWords {
  const found = new Map<string, string[]>();
  for (const line of sheet.trim().split("\n")) {
    const [kind, words] = line.trim().split(": ", 2);
    if (kind && words) found.set(kind, words.split(", "));
  }
  const words = (kind: (typeof KINDS)[number]) => {
    const list = found.get(kind);
    if (!list) throw new Error(`Word sheet without ${kind}: ${sheet.slice(0, 40)}`);
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
