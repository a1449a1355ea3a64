/** Of which a minor unit is made: what stakes give is counted so, and nothing is lost in rounding. */
export const MILLION = 1_000_000n;

/** What a pot is made of, in millionths of a minor unit. */
export interface Pot {
  /** What it began with. */
  opening: bigint;
  /** What the level's meters had gathered when it began, and have by now. */
  counted: bigint;
  gathered: bigint;
}

/**
 * What a pot pays, in minor units, and the millionths that stay for the next one: what is less than a minor unit, and
 * what was given beyond the ceiling.
 */
export function inPot({ opening, counted, gathered }: Pot, ceiling: number | null) {
  const total = opening + gathered - counted;
  const most = ceiling === null ? total : BigInt(ceiling) * MILLION;
  const amount = (total < most ? total : most) / MILLION;
  return { amount, rest: total - amount * MILLION };
}
