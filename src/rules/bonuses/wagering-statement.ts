import type { WageringEntry, WageringStatement } from "../../contract/bonuses.ts";

/** A minor unit has this many parts. */
export const PARTS = 10_000n;

/** Whole minor units of an amount in parts. */
export const toMinorUnits = (parts: bigint): bigint => parts / PARTS;

type Entry = Pick<WageringEntry, "id" | "provider" | "round" | "stake_cents" | "contribution" | "parts">;

interface Statement extends Pick<WageringStatement, "parts" | "max_bet_cents"> {
  /** Entries of all pages. */
  entries: readonly Entry[];
}

/**
 * `sum`: in parts. `entry`: an entry's parts don't follow from its stake. `twice`: a round is listed twice. `total`: the
 * total isn't the sum.
 */
export type StatementCheck =
  | { matches: true; sum: bigint }
  | { matches: false; sum: bigint; mismatch: "entry" | "twice" | "total"; entryId: number | null };

const least = (a: bigint, b: bigint) => (a < b ? a : b);

function expectedParts({ stake_cents, contribution }: Entry, maxBet: bigint | null): bigint {
  const stake = BigInt(stake_cents);
  return (maxBet === null ? stake : least(stake, maxBet)) * BigInt(contribution);
}

/** Recomputes the progress of a wagering requirement from every counted round. */
export function checkWageringStatement({ parts, max_bet_cents, entries }: Statement): StatementCheck {
  const maxBet = max_bet_cents === null ? null : BigInt(max_bet_cents);
  const sum = entries.reduce((total, entry) => total + BigInt(entry.parts), 0n);
  const rounds = new Set<string>();
  for (const entry of entries) {
    const round = `${entry.provider} ${entry.round}`;
    if (rounds.has(round)) return { matches: false, sum, mismatch: "twice", entryId: entry.id };
    rounds.add(round);
    if (BigInt(entry.parts) !== expectedParts(entry, maxBet))
      return { matches: false, sum, mismatch: "entry", entryId: entry.id };
  }
  return sum === BigInt(parts)
    ? { matches: true, sum }
    : { matches: false, sum, mismatch: "total", entryId: null };
}
