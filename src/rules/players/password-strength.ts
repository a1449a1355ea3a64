import { PASSWORD } from "./field-rules.ts";

/** From `0` (easily guessed) to `3` (hard to guess). */
export type PasswordStrength = 0 | 1 | 2 | 3;

/** Stems of the most used passwords; the server checks a longer list. */
const COMMON =
  /password|passwort|passord|motdepasse|parool|qwert[yz]|azerty|letmein|welcome|iloveyou|monkey|dragon|football|baseball|superman|princess|sunshine|casino|admin|abc123|trustno1/;

const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/** Bits of guessing work above which a password reaches the strengths 1, 2 and 3. */
const STEPS = [34, 52, 70];
/** Guesses of one more character by its number of classes, in bits. */
const BITS_PER_CHARACTER = [0, 3.6, 4.4, 5, 5.4];
/** What a stem of the list is worth in characters. */
const STEM_WORTH = 1;

/** True if the character repeats the one before, or follows it: `aaa`, `123`, `cba`. */
const isPredictable = (text: string, i: number) =>
  i > 0 && Math.abs(text.charCodeAt(i) - text.charCodeAt(i - 1)) <= 1;

/** Removes parts that an attacker tries first: the player's address and the most used passwords. */
function withoutKnownParts(password: string, email: string): { text: string; known: number } {
  const parts = email.toLowerCase().split(/[^a-z\d]+/);
  let text = password;
  let known = 0;
  for (const part of [...parts.filter(({ length }) => length > 2), COMMON]) {
    const found =
      typeof part === "string" ? text.toLowerCase().indexOf(part) : text.toLowerCase().search(part);
    if (found < 0) continue;
    const length = typeof part === "string" ? part.length : COMMON.exec(text.toLowerCase())![0].length;
    text = text.slice(0, found) + text.slice(found + length);
    known++;
  }
  return { text, known };
}

/** Estimates how hard a password is to guess; one that is too short is always weak. */
export function passwordStrength(password: string, email = ""): PasswordStrength {
  if (password.length < PASSWORD.min) return 0;
  const { text, known } = withoutKnownParts(password, email);
  const unpredictable = [...text].filter((_, i) => !isPredictable(text, i)).length;
  // Few different characters add little, however long they are.
  const characters = Math.min(unpredictable, 2 * new Set(text).size) + known * STEM_WORTH;
  const classes = CLASSES.filter((kind) => kind.test(text)).length;
  const bits = characters * BITS_PER_CHARACTER[classes]!;
  return STEPS.filter((step) => bits >= step).length as PasswordStrength;
}
