/** Minimum multiple of the round's stake for a public win. */
const MIN_MULTIPLE = 5n;

/**
 * True if a real-money win of at least five times the round's stake is published. Relative to the stake, so
 * that it applies to every currency and balance; rounds without a stake (free rounds) don't qualify.
 */
export const isPublicWin = ({ won, staked }: { won: bigint; staked: bigint }): boolean =>
  staked > 0n && won >= MIN_MULTIPLE * staked;
