/** Whose message it is, as far as a locked screen must not tell. */
export interface Person {
  email: string;
  /** Nickname, first name, last name. */
  names: readonly (string | null)[];
}

const LATIN = /^\p{Script=Latin}+$/u;
/** Shorter parts of a name are words of every language: "de" or "la" says nothing of anybody. */
const TELLING = 3;

const plain = (text: string): string => text.normalize("NFC").toLowerCase();
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function tellingParts(name: string | null): string[] {
  const parts = wordsOf(name ?? "");
  return parts.filter((part) => !LATIN.test(part) || part.length >= TELLING || parts.length === 1);
}

function hasName(text: string, { email, names }: Person): boolean {
  if (plain(text).includes(plain(email))) return true;
  const words = new Set(wordsOf(text));
  // Other scripts write words without gaps.
  const appears = (part: string) => (LATIN.test(part) ? words.has(part) : plain(text).includes(part));
  return names.flatMap(tellingParts).some(appears);
}

const WORDS = "[Ee]uros?|[Ee]urot|[Dd]ollars?|[Dd]ollari|kroner|krooni";

/** `currencies`: their codes. */
function hasAmount(text: string, currencies: readonly string[]): boolean {
  const codes = ["kr", ...currencies].join("|");
  const before = String.raw`(?:\p{Sc}|\b(?:${codes}))\s*\d`;
  const behind = String.raw`\d[\d.,'’\s]*(?:\p{Sc}|(?:${codes}|${WORDS})\b)`;
  return new RegExp(`${before}|${behind}`, "u").test(text);
}

/** Whether a text may stand on a locked screen: it names neither the player nor an amount of money. */
export function isDiscreet(text: string, person: Person, currencies: readonly string[]): boolean {
  return !hasName(text, person) && !hasAmount(text, currencies);
}
