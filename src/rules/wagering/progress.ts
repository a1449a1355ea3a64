/** Parts of a minor unit in which counted stakes are added up, so that nothing is rounded. */
export const PARTS_PER_UNIT = 10_000n;

const min = (a: bigint, b: bigint) => (a < b ? a : b);
const max = (a: bigint, b: bigint) => (a > b ? a : b);

/**
 * The wagering requirement of a bonus, in parts.
 * @param granted minor units
 * @param multiplier at most two decimals
 */
export const requiredParts = (granted: bigint, multiplier: number): bigint =>
  ((granted * BigInt(Math.round(multiplier * 100))) / 100n) * PARTS_PER_UNIT;

/**
 * What a closed round counts, in parts.
 * @param stake real and bonus stakes of the round, net of rollbacks, minor units
 * @param maxBet highest stake that counts, minor units; null for no cap
 * @param contribution ten-thousandths
 */
export const countedParts = (stake: bigint, maxBet: bigint | null, contribution: number): bigint =>
  (maxBet === null ? stake : min(stake, maxBet)) * BigInt(contribution);

/** Progress as players see it: never below 0 or above the requirement; minor units, rounded down, and percent. */
export function shownProgress(progress: bigint, required: bigint): { wagered: bigint; percent: number } {
  const counted = min(max(progress, 0n), required);
  return {
    wagered: counted / PARTS_PER_UNIT,
    percent: required === 0n ? 100 : Number((counted * 100n) / required),
  };
}
