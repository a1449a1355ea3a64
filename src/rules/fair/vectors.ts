import { checkRound } from "./check.ts";
import { type FairKind, versionOf } from "./versions.ts";

/** Where the vectors are published; a later set has another number, and this one stays. */
export const VECTORS_PATH = "/fair/vectors-1.json";

/** One round: nonce, choice, stake in minor units, the numbers drawn in their order, and what it pays in minor units. */
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

/** A file of vectors, or null for anything else. */
export function readVectors(value: unknown): Vectors | null {
  const sets = (value as Vectors | null)?.sets;
  const fits = Array.isArray(sets) && sets.every(({ rounds }) => Array.isArray(rounds));
  return fits ? (value as Vectors) : null;
}

export const countVectors = ({ sets }: Vectors): number =>
  sets.reduce((sum, { rounds }) => sum + rounds.length, 0);

/** Works one out and says whether it agrees in everything: commitment, every number, payout. */
export async function vectorAgrees(set: VectorSet, [nonce, choice, stake, drawn, win]: Vector) {
  const rules = versionOf(set.game, set.version);
  if (!rules?.isChoice(choice)) return false;
  const { secret, client, commitment } = set;
  const found = await checkRound(rules, { secret, client, nonce, commitment, choice, stake: BigInt(stake) });
  return (
    found.committed === true &&
    found.win === BigInt(win) &&
    found.drawn.map(({ value }) => value).join() === drawn.join()
  );
}
