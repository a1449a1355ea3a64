/** A win is told to everybody from this many times its round's stake on. */
const TIMES = 5n;

/**
 * Whether a win is worth telling: real money, of at least five times what its round had staked. By the stake and not by
 * an amount, so that it means the same in every currency and for every purse. What has no stake (free rounds) is not told.
 */
export const isWorthTelling = ({ won, staked }: { won: bigint; staked: bigint }): boolean =>
  staked > 0n && won >= TIMES * staked;
