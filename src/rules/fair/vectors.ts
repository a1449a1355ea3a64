import { checkRound } from "./check.ts";
import { type FairKind, versionOf } from "./versions.ts";

/** Published path of the test vectors; a later set gets another number, this one never changes. */
export const VECTORS_PATH = "/fair/vectors-1.json";

/** One round: nonce, choice, stake in minor units, drawn numbers in order, and payout in minor units. */
export type Vector = [nonce: number, choice: object, stake: number, drawn: number[], win: number];

/** Rounds of one secret. */
export interface VectorSet {
  game: FairKind;
  version: number;
  secret: string;
  commitment: string;
  client: string;
  rounds: Vector[];
}

export interface Vectors {
  about: string;
  sets: VectorSet[];
}

/**
 * Validates a vector file.
 * @returns null for anything else.
 */
export function readVectors(value: unknown): Vectors | null {
  const sets = (value as Vectors | null)?.sets;
  const fits = Array.isArray(sets) && sets.every(({ rounds }) => Array.isArray(rounds));
  return fits ? (value as Vectors) : null;
}

export const countVectors = ({ sets }: Vectors): number =>
  sets.reduce((sum, { rounds }) => sum + rounds.length, 0);

/**
 * Recomputes a vector.
 * @returns true if commitment, drawn numbers and payout match.
 */
export async function matchesVector(set: VectorSet, [nonce, choice, stake, drawn, win]: Vector) {
  const rules = versionOf(set.game, set.version);
  if (!rules?.isChoice(choice)) return false;
  const { secret, client, commitment } = set;
  const check = await checkRound(rules, { secret, client, nonce, commitment, choice, stake: BigInt(stake) });
  return (
    check.matchesCommitment === true &&
    check.win === BigInt(win) &&
    check.drawn.map(({ value }) => value).join() === drawn.join()
  );
}
