/** How many entries of a list the random pick draws from. */
export const RANDOM_POOL = 100;
/** Place of the random card in a list of a category, counted from 1. */
export const RANDOM_CARD_POSITION = 10;
/** Lists whose random card stands at the end. */
const AT_THE_END = ["special", "new", "top", "recommended"];

/** A uniform pick from the first 100 entries; `random` gives numbers in [0, 1). */
export function pickRandom<T>(entries: readonly T[], random: () => number): T | undefined {
  const pool = Math.min(entries.length, RANDOM_POOL);
  return entries[Math.floor(random() * pool)];
}

/** Index at which the random card of a list stands; Infinity means at the end. */
export function randomCardIndex(list: string): number {
  return AT_THE_END.includes(list) ? Number.POSITIVE_INFINITY : RANDOM_CARD_POSITION - 1;
}
