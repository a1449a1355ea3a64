/** Millionths per minor unit: contributions are counted in millionths, so that rounding loses nothing. */
export const MILLION = 1_000_000n;

/** A pot's inputs, in millionths of a minor unit. */
export interface Pot {
  /** The amount the pot started with. */
  opening: bigint;
  /** The meters' total when the pot started, and now. */
  counted: bigint;
  gathered: bigint;
}

/**
 * The pot's amount in minor units, and the millionths carried over to the next pot: fractions, and contributions
 * above the ceiling.
 */
export function potAmount({ opening, counted, gathered }: Pot, ceiling: number | null) {
  const total = opening + gathered - counted;
  const cap = ceiling === null ? total : BigInt(ceiling) * MILLION;
  const amount = (total < cap ? total : cap) / MILLION;
  return { amount, rest: total - amount * MILLION };
}
