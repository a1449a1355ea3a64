/** Personal data that must not appear on a lock screen. */
export interface Person {
  email: string;
  /** Nickname, first name, last name. */
  names: readonly (string | null)[];
}

const LATIN = /^\p{Script=Latin}+$/u;
/** Minimum length of an identifying part of a name: shorter ones such as "de" or "la" are common words. */
const MIN_NAME_LENGTH = 3;

/** Endings that our languages attach to names. */
const ENDINGS = ["", "s", "es", "le", "lt", "l", "ga", "st", "ni"];

const normalize = (text: string): string => text.normalize("NFC").toLowerCase();
const wordsOf = (text: string): string[] =>
  normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function identifyingParts(name: string | null): string[] {
  const parts = wordsOf(name ?? "");
  return parts.filter((part) => !LATIN.test(part) || part.length >= MIN_NAME_LENGTH || parts.length === 1);
}

function hasName(text: string, { email, names }: Person): boolean {
  if (normalize(text).includes(normalize(email))) return true;
  const words = new Set(wordsOf(text));
  // In other scripts, search the whole text: some have no spaces between words.
  const appears = (part: string) =>
    LATIN.test(part) ? ENDINGS.some((ending) => words.has(part + ending)) : normalize(text).includes(part);
  return names.flatMap(identifyingParts).some(appears);
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

/** @param currencies codes, symbols and labels */
function hasAmount(text: string, currencies: readonly string[]): boolean {
  const units = [...WORDS, ...currencies.filter(Boolean).map(escaped)].join("|");
  const unitThenNumber = String.raw`(?:\p{Sc}|(?<!\p{L})(?:${units}))[\s.:]*\d`;
  const number = String.raw`\d[\d.,'’\s]*[-–]?\s*`;
  const multiple = String.raw`(?:(?:${MULTIPLES.join("|")})\.?\s*)?`;
  const numberThenUnit = String.raw`${number}${multiple}(?:\p{L}{0,3}\p{Sc}|(?:${units})(?!\p{L}))`;
  return new RegExp(`${unitThenNumber}|${numberThenUnit}`, "iu").test(text);
}

/**
 * True if a text may appear on a lock screen: it names neither the player nor an amount.
 * @param currencies codes, symbols and labels
 */
export function isSafeForLockScreen(text: string, person: Person, currencies: readonly string[]): boolean {
  return !hasName(text, person) && !hasAmount(text, currencies);
}
