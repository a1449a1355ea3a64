import type { Round } from "../../contract/rounds.ts";

/** How a player usually plays. */
export interface UsualPlay {
  /** Minor units. */
  stake: bigint;
  /** From the start of a round to the next, milliseconds. */
  pace: number;
}

/** Rounds that say something about a habit. */
export const MIN_ROUNDS = 20;
/** A longer gap is a pause, not the pace. */
const PAUSE = 60_000;

/** The lower one of an even number's two middles; undefined of nothing. */
const medianOf = <Value extends number | bigint>(values: readonly Value[]): Value | undefined =>
  values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))[Math.floor((values.length - 1) / 2)];

/**
 * The median stake and the median gap of recent rounds in one currency, in any order.
 * @returns null if there are too few to tell
 */
export function usualPlay(
  rounds: readonly Pick<Round, "currency" | "stake_cents" | "opened_at">[],
  currency: string,
): UsualPlay | null {
  // Free rounds cost nothing.
  const paid = rounds.filter((round) => round.currency === currency && BigInt(round.stake_cents) > 0n);
  if (paid.length < MIN_ROUNDS) return null;
  const starts = paid.map(({ opened_at }) => Date.parse(opened_at)).toSorted((a, b) => a - b);
  const gaps = starts.slice(1).map((start, i) => start - starts[i]!);
  const pace = medianOf(gaps.filter((gap) => gap > 0 && gap <= PAUSE));
  if (pace === undefined) return null;
  return { stake: medianOf(paid.map(({ stake_cents }) => BigInt(stake_cents)))!, pace };
}
