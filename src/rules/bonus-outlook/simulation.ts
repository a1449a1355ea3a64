import type { FairKind } from "../fair/versions.ts";
import { randomStream } from "../web/hash.ts";
import { PUBLISHED_GAMES } from "./published-games.ts";
import type { NextInteger } from "./slot-spins.ts";

/** A bonus that is played to its end with bonus money only, always with the same stake; amounts in minor units. */
export interface SimulationInput {
  kind: FairKind;
  balance: bigint;
  stake: bigint;
  /** Rounds that meet the requirement. */
  rounds: bigint;
  /** Rounds that fit into the time. */
  roundsInTime: bigint;
  /** Most that becomes real money; null for no cap. */
  maxWin: bigint | null;
  seed: number;
}

/** How the plays ended. */
export interface SimulationResult {
  plays: number;
  /** Met the requirement in time; the others lost the bonus or ran out of time. */
  finished: number;
  /** Ended with nothing left. */
  empty: number;
  /** Average of all plays, minor units, rounded down. */
  remainder: bigint;
}

type Round = (next: NextInteger) => number;

/** Rounds of all plays together, unless the fewest plays need more: about two seconds on a laptop. */
const ROUND_BUDGET = 20_000_000n;
const PLAYS = { least: 500n, most: 10_000n };
/** Rounds between two pauses. */
const CHUNK = 50_000;

const min = (a: bigint, b: bigint) => (a < b ? a : b);
const max = (a: bigint, b: bigint) => (a > b ? a : b);

/** Number of plays: more of short ones. */
export const playsOf = (rounds: bigint): number =>
  Number(max(PLAYS.least, min(PLAYS.most, ROUND_BUDGET / max(rounds, 1n))));

/** @throws RangeError if the amount is too large for exact numbers */
function toNumber(amount: bigint): number {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`too large to simulate: ${amount}`);
  return Number(amount);
}

/**
 * Plays a bonus many times. The same input gives the same result, however it is divided: the generator yields now and
 * then, so that its caller can pause or stop.
 * @param round draws one round with the stake and returns its win
 */
export function* simulateRounds(
  input: Omit<SimulationInput, "kind">,
  round: Round,
): Generator<undefined, SimulationResult> {
  const { maxWin } = input;
  const plays = playsOf(input.rounds);
  // No play finishes; it makes no difference which of them lose the bonus earlier.
  if (input.rounds > input.roundsInTime) return { plays, finished: 0, empty: plays, remainder: 0n };
  const stake = toNumber(input.stake);
  const start = toNumber(input.balance);
  const rounds = toNumber(input.rounds);
  const random = randomStream(input.seed);
  const next: NextInteger = (below) => Math.floor(random() * below);
  const result = { plays, finished: 0, empty: 0 };
  let total = 0n;
  let played = 0;
  for (let play = 0; play < plays; play++) {
    let balance = start;
    let left = rounds;
    while (left > 0 && balance >= stake) {
      balance += round(next) - stake;
      left--;
      if (++played % CHUNK === 0) yield;
    }
    // Less than one stake is of no use to the player.
    const converted = left === 0 ? min(BigInt(balance), maxWin ?? BigInt(balance)) : 0n;
    if (left === 0) result.finished++;
    if (converted === 0n) result.empty++;
    total += converted;
  }
  return { ...result, remainder: total / BigInt(plays) };
}

/** Plays a bonus in a published game many times. */
export const simulate = (input: SimulationInput): Generator<undefined, SimulationResult> =>
  simulateRounds(input, PUBLISHED_GAMES[input.kind].roundsOf(input.stake));

/** Runs plays to their end without a pause. */
export function resultOf(plays: Generator<undefined, SimulationResult>): SimulationResult {
  for (;;) {
    const { done, value } = plays.next();
    if (done) return value;
  }
}

/** Plays per hundred. Rounded up, it's only 100 if it's every play. */
export function inHundred(count: number, plays: number, rounding: "down" | "up"): number {
  if (rounding === "down") return Math.floor((count * 100) / plays);
  return count === plays ? 100 : Math.min(99, Math.ceil((count * 100) / plays));
}

/** What the average remainder is worth, against the average loss of the stakes; both in minor units. */
export function worthOf(remainder: bigint, cost: bigint): "nothing" | "less_than_cost" | "more_than_cost" {
  if (remainder <= 0n) return "nothing";
  return remainder < cost ? "less_than_cost" : "more_than_cost";
}
