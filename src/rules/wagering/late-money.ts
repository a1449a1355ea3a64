const min = (a: bigint, b: bigint) => (a < b ? a : b);

/** A bonus that has ended: its bonus money then and since, and the most that becomes real money (null: no cap). */
export interface EndedBonus {
  endBalance: bigint;
  cap: bigint | null;
}

/** Real money that a bonus balance becomes. */
export const converted = (balance: bigint, cap: bigint | null): bigint =>
  cap === null ? balance : min(balance, cap);

/**
 * Treats money of an ended bonus as if it had been there at the end: the player gets what the conversion would have
 * paid more, or gives back what it would have paid less, and the house the rest.
 * @param amount minor units; negative if a win is taken back
 */
export function lateMoney({ endBalance, cap }: EndedBonus, amount: bigint) {
  const balance = endBalance + amount > 0n ? endBalance + amount : 0n;
  const real = converted(balance, cap) - converted(endBalance, cap);
  return { real, house: amount - real, endBalance: balance };
}
