import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The 10,000 most frequent passwords of 8 characters or more in public breaches; lower case, one per line. */
const BREACHED = new Set(
  readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .trimEnd()
    .split("\n"),
);

/** Stems of the most common passwords, followed by digits, symbols or nothing. */
const WORDS =
  "password passwort motdepasse passwd pass1234 qwerty qwertz azerty asdfgh zxcvbn letmein welcome iloveyou admin administrator princess sunshine football baseball dragon monkey superman batman master shadow trustno1 starwars michael jordan hunter charlie changeme secret abc123 a1b2c3d4 1q2w3e4r 1qaz2wsx q1w2e3r4 zaq12wsx".split(
    " ",
  );
/** Words of this site and its trade, which attackers try first. */
const SITE_WORDS =
  "apogee casino jackpot bonus deposit slots slot pokies roulette blackjack poker betting gambling freespins freespin spins player winner lucky vip support".split(
    " ",
  );
const ONLY_SITE_WORDS = new RegExp(`^(?:${SITE_WORDS.join("|")})+$`);
const RUNS = [
  "0123456789012345",
  "9876543210987654",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
];

/**
 * True for passwords that attackers try first: common in breaches, repeated characters, keyboard runs, and common or
 * site words with digits.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  if (BREACHED.has(lower) || new Set(lower).size <= 2) return true;
  if (RUNS.some((run) => run.includes(lower) || run.includes(lower.slice(0, -1)))) return true;
  const stem = lower.replace(/[\d!@#$%^&*._-]+$/, "");
  if (WORDS.includes(stem) || WORDS.includes(lower)) return true;
  if (ONLY_SITE_WORDS.test(lower.replace(/[^a-z]/g, ""))) return true;
  // A piece repeated twice or more: "abcdabcd".
  if (/^(.{1,6})\1+$/.test(lower)) return true;
  const name = email.split("@")[0] ?? "";
  return name.length >= 4 && stem === name.replace(/[\d._-]+$/, "");
}
