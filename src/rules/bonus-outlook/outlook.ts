import type { Contributions } from "../../contract/bonuses.ts";
import type { Fraction } from "../fair/versions.ts";
import { contributionOf, type WageredGame } from "../wagering/contributions.ts";
import { PARTS_PER_UNIT } from "../wagering/progress.ts";

/** A running or offered bonus as far as its outlook depends on it; amounts in minor units. */
export interface OutlookBonus {
  /** Counted stakes that its requirement still needs. */
  remaining: bigint;
  contributions: Contributions;
  /** Time to meet the requirement, milliseconds. */
  timeLeft: number;
}

/** How the bonus would be played. */
export interface OutlookPlay {
  game: { facts: WageredGame; returns: Fraction };
  /** Of every round, minor units. */
  stake: bigint;
  /** From the start of a round to the next, milliseconds. */
  pace: number;
}

/** What it takes to meet a requirement. Amounts in minor units; rounded so that nothing looks better than it is. */
export interface Outlook {
  /** Stakes still needed. */
  stakes: bigint;
  rounds: bigint;
  /** Average loss of these stakes. */
  cost: bigint;
  /** Playing time, milliseconds. */
  duration: bigint;
  /** Rounds that fit into the time left. */
  roundsInTime: bigint;
}

/** Pace if the player's isn't known, milliseconds. */
export const DEFAULT_PACE = 6_000;
/** Playing time of a day that the outlook assumes. */
export const HOURS_PER_DAY = 2;

const ceilOf = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;

/** The outlook of a bonus; null if bets in the game don't count, or take no bonus money. */
export function outlookOf(bonus: OutlookBonus, { game, stake, pace }: OutlookPlay): Outlook | null {
  const contribution = contributionOf(bonus.contributions, game.facts);
  if (contribution === "excluded" || contribution === 0) return null;
  const stakes = ceilOf(bonus.remaining * PARTS_PER_UNIT, BigInt(contribution));
  const rounds = ceilOf(stakes, stake);
  const { part, of } = game.returns;
  return {
    stakes,
    rounds,
    cost: ceilOf(stakes * (of - part), of),
    duration: rounds * BigInt(pace),
    roundsInTime: (BigInt(bonus.timeLeft) * BigInt(HOURS_PER_DAY)) / (24n * BigInt(pace)),
  };
}
