/** Number of list entries that the random pick draws from. */
export const RANDOM_POOL = 100;
/** Position of the random card in a category list, from 1. */
export const RANDOM_CARD_POSITION = 10;
/** Lists whose random card comes last. */
const CARD_LAST = ["special", "new", "top", "recommended"];

/** Uniform pick from the first 100 entries; `random` returns numbers in [0, 1). */
export function pickRandom<T>(entries: readonly T[], random: () => number): T | undefined {
  const pool = Math.min(entries.length, RANDOM_POOL);
  return entries[Math.floor(random() * pool)];
}

/** Index of a list's random card; Infinity for last. */
export function randomCardIndex(list: string): number {
  return CARD_LAST.includes(list) ? Number.POSITIVE_INFINITY : RANDOM_CARD_POSITION - 1;
}
