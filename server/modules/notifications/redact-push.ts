/** Whose message it is, as far as a locked screen must not tell. */
export interface Person {
  email: string;
  /** Nickname, first name, last name. */
  names: readonly (string | null)[];
}

const LATIN = /^\p{Script=Latin}+$/u;
/** Shorter parts of a name are words of every language: "de" or "la" says nothing of anybody. */
const TELLING = 3;

/** What our languages write behind a name without a mark between. */
const ENDINGS = ["", "s", "es", "le", "lt", "l", "ga", "st", "ni"];

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
  const appears = (part: string) =>
    LATIN.test(part) ? ENDINGS.some((ending) => words.has(part + ending)) : plain(text).includes(part);
  return names.flatMap(tellingParts).some(appears);
}

const WORDS = ["kr", "euro", "euros", "eurot", "dollar", "dollars", "dollari", "kroner", "krooni"];
const MULTIPLES = [
  "k",
  "tsd",
  "tausend",
  "mille",
  "tusen",
  "tuhat",
  "mio",
  "mrd",
  String.raw`milli?on\p{L}*`,
  "miljon",
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `currencies`: their codes, symbols and labels. */
function hasAmount(text: string, currencies: readonly string[]): boolean {
  const units = [...WORDS, ...currencies.filter(Boolean).map(escaped)].join("|");
  const before = String.raw`(?:\p{Sc}|(?<!\p{L})(?:${units}))[\s.:]*\d`;
  const number = String.raw`\d[\d.,'’\s]*[-–]?\s*`;
  const multiple = String.raw`(?:(?:${MULTIPLES.join("|")})\.?\s*)?`;
  const behind = String.raw`${number}${multiple}(?:\p{L}{0,3}\p{Sc}|(?:${units})(?!\p{L}))`;
  return new RegExp(`${before}|${behind}`, "iu").test(text);
}

/** `currencies` by all that they are written as. Whether a text may stand on a locked screen: it names neither the player nor an amount of money. */
export function isDiscreet(text: string, person: Person, currencies: readonly string[]): boolean {
  return !hasName(text, person) && !hasAmount(text, currencies);
}
